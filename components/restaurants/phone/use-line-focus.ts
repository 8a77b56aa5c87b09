"use client";

import { type RefObject, useEffect, useRef } from "react";
import { cellTarget, searchField } from "../grid/focus-target";
import type { GridState } from "../grid/state";
import { useGridStore } from "../grid/use-grid";

/** Moves the focus to the cursor's row on request, and after a new dish got its name. */
export function useLineFocus(element: RefObject<HTMLElement | null>, { cursor, editing }: GridState) {
  const grid = useGridStore();
  const wasEditing = useRef(false);

  useEffect(() =>
    grid.setFocus(() => {
      const list = element.current;
      const target = list && ((cursor && cellTarget(list, cursor)) ?? searchField(list));
      target?.focus();
    }),
  );

  useEffect(() => {
    if (wasEditing.current && !editing) grid.keepFocus();
    wasEditing.current = editing !== null;
  }, [grid, editing]);
}
