"use client";

import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { GridState } from "./state";
import type { GridStore } from "./store";

const GridContext = createContext<GridStore | null>(null);

export function GridProvider({ grid, children }: { grid: GridStore; children: ReactNode }) {
  return <GridContext value={grid}>{children}</GridContext>;
}

/** Returns the store of the grid, without subscribing to its state. */
export function useGridStore(): GridStore {
  const grid = useContext(GridContext);
  if (!grid) throw new Error("useGridStore needs a GridProvider above it");
  return grid;
}

/** Selects a part of a grid's state; renders again when that part changes. */
export const useWatched = <Part,>({ watch, get }: GridStore, part: (state: GridState) => Part): Part => {
  const read = () => part(get());
  return useSyncExternalStore(watch, read, read);
};

export function useGridState(): GridState {
  const { watch, get } = useGridStore();
  return useSyncExternalStore(watch, get, get);
}
