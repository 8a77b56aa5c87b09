"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import type { GridState } from "./state";
import type { GridStore } from "./store";

export const GridContext = createContext<GridStore | null>(null);

/** Returns the store of the grid, without subscribing to its state. */
export function useGridStore(): GridStore {
  const grid = useContext(GridContext);
  if (!grid) throw new Error("GridContext is missing");
  return grid;
}

/** Selects a part of a grid's state; renders again when that part changes. */
export const useWatched = <Part>({ watch, get }: GridStore, part: (state: GridState) => Part): Part => {
  const read = () => part(get());
  return useSyncExternalStore(watch, read, read);
};

export const useGridState = (): GridState => useWatched(useGridStore(), (state) => state);
