"use client";

import { type RefObject, useEffect, useRef } from "react";
import { isFocusLost } from "@/components/ui/is-focus-lost";
import { cellTarget, searchField } from "./focus-target";
import { type GridState, rowsIn } from "./state";

/**
 * Keeps the focus at the cursor while it is in the grid.
 * @returns a function that moves the focus there
 */
export function useGridFocus(element: RefObject<HTMLElement | null>, state: GridState) {
  const { cursor, editing, table } = state;
  const { list, places } = rowsIn(state);
  const shown = cursor && places.has(cursor.row) ? cursor : null;
  const isWithin = useRef(false);

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      isWithin.current = element.current?.contains(target as Node) ?? false;
    };
    // Runs before the grid's handler, which may move the cursor.
    document.addEventListener("focusin", follow, { capture: true });
    return () => document.removeEventListener("focusin", follow, { capture: true });
  }, [element]);

  /** Without a visible cursor, the grid moves the focus to its first row. */
  function bring() {
    const grid = element.current;
    if (!grid) return;
    const otherwise = list.length > 0 ? grid : (searchField(grid) ?? grid);
    const target = shown ? cellTarget(grid, shown) : otherwise;
    if (target !== document.activeElement) target?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell of the cursor may be another element by then
  useEffect(() => {
    if (isWithin.current && !editing && (shown || isFocusLost())) bring();
  }, [cursor, editing, table]);

  return bring;
}
