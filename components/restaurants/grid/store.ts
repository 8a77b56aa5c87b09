import { isDialogOpen } from "@/components/ui/is-dialog-open";
import { isFocusLost } from "@/components/ui/is-focus-lost";
import type { ColumnKey } from "./columns";
import type { Then } from "./navigate";
import { type GridAction, reduce } from "./reducer";
import { type GridState, startState } from "./state";
import type { Table } from "./table";

/** Creates the store of the grid: categories, dishes, options, cursor, selection and undo history. */
export function createGridStore({ categories, dishes, optionGroups }: Table, currency: string) {
  let state = startState({ categories, dishes, optionGroups }, currency);
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
    /** Calls back after each change of categories, dishes or options. */
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
    /** Registers the function that reads the cell editor's text. */
    setEditor(read: (() => string) | null) {
      readEditor = read;
    },
    /** Registers the function that moves the focus to the cursor. */
    setFocus(bring: () => void) {
      bringFocus = bring;
    },
    /** Moves the focus to the cursor after the next render, unless a dialog has opened. */
    focus: () =>
      void requestAnimationFrame(() => {
        if (!isDialogOpen()) bringFocus();
      }),
    /** Does so only if the focused element was removed. */
    keepFocus: () =>
      void requestAnimationFrame(() => {
        if (isFocusLost()) bringFocus();
      }),
    /**
     * Commits the cell being edited, if it is on screen.
     * @returns false if its text is invalid
     */
    finish(then: Then = "stay"): boolean {
      if (state.editing)
        store.do(readEditor ? { type: "commit", text: readEditor(), next: then } : { type: "cancel" });
      return state.editing === null;
    },
  };
  return store;
}

export type GridStore = ReturnType<typeof createGridStore>;
