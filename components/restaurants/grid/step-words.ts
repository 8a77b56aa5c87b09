import { count } from "@/components/ui/count";
import type { MenuDish } from "@/lib/restaurants/schema";
import type { Cell } from "./paste";
import type { GridState } from "./state";
import { findDish, type Table } from "./table";

/** Returns a dish's name for messages. */
export const named = (dish: MenuDish | undefined) => dish?.name || "Dish";

/** Returns the name of a single dish, else the number of dishes. */
export const namedAll = (table: Table, ids: readonly string[]) =>
  ids.length === 1 ? named(findDish(table, ids[0] ?? "")) : count(ids.length, "dish", "dishes");

/** Returns the state with a rejected input's message, shown at a cell if given. */
export const refusedAt = (state: GridState, cell: Cell | null, message: string): GridState =>
  cell ? { ...state, refused: { cell, message } } : { ...state, announcement: message };
