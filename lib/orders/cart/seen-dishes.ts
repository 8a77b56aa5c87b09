import type { Restaurant } from "@/lib/restaurants/published/types";
import type { Cart } from "./cart";

type Dishes = Restaurant["dishes"];

/** The dishes in the cart as the guest last saw them: when added, or when changes were last shown. */
export type SeenDishes = ReadonlyMap<string, { name: string; priceCents: number }>;

/** Changes to show a guest before paying. */
export type CartNotes = {
  /** The names of dishes that are no longer on the menu. */
  gone: readonly string[];
  /** Dishes whose price has changed. */
  repriced: readonly { id: string; name: string; before: number; now: number }[];
};

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

/** Returns the changes of dishes in a cart since the guest saw them. */
export function notesOf(seen: SeenDishes, cart: Cart, dishes: Dishes): CartNotes {
  const now = new Map(dishes.map((dish) => [dish.id, dish]));
  return {
    gone: [...seen].flatMap(([id, { name }]) => (now.has(id) ? [] : [name])),
    repriced: cart.flatMap(({ id }) => {
      const [before, dish] = [seen.get(id), now.get(id)];
      if (!before || !dish || before.priceCents === dish.priceCents) return [];
      return [{ id, name: dish.name, before: before.priceCents, now: dish.priceCents }];
    }),
  };
}

/**
 * Returns what to store with a cart: earlier dishes as last seen, and new ones as they are. Removed dishes stay until
 * their removal was shown. With `isTold` all changes were shown.
 */
export function seenWith(seen: SeenDishes, cart: Cart, dishes: Dishes, isTold = false): SeenDishes {
  const now = new Map(dishes.map((dish) => [dish.id, dish]));
  const gone = isTold ? [] : [...seen].filter(([id]) => !now.has(id));
  const chosen = cart.flatMap(({ id }) => {
    const known = (isTold ? undefined : seen.get(id)) ?? now.get(id);
    return known ? [[id, { name: known.name, priceCents: known.priceCents }] as const] : [];
  });
  return new Map([...gone, ...chosen]);
}
