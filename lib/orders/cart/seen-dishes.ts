import { dishIdOf, lineKey } from "@/lib/orders/line-key";
import { priceDish } from "@/lib/restaurants/options/price-dish";
import type { Restaurant } from "@/lib/restaurants/published/types";
import type { Cart, CartLine } from "./cart";

type Menu = Pick<Restaurant, "dishes" | "optionGroups">;

/**
 * The lines of the cart by their key as the guest last saw them: when added, or when changes were last shown. The price
 * is that of one dish with its options.
 */
export type SeenDishes = ReadonlyMap<string, { name: string; priceCents: number }>;

/** Changes to show a guest before paying. */
export type CartNotes = {
  /** The names of dishes that are no longer on the menu. */
  gone: readonly string[];
  /** Lines whose price has changed. */
  repriced: readonly { key: string; name: string; before: number; now: number }[];
};

/** Returns a line's name and the price of one of it; null if it can't be ordered. */
function shownLine(menu: Menu, { id, chosen }: CartLine) {
  const dish = menu.dishes.find((one) => one.id === id);
  if (!dish) return null;
  const priced = priceDish(dish, menu, chosen);
  return "unit" in priced ? { name: dish.name, priceCents: priced.unit } : null;
}

const isPrice = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;

/** Parses the browser's storage, which the user may have edited; skips invalid entries. */
export function parseSeen(text: string | null): SeenDishes {
  try {
    const entries = Object.entries(JSON.parse(text ?? "") as object).flatMap(([id, seen]) => {
      const [name, priceCents] = Array.isArray(seen) ? seen : [];
      if (typeof name !== "string" || name.length > 200 || !isPrice(priceCents)) return [];
      return [[id, { name, priceCents: Number(priceCents) }] as const];
    });
    return new Map(entries);
  } catch {
    return new Map();
  }
}

export const formatSeen = (seen: SeenDishes): string | null =>
  seen.size === 0
    ? null
    : JSON.stringify(
        Object.fromEntries([...seen].map(([id, { name, priceCents }]) => [id, [name, priceCents]])),
      );

/** Returns the changes of the lines of a cart since the guest saw them. */
export function notesOf(seen: SeenDishes, cart: Cart, menu: Menu): CartNotes {
  const known = new Set(menu.dishes.map(({ id }) => id));
  return {
    gone: [...seen].flatMap(([key, { name }]) => (known.has(dishIdOf(key)) ? [] : [name])),
    repriced: cart.flatMap((line) => {
      const key = lineKey(line);
      const [before, now] = [seen.get(key), shownLine(menu, line)];
      if (!before || !now || before.priceCents === now.priceCents) return [];
      return [{ key, name: now.name, before: before.priceCents, now: now.priceCents }];
    }),
  };
}

/**
 * Returns what to store with a cart: earlier lines as last seen, and new ones as they are. Removed dishes stay until
 * their removal was shown. With `isTold` all changes were shown.
 */
export function seenWith(seen: SeenDishes, cart: Cart, menu: Menu, isTold = false): SeenDishes {
  const known = new Set(menu.dishes.map(({ id }) => id));
  const gone = isTold ? [] : [...seen].filter(([key]) => !known.has(dishIdOf(key)));
  const chosen = cart.flatMap((line) => {
    const key = lineKey(line);
    const last = (isTold ? undefined : seen.get(key)) ?? shownLine(menu, line);
    return last ? [[key, { name: last.name, priceCents: last.priceCents }] as const] : [];
  });
  return new Map([...gone, ...chosen]);
}
