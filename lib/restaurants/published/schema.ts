import { z } from "zod";

/** A restaurant's id as API parameter. */
export const restaurantId = z.string({ error: "Unknown menu" }).regex(/^[\w-]{1,64}$/, "Unknown menu");

/** `/api/ordering/menus/{menu}`. */
export const menuParams = z.object({ menu: restaurantId });

/** `POST /api/ordering/sold-out`. */
export const soldOutInput = z.strictObject({
  menu: restaurantId,
  dishId: z.string({ error: "A dish is required" }).max(100),
  soldOut: z.boolean({ error: "Must be true or false" }),
});
export type SoldOutInput = z.infer<typeof soldOutInput>;
