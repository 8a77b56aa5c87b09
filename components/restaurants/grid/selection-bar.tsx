"use client";

import { EyeOff, Percent, Star, Trash2, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { count } from "@/components/ui/count";
import { IconButton } from "@/components/ui/icon-button";
import { useGridActions } from "./grid-actions";
import { chosenDishes, type GridState } from "./state";
import { UndoButtons } from "./undo-buttons";
import { useGridState, useGridStore } from "./use-grid";

/** Returns true if several dishes are selected, or one is ticked. */
export const hasChosen = (state: GridState) => state.ticked.size > 0 || chosenDishes(state).length > 1;

/** Actions on several dishes. */
export function SelectionBar() {
  const grid = useGridStore();
  const actions = useGridActions();
  const state = useGridState();
  const chosen = chosenDishes(state);
  const ids = chosen.map(({ id }) => id);
  const allPopular = chosen.every(({ popular }) => popular);
  const allHidden = chosen.every(({ hidden }) => hidden);

  function clear() {
    if (state.ticked.size > 0) grid.do({ type: "tick", ids: [...state.ticked], on: false });
    else if (state.cursor) grid.do({ type: "point", cell: state.cursor });
    grid.focus();
  }

  return (
    <section
      aria-label="Selected dishes"
      className="flex min-h-12 animate-appear flex-wrap items-center gap-2 rounded-card border border-brand/30 bg-brand-soft py-1 pr-2 pl-4"
    >
      <p role="status" className="mr-auto font-semibold text-brand-ink text-sm">
        {count(ids.length, "dish", "dishes")} selected
      </p>
      <Button variant="secondary" size="sm" onClick={() => actions.open({ what: "prices", chosen: ids })}>
        <Percent aria-hidden="true" />
        Change prices…
      </Button>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => grid.do({ type: "toggle", ids, column: "popular", on: !allPopular })}
      >
        <Star aria-hidden="true" />
        {allPopular ? "Not popular" : "Popular"}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => grid.do({ type: "toggle", ids, column: "hidden", on: !allHidden })}
      >
        <EyeOff aria-hidden="true" />
        {allHidden ? "Show" : "Hide"}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          actions.remove(ids);
          grid.keepFocus();
        }}
      >
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
      <UndoButtons />
      <IconButton icon={X} label="Clear the selection" onClick={clear} />
    </section>
  );
}
