import type { Chosen } from "@/lib/restaurants/options/chosen-options";

/** A dish with its chosen options, and a wish for the kitchen, which changes no price. */
export type ChosenDish = { id: string; chosen?: Chosen | undefined; note?: string | undefined };

type Canonical = readonly [group: string, option: string, quantity: number, chosen: Canonical[]];

const canonical = (chosen: Chosen): Canonical[] =>
  chosen
    .map(
      ({ group, option, quantity = 1, chosen: inner = [] }): Canonical => [
        group,
        option,
        quantity,
        canonical(inner),
      ],
    )
    .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

/** Returns what identifies a line of a cart: the dish, its options in any order and its note. */
export const lineKey = ({ id, chosen = [], note = "" }: ChosenDish): string =>
  chosen.length === 0 && note === "" ? id : JSON.stringify([id, canonical(chosen), note]);

/** Returns the id of the dish of a line's key; ids of dishes contain no bracket. */
export const dishIdOf = (key: string): string => key.match(/^\["([\w-]*)"/)?.[1] ?? key;
