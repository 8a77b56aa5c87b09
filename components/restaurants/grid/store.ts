import { isDialogOpen } from "@/components/ui/is-dialog-open";
import { isFocusLost } from "@/components/ui/is-focus-lost";
import type { ColumnKey } from "./columns";
import type { GridAction, Then } from "./grid-action";
import { reduce } from "./reducer";
import { type GridState, startState } from "./state";
import type { Table } from "./table";

/** Holds the categories and dishes of a menu, and what is done with them in the grid. */
export function createGridStore({ categories, dishes }: Table) {
  let state = startState({ categories, dishes });
  let columns: readonly ColumnKey[] = [];
  let readEditor: (() => string) | null = null;
  let bringFocus = () => {};
  const watchers = new Set<() => void>();

  const store = {
    get: (): GridState => state,
    watch(changed: () => void) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    /** Calls back after each change of categories or dishes. */
    watchTable(changed: () => void) {
      let { table } = state;
      return store.watch(() => {
        if (state.table === table) return;
        table = state.table;
        changed();
      });
    },
    do(action: GridAction) {
      const next = reduce(state, action, columns);
      if (next === state) return;
      state = next;
      for (const watch of watchers) watch();
    },
    setColumns(shown: readonly ColumnKey[]) {
      columns = shown;
    },
    /** The cell that is being edited says how its text is read. */
    setEditor(read: (() => string) | null) {
      readEditor = read;
    },
    /** The grid says how the focus is brought to its cursor. */
    setFocus(bring: () => void) {
      bringFocus = bring;
    },
    /** Brings the focus to the cursor, once what was done is on screen; not from a dialog that has opened. */
    focus: () =>
      void requestAnimationFrame(() => {
        if (!isDialogOpen()) bringFocus();
      }),
    /** Does so only where what had the focus is gone. */
    keepFocus: () =>
      void requestAnimationFrame(() => {
        if (isFocusLost()) bringFocus();
      }),
    /** Takes over what is being typed; a cell that is not on screen has nothing. @returns whether it could be read */
    finish(then: Then = "stay"): boolean {
      if (state.editing)
        store.do(readEditor ? { type: "commit", text: readEditor(), next: then } : { type: "cancel" });
      return state.editing === null;
    },
  };
  return store;
}

export type GridStore = ReturnType<typeof createGridStore>;
