"use client";

import { ListPlus, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { menuLimits } from "@/lib/restaurants/limits";
import { type OptionKind, optionKinds } from "@/lib/restaurants/options/options";
import { optionGroupProblems, withoutUntouched } from "@/lib/restaurants/options/problems";
import { useGridStore, useWatched } from "../grid/use-grid";
import { GroupCard } from "./group-card";
import { optionKindLabels } from "./kind-labels";
import { useOptions } from "./use-options";

/** Edits the option groups of a menu. */
export function OptionsView() {
  const grid = useGridStore();
  const table = useWatched(grid, (state) => state.table);
  const untouched = useWatched(grid, (state) => state.untouched);
  const { optionGroups } = table;
  const actions = useOptions();
  const [added, setAdded] = useState<string | null>(null);
  const problems = optionGroupProblems(table);
  const add = (kind: OptionKind) => setAdded(actions.add(kind));
  const buttons = optionKinds.map((kind) => (
    <Button key={kind} variant="secondary" size="sm" onClick={() => add(kind)}>
      <Plus aria-hidden="true" />
      {optionKindLabels[kind]}
    </Button>
  ));

  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      {optionGroups.length === 0 ? (
        <EmptyState
          icon={ListPlus}
          title="No options yet"
          text="Sizes, sides, extras, what is left out, or the dishes of a set menu: make a group once and use it for as many dishes as you like."
        >
          {buttons}
        </EmptyState>
      ) : (
        <>
          {optionGroups.map((group, index) => (
            <GroupCard
              key={group.id}
              group={group}
              problems={withoutUntouched(group, problems.get(group.id) ?? {}, untouched)}
              isNew={group.id === added}
              isFirst={index === 0}
              isLast={index === optionGroups.length - 1}
            />
          ))}
          {optionGroups.length < menuLimits.optionGroups && (
            <section aria-label="Add options" className="flex flex-wrap items-center gap-2">
              {buttons}
            </section>
          )}
        </>
      )}
    </div>
  );
}
