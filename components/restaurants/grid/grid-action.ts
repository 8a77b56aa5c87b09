import type { MenuDish } from "@/lib/restaurants/schema";
import type { Place } from "./move";
import type { Way } from "./navigate";
import type { Cell } from "./paste";
import type { Table } from "./table";

/** The cursor's direction after editing a cell. */
export type Then = "down" | "up" | "right" | "left" | "stay";

export type GridAction =
  | { type: "move"; way: Way; extend?: boolean }
  | { type: "point"; cell: Cell; extend?: boolean }
  | { type: "selectAll" }
  | { type: "edit"; begins?: string }
  | { type: "editCategory"; id: string }
  | { type: "typed" }
  | { type: "cancel" }
  | { type: "refuse"; cell: Cell; message: string }
  | { type: "commit"; text: string; next: Then }
  | { type: "toggle"; ids: readonly string[]; column: "popular" | "hidden"; on?: boolean }
  | { type: "clear" }
  | { type: "paste"; cells: readonly (readonly string[])[]; at: Cell }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "addDish"; category?: string; begins?: string; stays?: boolean; id?: string }
  | { type: "change"; id: string; change: Partial<MenuDish> }
  | { type: "changeMany"; changes: ReadonlyMap<string, Partial<MenuDish>>; label: string }
  | { type: "duplicate"; ids: readonly string[] }
  | { type: "remove"; ids: readonly string[] }
  | { type: "stepDish"; id: string; by: 1 | -1 }
  | { type: "dropDish"; id: string; place: Place }
  | { type: "addCategory"; label: string }
  | { type: "renameCategory"; id: string; label: string }
  | { type: "stepCategory"; id: string; by: 1 | -1 }
  | { type: "dropCategory"; id: string; before: string | null }
  | { type: "removeCategory"; id: string; to: string | null }
  | { type: "tick"; ids: readonly string[]; on: boolean }
  | { type: "search"; text: string }
  /** A table derived from the current one, as an undo step. */
  | { type: "import"; table: Table; label: string }
  | { type: "replace"; table: Table };
