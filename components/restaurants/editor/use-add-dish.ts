"use client";

import { useCallback } from "react";
import type { GridStore } from "../grid/store";
import type { MenuView } from "./use-menu-commands";

type Screen = {
  grid: GridStore;
  isNarrow: boolean;
  onView: (view: MenuView) => void;
  onSheet: (dish: string | null) => void;
};

/** Adds a dish to a category, by default the cursor's, and starts editing its name; on a phone in its sheet. */
export function useAddDish({ grid, isNarrow, onView, onSheet }: Screen) {
  return useCallback(
    (category?: string) => {
      onView("dishes");
      const before = grid.get().table;
      grid.do({ type: "addDish", stays: isNarrow, ...(category !== undefined && { category }) });
      const { table, cursor } = grid.get();
      if (isNarrow && cursor && table !== before) onSheet(cursor.row);
    },
    [grid, isNarrow, onView, onSheet],
  );
}
