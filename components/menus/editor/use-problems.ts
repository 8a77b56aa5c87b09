"use client";

import { useMemo } from "react";
import { useFormState } from "react-hook-form";
import { fieldOf, valueColumns } from "../grid/columns";
import { categoryRowId } from "../grid/rows";
import type { Table } from "../grid/table";
import { useWatched } from "../grid/use-grid";
import { wrongPlaces } from "./menu-problems";
import type { MenuView } from "./use-menu-commands";
import type { MenuEditorState } from "./use-menu-editor";

const columnOf = (field: string) => valueColumns.find((key) => fieldOf[key] === field) ?? "name";

type Messages = readonly (Readonly<Record<string, { message?: string } | undefined>> | undefined)[];

/** The first entry of a list that the server refused, such as for a picture that is gone. */
function refusedEntry(errors: object, table: Table) {
  for (const list of ["categories", "dishes"] as const) {
    const messages: Messages = (errors as Record<typeof list, Messages | undefined>)[list] ?? [];
    const index = messages.findIndex(Boolean);
    const entry = table[list][index];
    const [field, error] = Object.entries(messages[index] ?? {})[0] ?? [];
    if (entry && field && error?.message) {
      const row = list === "dishes" ? entry.id : categoryRowId(entry.id);
      const column = field === "picture" ? "plate" : columnOf(field);
      return { cell: { row, column }, message: error.message };
    }
  }
  return null;
}

/** What is wrong in the menu, how much of it, and the way to the first of it. */
export function useProblems(
  { form, grid }: Pick<MenuEditorState, "form" | "grid">,
  onView: (view: MenuView) => void,
) {
  const table = useWatched(grid, ({ table }) => table);
  const isTyping = useWatched(grid, ({ editing }) => editing?.isTyped ?? false);
  const { errors } = useFormState({ control: form.control });
  const inRestaurant = Object.keys((errors as { restaurant?: object }).restaurant ?? {}).length;
  const fresh = useWatched(grid, ({ fresh }) => fresh);
  const places = useMemo(() => wrongPlaces(table).filter(({ id }) => id !== fresh), [table, fresh]);
  const first = places[0];

  /** Shows where the first of it is. */
  function reveal() {
    const listed = first || inRestaurant > 0 ? null : refusedEntry(errors, table);
    if (listed) {
      onView("dishes");
      grid.do({ type: "refuse", ...listed });
      return grid.focus();
    }
    if (!first || inRestaurant > 0) return onView("restaurant");
    onView("dishes");
    const row = first.list === "dishes" ? first.id : categoryRowId(first.id);
    grid.do({ type: "search", text: "" });
    grid.do({ type: "point", cell: { row, column: columnOf(first.field) } });
    grid.focus();
  }

  return { count: places.length + inRestaurant, isTyping, reveal };
}
