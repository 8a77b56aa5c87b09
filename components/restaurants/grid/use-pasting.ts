"use client";

import { isDialogOpen } from "@/components/ui/is-dialog-open";
import { isTextField } from "./is-text-field";
import { offerUndo } from "./offer-undo";
import type { Cell } from "./paste";
import type { GridStore } from "./store";
import { useGridStore } from "./use-grid";
import { useWindowEvent } from "./use-window-event";

/** MIME type of cells copied from this grid, with the menu's id as data; spreadsheets ignore it. */
export const CELLS_TYPE = "application/x-menu-cells";

/** Returns true for the text of a single cell, which spreadsheets end with a line break. */
const isOneValue = (text: string) => !/[\t\r\n]/.test(text.trimEnd());

export type Pasted = {
  text: string;
  /** The cursor's cell, if the focus was in the grid. */
  at: Cell | null;
};

/** Pastes text into the cells from one on, and offers to undo it. */
export async function pasteCells(grid: GridStore, text: string, at: Cell) {
  const { pastedCells } = await import("./pasted-cells");
  const before = grid.get().table;
  grid.do({ type: "paste", cells: pastedCells(text), at });
  const { table, announcement } = grid.get();
  if (table !== before) offerUndo(grid, announcement, { topic: "pasted" });
}

/**
 * Handles pasting anywhere on the screen except in fields. Cells copied from this grid and single values are pasted
 * from the cursor on; other tables are passed to `onTable`.
 */
export function usePasting(restaurantId: string, isShown: boolean, onTable: (pasted: Pasted) => void) {
  const grid = useGridStore();

  useWindowEvent("paste", isShown, (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const focused = document.activeElement;
    if (text.trim() === "" || event.defaultPrevented || isTextField(focused) || isDialogOpen()) return;
    event.preventDefault();
    const isInTable = focused?.closest("[role=grid]") != null;
    const at = isInTable ? grid.get().cursor : null;
    const isOwn = event.clipboardData?.getData(CELLS_TYPE) === restaurantId;
    if (at && (isOwn || isOneValue(text))) void pasteCells(grid, text, at);
    else onTable({ text, at });
  });
}
