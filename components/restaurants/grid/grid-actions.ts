import { createContext, useContext } from "react";
import type { MenuDish, MenuTable } from "@/lib/restaurants/schema";
import type { Pasted } from "./use-pasting";

/** A dialog or a menu above the grid. */
export type Opened =
  | { what: "menu"; row: string; button: HTMLElement }
  | { what: "plate"; dish: string }
  | { what: "allergens"; dish: string }
  | { what: "category"; category: string }
  | { what: "times"; category: string }
  | { what: "prices"; chosen: readonly string[] }
  | { what: "import"; way: "file" | "paste"; pasted?: Pasted }
  | { what: "keys" };

/** Actions outside the grid's state. Their identity is stable, so that rows don't render again. */
export type GridActions = {
  /** Adds a dish to a category and starts editing it. */
  addDish: (category: string) => void;
  open: (opened: Opened) => void;
  setSoldOut: (dish: MenuDish, soldOut: boolean) => void;
  /** Deletes dishes, and offers to undo it. */
  remove: (dishes: readonly string[]) => void;
  /** Asks first for the dishes' new category. */
  removeCategory: (category: string) => void;
  /** Downloads the dishes or the options of the draft as CSV. */
  exportTable: (table: MenuTable) => void;
};

export const GridActionsContext = createContext<GridActions | null>(null);

export function useGridActions(): GridActions {
  const actions = useContext(GridActionsContext);
  if (!actions) throw new Error("GridActionsContext is missing");
  return actions;
}
