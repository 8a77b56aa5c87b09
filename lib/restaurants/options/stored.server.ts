import "server-only";
import type { Prisma } from "@/prisma/client";
import { withDishesShown } from "./combos";
import type { DishOptions, MenuOptionGroup } from "./options";

type StoredDish = { optionGroups: Prisma.JsonValue; sizePrices: Prisma.JsonValue };

/** Returns a restaurant's option groups as they were checked when they were stored. */
export const storedOptionGroups = (stored: Prisma.JsonValue) => stored as unknown as MenuOptionGroup[];

const groupIds = (stored: Prisma.JsonValue) => stored as string[];

/** Returns the options of a dish; nothing if it has none. */
export function storedDishOptions({ optionGroups, sizePrices }: StoredDish): Partial<DishOptions> {
  const ids = groupIds(optionGroups);
  return ids.length > 0 ? { optionGroups: ids, sizePrices: sizePrices as Record<string, number> } : {};
}

/**
 * Returns the groups that dishes have, also as options of options, and their version; nothing if there are none. Combos
 * offer only dishes that are among these.
 */
export function usedOptionGroups(
  { optionGroups: stored, version }: { optionGroups: Prisma.JsonValue; version: number },
  dishes: readonly { id: string; name: string; allergens: string; optionGroups: Prisma.JsonValue }[],
): { optionGroups?: MenuOptionGroup[]; version?: number } {
  const all = storedOptionGroups(stored);
  const ofDishes = new Set(dishes.flatMap(({ optionGroups }) => groupIds(optionGroups)));
  const ofOptions = all
    .filter(({ id }) => ofDishes.has(id))
    .flatMap(({ options }) => options.flatMap(({ optionGroups }) => optionGroups));
  const used = new Set([...ofDishes, ...ofOptions]);
  const optionGroups = withDishesShown(
    all.filter(({ id }) => used.has(id)),
    dishes,
  );
  return optionGroups.length > 0 ? { optionGroups, version } : {};
}
