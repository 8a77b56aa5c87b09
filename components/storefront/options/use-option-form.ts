"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslate } from "@/components/ui/translation";
import type { ChosenDish } from "@/lib/orders/line-key";
import { defaultChosen, knownChosen } from "@/lib/restaurants/options/change-chosen";

import { dishOptionGroups } from "@/lib/restaurants/options/dish-options";
import type { MenuOptionGroup } from "@/lib/restaurants/options/options";
import { priceOptions } from "@/lib/restaurants/options/price-options";
import type { ShownDish } from "@/lib/restaurants/published/answers";

type OptionForm = {
  dish: ShownDish;
  /** All option groups of the menu. */
  optionGroups: readonly MenuOptionGroup[] | undefined;
  /** The line that is changed; missing for a new one. */
  line: ChosenDish | undefined;
  /** The initial quantity. */
  quantity: number;
  onChosen: (dish: ChosenDish, quantity: number) => void;
};

/**
 * The state of a form that chooses the options of a dish, its note and its quantity. Problems are shown after the first
 * attempt to submit, which focuses the first of them.
 */
export function useOptionForm({ dish, optionGroups = [], line, onChosen, ...initial }: OptionForm) {
  const t = useTranslate();
  const groups = dishOptionGroups(dish, optionGroups);
  const [all, setChosen] = useState(() => line?.chosen ?? defaultChosen(groups));
  const chosen = knownChosen(all, groups);
  const [quantity, setQuantity] = useState(initial.quantity);
  const [note, setNote] = useState(line?.note ?? "");
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const priced = priceOptions(dish.priceCents, groups, chosen, t);
  const problems = "problems" in priced ? priced.problems : [];

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problems.length > 0) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("fieldset[aria-invalid] input")?.focus(),
      );
      return;
    }
    const text = note.trim();
    onChosen({ id: dish.id, chosen, ...(text !== "" && { note: text }) }, quantity);
  }

  return {
    form: { ref: form, id, noValidate: true, onSubmit },
    options: {
      groups,
      chosen,
      onChange: setChosen,
      problems: isTried ? problems : [],
      dishCents: dish.priceCents,
    },
    quantity,
    setQuantity,
    note,
    setNote,
    /** The price of the line in cents; null while the options are incomplete. */
    totalCents: "unit" in priced ? priced.unit * quantity : null,
  };
}
