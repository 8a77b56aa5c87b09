/** Counted stock without zod, so that guests' pages don't load it. */

import { english, type Translate } from "@/lib/platform/language/translate";
import { dishesOf } from "@/lib/restaurants/options/combos";
import type { MenuOptionGroup } from "@/lib/restaurants/options/options";
import type { OptionPart } from "@/lib/restaurants/options/price-options";
import type { Dish } from "@/lib/restaurants/published/types";

/** Guests see how many are left from this number on. The migration `stock` has it too. */
export const SHOWN_LEFT = 10;

/** A dish, with an empty `groupId`, or an option of a group. */
export type StockKey = { groupId: string; itemId: string };

/** A dish or an option of a restaurant. */
export type ItemKey = StockKey & { restaurantId: string };

export type Portion = StockKey & { name: string; quantity: number };

/** The portions of an order of a counted dish or option, on a business day; 1970-01-01 for stock that all days share. */
export type StockShare = StockKey & { day: string; quantity: number };

/** The stock of a counted dish or option. */
export type StockState = StockKey & {
  /** The portions of each business day, or of all days. */
  amount: number;
  /** The portions left, on this business day if it is counted by day. */
  left: number;
  /** Each business day begins with the whole amount. */
  isDaily: boolean;
  /** Guests see how many are left, once they are few. */
  isShown: boolean;
  /** True if it is counted by day, and guests may order for later days, of which others are left. */
  isOfToday?: boolean;
};

export const isSameItem = (one: StockKey, other: StockKey): boolean =>
  one.groupId === other.groupId && one.itemId === other.itemId;

type Line = { dishId: string; name: string; quantity: number; options: readonly OptionPart[] };

/** Returns the portions of all dishes and options of some lines, each once, ordered by their keys. */
export function portionsOf(lines: readonly Line[]): Portion[] {
  const portions = new Map<string, Portion>();
  const add = (portion: Portion) => {
    const key = `${portion.groupId} ${portion.itemId}`;
    const before = portions.get(key);
    portions.set(key, before ? { ...before, quantity: before.quantity + portion.quantity } : portion);
  };
  for (const line of lines) {
    const { quantity, options } = line;
    const [dish] = dishesOf({ ...line, options: [] });
    if (dish) add({ groupId: "", itemId: dish.dishId, name: dish.name, quantity });
    for (const part of options) {
      if (part.isRemoved) continue;
      const { name } = part;
      const key = part.dishId === undefined ? part : { groupId: "", optionId: part.dishId };
      add({ groupId: key.groupId, itemId: key.optionId, name, quantity: quantity * part.quantity });
    }
  }
  return [...portions.values()];
}

export const quantityIn = (portions: readonly (StockKey & { quantity: number })[], key: StockKey): number =>
  portions.find((one) => isSameItem(one, key))?.quantity ?? 0;

/**
 * Returns the shares of an order after a change of its lines. Portions that were not counted before the change stay so.
 * @param counted the dishes and options that are counted, with the day of the order
 */
export function changedShares(
  shares: readonly StockShare[],
  counted: readonly Omit<StockShare, "quantity">[],
  { before, after }: { before: readonly Portion[]; after: readonly Portion[] },
): StockShare[] {
  const more = counted.filter((key) => !shares.some((share) => isSameItem(share, key)));
  return [...shares, ...more].flatMap((share) => {
    const quantity = quantityIn(shares, share) + quantityIn(after, share) - quantityIn(before, share);
    return quantity > 0 ? [{ ...share, quantity }] : [];
  });
}

/** Returns the sentence for a dish or an option of which more is wanted than is left. */
export function lackWords(name: string, left: number, t: Translate = english): string {
  if (left <= 0) return t("{name} is sold out.", { name });
  return t.count(left, { one: "Only one {name} is left.", other: "Only {n} × {name} are left." }, { name });
}

type Menu = { dishes: readonly Dish[]; optionGroups?: readonly MenuOptionGroup[] };

/** Returns a menu that says how many are left of the dishes and options for which guests see it. */
export function withStock<Shown extends Menu>(menu: Shown, stock: readonly StockState[]): Shown {
  const shown = stock.filter(({ left, isShown, isOfToday }) =>
    left === 0 ? isOfToday : isShown && left <= SHOWN_LEFT,
  );
  if (shown.length === 0) return menu;
  const leftOf = (groupId: string, itemId: string) => {
    const found = shown.find((one) => isSameItem(one, { groupId, itemId }));
    return found && { [found.isOfToday ? "leftToday" : "left"]: found.left };
  };
  const { dishes, optionGroups } = menu;
  return {
    ...menu,
    dishes: dishes.map((dish) => ({ ...dish, ...leftOf("", dish.id) })),
    ...(optionGroups && {
      optionGroups: optionGroups.map((group) => ({
        ...group,
        options: group.options.map((option) => ({
          ...option,
          ...leftOf(group.kind === "dishes" ? "" : group.id, option.id),
        })),
      })),
    }),
  };
}
