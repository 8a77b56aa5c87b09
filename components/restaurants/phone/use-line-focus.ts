"use client";

import { type RefObject, useEffect, useRef } from "react";
import { cellTarget, searchField } from "../grid/focus-target";
import type { GridState } from "../grid/state";
import { useGridStore } from "../grid/use-grid";

/** Brings the focus to the line of the cursor where that is asked, and once a name that was being typed there is. */
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
