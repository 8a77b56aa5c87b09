import type { UseFormReturn } from "react-hook-form";
import { isDialogOpen } from "@/components/ui/is-dialog-open";
import { isFocusLost } from "@/components/ui/is-focus-lost";
import { isSameTable } from "@/lib/restaurants/editor/merge";
import type { MenuContent } from "@/lib/restaurants/schema";
import type { ColumnKey } from "./columns";
import type { GridAction, Then } from "./grid-action";
import { reduce } from "./reducer";
import { type GridState, startState } from "./state";

/**
 * What the grid shows and what is done in it. The form has the same categories and dishes, the very same objects, so
 * that comparing them costs nothing: each change writes them there once, and what else changes the form is taken over.
 */
export function createGridStore(form: UseFormReturn<MenuContent>) {
  const tableOfForm = () => {
    const { categories, dishes } = form.getValues();
    return { categories, dishes };
  };
  let state = startState(tableOfForm());
  let columns: readonly ColumnKey[] = [];
  let isWriting = false;
  let readEditor: (() => string) | null = null;
  let bringFocus = () => {};
  const watchers = new Set<() => void>();

  function show(next: GridState) {
    if (next === state) return;
    const isOther = next.table !== state.table;
    state = next;
    if (isOther) {
      isWriting = true;
      form.setValues(next.table);
      isWriting = false;
    }
    for (const watch of watchers) watch();
  }

  function keepUp() {
    if (isWriting) return;
    const table = tableOfForm();
    if (table.dishes === state.table.dishes && table.categories === state.table.categories) return;
    if (isSameTable(table, state.table)) {
      isWriting = true;
      form.setValues(state.table);
      isWriting = false;
    } else show(reduce(state, { type: "replace", table }, columns));
  }

  const store = {
    get: (): GridState => state,
    watch(changed: () => void) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    do: (action: GridAction) => show(reduce(state, action, columns)),
    /** Follows the form for as long as the editor is open. */
    follow: () => form.subscribe({ formState: { values: true }, callback: keepUp }),
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
