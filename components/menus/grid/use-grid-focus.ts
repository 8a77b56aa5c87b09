"use client";

import { type RefObject, useEffect, useRef } from "react";
import { cellMark } from "./layout";
import type { GridState } from "./state";

/** The element of a cell that takes the focus. */
function targetOf(grid: HTMLElement, { row, column }: { row: string; column: string }): HTMLElement | null {
  const own = [cellMark(row, column), cellMark(row, "name")]
    .map((mark) => grid.querySelector<HTMLElement>(`[data-cell="${CSS.escape(mark)}"]`))
    .find(Boolean);
  return own?.querySelector<HTMLElement>("[data-focus]") ?? own ?? null;
}

/** Keeps the focus at the cursor while it is in the grid. @returns a function that brings it there */
export function useGridFocus(element: RefObject<HTMLElement | null>, { cursor, editing, table }: GridState) {
  const isWithin = useRef(false);

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      isWithin.current = element.current?.contains(target as Node) ?? false;
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, [element]);

  const focus = useRef(() => {
    const grid = element.current;
    const target = grid && cursor && targetOf(grid, cursor);
    if (target && target !== document.activeElement) target.focus();
  });
  focus.current = () => {
    const grid = element.current;
    const target = grid && cursor && targetOf(grid, cursor);
    if (target && target !== document.activeElement) target.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell of the cursor may be another element by then
  useEffect(() => {
    if (isWithin.current && !editing) focus.current();
  }, [cursor, editing, table]);

  return () => {
    isWithin.current = true;
    focus.current();
  };
}
