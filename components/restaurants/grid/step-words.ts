import type { MenuDish } from "@/lib/restaurants/schema";
import type { Cell } from "./paste";
import type { GridState } from "./state";

/** Returns a dish's name for messages. */
export const named = (dish: MenuDish | undefined) => dish?.name || "Dish";
export const dishes = (count: number) => (count === 1 ? "1 dish" : `${count.toLocaleString("en")} dishes`);

/** Returns the state with a rejected input's message, shown at a cell if given. */
export const refusedAt = (state: GridState, cell: Cell | null, message: string): GridState =>
  cell ? { ...state, refused: { cell, message } } : { ...state, announcement: message };
