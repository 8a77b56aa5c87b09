import { z } from "zod";
import type { soldOutDish, soldOutMenu } from "./answers";
import { menuKey } from "./schema";

/** `POST /api/ordering/sold-out`. */
export const soldOutInput = z.strictObject({
  menu: menuKey,
  dishId: z.string({ error: "A dish is required" }).max(100),
  soldOut: z.boolean({ error: "Must be true or false" }),
});
export type SoldOutInput = z.infer<typeof soldOutInput>;

export type SoldOutDish = z.infer<typeof soldOutDish>;
export type SoldOutMenu = z.infer<typeof soldOutMenu>;
/** `/api/ordering/sold-out`. */
export type SoldOutAnswer = { success: true; menus: SoldOutMenu[] };
