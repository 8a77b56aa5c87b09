import { z } from "zod";
import { type MenuKey, menuKeys } from "./types";

/** `POST /api/ordering/sold-out`. */
export const soldOutInput = z.strictObject({
  menu: z.enum(menuKeys, { error: "Unknown menu" }),
  dishId: z.string({ error: "A dish is required" }).max(100),
  soldOut: z.boolean({ error: "Must be true or false" }),
});
export type SoldOutInput = z.infer<typeof soldOutInput>;

export type SoldOutDish = { id: string; name: string; emoji: string; category: string; soldOut: boolean };
export type SoldOutMenu = { key: MenuKey; restaurant: string; dishes: SoldOutDish[] };
/** `/api/ordering/sold-out`. */
export type SoldOutAnswer = { success: true; menus: SoldOutMenu[] };
