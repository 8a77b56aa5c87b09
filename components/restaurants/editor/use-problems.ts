"use client";

import { useMemo } from "react";
import { type FieldPath, useFormState } from "react-hook-form";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import { columnOf } from "../grid/columns";
import { wrongPlaces } from "../grid/menu-problems";
import { categoryRowId } from "../grid/rows";
import { useWatched } from "../grid/use-grid";
import { groupElementId } from "../options/group-element-id";
import type { MenuView } from "./use-menu-commands";
import type { MenuEditorState } from "./use-menu-editor";

/** Focuses the first invalid field of an option group. */
const focusWrongOption = (id: string) =>
  document
    .getElementById(groupElementId(id))
    ?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid]")
    ?.focus();

/** Returns the menu's validation errors, their number, and a function that goes to the first. */
export function useProblems(
  { form, grid }: Pick<MenuEditorState, "form" | "grid">,
  onView: (view: MenuView) => void,
) {
  const table = useWatched(grid, ({ table }) => table);
  const isTyping = useWatched(grid, ({ editing }) => editing?.isTyped ?? false);
  const { errors } = useFormState({ control: form.control });
  const inRestaurant = Object.keys(errors).length;
  const fresh = useWatched(grid, ({ fresh }) => fresh);
  const untouched = useWatched(grid, (state) => state.untouched);
  const places = useMemo(
    () => wrongPlaces(table, untouched).filter(({ id }) => id !== fresh),
    [table, untouched, fresh],
  );
  const first = places[0];

  const isRestaurantWrong = () =>
    (Object.keys(form.getValues()) as FieldPath<MenuRestaurant>[]).some(
      (field) => form.getFieldState(field).error,
    );

  function reveal() {
    if (isRestaurantWrong() || !(first || grid.get().refused)) return onView("restaurant");
    if (first?.list === "optionGroups") {
      onView("options");
      requestAnimationFrame(() => focusWrongOption(first.id));
      return;
    }
    onView("dishes");
    if (first) {
      const row = first.list === "dishes" ? first.id : categoryRowId(first.id);
      grid.do({ type: "search", text: "" });
      grid.do({ type: "point", cell: { row, column: columnOf(first.field) } });
    }
    grid.focus();
  }

  return { count: places.length + inRestaurant, isTyping, reveal };
}
