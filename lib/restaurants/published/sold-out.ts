import { z } from "zod";
import { restaurantId } from "./schema";

/** `POST /api/ordering/sold-out`. */
export const soldOutInput = z.strictObject({
  menu: restaurantId,
  dishId: z.string({ error: "A dish is required" }).max(100),
  soldOut: z.boolean({ error: "Must be true or false" }),
});
export type SoldOutInput = z.infer<typeof soldOutInput>;
