"use client";

import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { SearchField } from "@/components/ui/search-field";
import { ShowAll } from "@/components/ui/show-all";
import { menuLimits } from "@/lib/restaurants/limits";
import { byId, partProblem } from "@/lib/restaurants/options/combo-problems";
import type { MenuOptionGroup } from "@/lib/restaurants/options/options";
import type { MenuDish } from "@/lib/restaurants/schema";
import { fold } from "@/lib/restaurants/transfer/lookups";
import { useGridStore, useWatched } from "../grid/use-grid";
import { dishOption } from "./option-steps";
import { useOptions } from "./use-options";

type DishChoicesProps = {
  group: MenuOptionGroup;
  isNew: boolean;
  /** The group needs a dish. */
  isWrong: boolean;
};

/** Searches the menu for the dishes that a group of a combo offers. */
export function DishChoices({ group, isNew, isWrong }: DishChoicesProps) {
  const table = useWatched(useGridStore(), (state) => state.table);
  const actions = useOptions();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(isNew || isWrong);
  const groups = byId(table.optionGroups);
  const chosen = byId(group.options);
  const found = isOpen ? table.dishes.filter(({ name }) => fold(name).includes(fold(text))) : [];
  const isFull = group.options.length >= menuLimits.options;

  function choose(dish: MenuDish, isChosen: boolean) {
    const others = group.options.filter(({ id }) => id !== dish.id);
    actions.change(group, { options: isChosen ? [...others, dishOption(dish)] : others });
  }

  /** Adds the first dish that was found and can be, so that several are typed one after the other. */
  function chooseFirst() {
    const first = found.find((dish) => !chosen.has(dish.id) && partProblem(dish, groups) === null);
    if (text.trim() === "" || !first || isFull) return;
    choose(first, true);
    setText("");
  }

  return (
    <details
      className="group"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        data-invalid={isWrong ? true : undefined}
        className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control font-semibold text-sm"
      >
        Choose the dishes
        <ChevronDown aria-hidden="true" className="size-4 text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-2">
        <SearchField label="Search dishes" text={text} onSearch={setText} isApart onEnter={chooseFirst} />
        {found.length > 0 ? (
          <ShowAll label="Dishes of the menu" noun={["dish", "dishes"]} items={found}>
            {(dish) => (
              <DishChoice
                key={dish.id}
                dish={dish}
                isChosen={chosen.has(dish.id)}
                isFull={isFull}
                problem={partProblem(dish, groups)}
                hasSizes={dish.optionGroups.some((id) => groups.get(id)?.kind === "size")}
                onChoose={choose}
              />
            )}
          </ShowAll>
        ) : (
          <p className="text-ink-soft text-sm">No dish has this name.</p>
        )}
      </div>
    </details>
  );
}

type DishChoiceProps = {
  dish: MenuDish;
  isChosen: boolean;
  isFull: boolean;
  /** Why the dish can't be part of a combo. */
  problem: string | null;
  hasSizes: boolean;
  onChoose: (dish: MenuDish, isChosen: boolean) => void;
};

function DishChoice({ dish, isChosen, isFull, problem, hasSizes, onChoose }: DishChoiceProps) {
  const reason = useId();
  const note = problem ?? (hasSizes ? "In its first size" : null);
  return (
    <li className="px-3 py-1">
      <Checkbox
        label={dish.name || "A dish without a name"}
        checked={isChosen}
        disabled={!isChosen && (isFull || problem !== null)}
        aria-describedby={note ? reason : undefined}
        onChange={({ currentTarget }) => onChoose(dish, currentTarget.checked)}
      />
      {note && (
        <p id={reason} className="pb-1 text-ink-soft text-xs">
          {note}
        </p>
      )}
    </li>
  );
}
