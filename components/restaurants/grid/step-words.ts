import type { MenuDish } from "@/lib/restaurants/schema";
import type { Cell } from "./paste";
import type { GridState } from "./state";

/** What a dish is called where something is said about it. */
export const named = (dish: MenuDish | undefined) => dish?.name || "Dish";
export const dishes = (count: number) => (count === 1 ? "1 dish" : `${count.toLocaleString("en")} dishes`);

/** The state with why something was refused, beside a cell where there is one. */
export const refusedAt = (state: GridState, cell: Cell | null, message: string): GridState =>
  cell ? { ...state, refused: { cell, message } } : { ...state, announcement: message };
