"use client";

import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { GridState } from "./state";
import type { GridStore } from "./store";

const GridContext = createContext<GridStore | null>(null);

export function GridProvider({ grid, children }: { grid: GridStore; children: ReactNode }) {
  return <GridContext value={grid}>{children}</GridContext>;
}

/** The grid of the menu that is open: what is done in it, without following what it shows. */
export function useGridStore(): GridStore {
  const grid = useContext(GridContext);
  if (!grid) throw new Error("useGridStore needs a GridProvider above it");
  return grid;
}

/** A part of what a grid shows; rendered anew only where that is another value. */
export const useWatched = <Part,>({ watch, get }: GridStore, part: (state: GridState) => Part): Part => {
  const read = () => part(get());
  return useSyncExternalStore(watch, read, read);
};

/** What the grid shows. */
export function useGridState(): GridState {
  const { watch, get } = useGridStore();
  return useSyncExternalStore(watch, get, get);
}
