import type { MenuOption, MenuOptionGroup } from "@/lib/restaurants/options/options";
import type { MenuContent } from "@/lib/restaurants/schema";

type Plain = { readonly [key: string]: unknown };
type Entry = Plain & { readonly id: string };
type Merge<Fields> = (base: Fields | undefined, mine: Fields, theirs: Fields) => Fields;

/** Compares two fields; lists, such as the rates of tax, by their content, as PostgreSQL reorders the keys of JSON. */
export function isSameField(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return false;
  const [own, other] = [Object.entries(a), new Map(Object.entries(b))];
  return own.length === other.size && own.every(([key, value]) => isSameField(value, other.get(key)));
}

const keysOf = (...values: Plain[]) => [...new Set(values.flatMap(Object.keys))];

/** Compares two entries by their fields. */
export function isSameEntry(a: Plain | undefined, b: Plain | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSameField(a[key], b[key]));
}

const sameList = (a: readonly Plain[], b: readonly Plain[]) =>
  a === b || (a.length === b.length && a.every((entry, index) => isSameEntry(entry, b[index])));

type Table = Pick<MenuContent, "categories" | "dishes" | "optionGroups">;

export const isSameTable = (a: Table, b: Table): boolean =>
  sameList(a.categories, b.categories) &&
  sameList(a.dishes, b.dishes) &&
  sameList(a.optionGroups, b.optionGroups);

export const isSameMenu = (a: MenuContent, b: MenuContent): boolean =>
  a === b || (isSameEntry(a.restaurant, b.restaurant) && isSameTable(a, b));

function mergeFields<Fields extends Plain>(base: Plain | undefined, mine: Fields, theirs: Fields): Fields {
  const entries = keysOf(mine, theirs).map((key) => [
    key,
    base !== undefined && isSameField(base[key], mine[key]) ? theirs[key] : mine[key],
  ]);
  // A field that the kept side lacks, such as the times of a category, is no field.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Fields;
}

const byId = <One extends Entry>(list: readonly One[]) => new Map(list.map((entry) => [entry.id, entry]));
const idsOf = (list: readonly Entry[]) => list.map(({ id }) => id);

/** Returns whether the entries that are in both lists have a different order. */
function isReordered(before: readonly Entry[], after: readonly Entry[]): boolean {
  const [had, has] = [byId(before), byId(after)];
  const [one, other] = [before.filter(({ id }) => has.has(id)), after.filter(({ id }) => had.has(id))];
  return one.some(({ id }, index) => id !== other[index]?.id);
}

/** Inserts the ids of `others` that `order` lacks, each behind its predecessor in `others`. */
function withInserted(order: readonly string[], others: readonly string[]): string[] {
  const known = new Set(order);
  const behind = new Map<string | null, string[]>();
  let anchor: string | null = null;
  for (const id of others) {
    if (known.has(id)) anchor = id;
    else behind.set(anchor, [...(behind.get(anchor) ?? []), id]);
  }
  return [...(behind.get(null) ?? []), ...order.flatMap((id) => [id, ...(behind.get(id) ?? [])])];
}

/** Merges lists by the ids of their entries. An entry removed by one side stays only where the other side changed it. */
export function mergeList<One extends Entry>(
  base: readonly One[],
  mine: readonly One[],
  theirs: readonly One[],
  merge: Merge<One> = mergeFields,
): One[] {
  const [bases, mines, others] = [byId(base), byId(mine), byId(theirs)];
  function merged(id: string): One | undefined {
    const [was, own, other] = [bases.get(id), mines.get(id), others.get(id)];
    if (own && other) return merge(was, own, other);
    const left = own ?? other;
    return was && isSameEntry(was, left) ? undefined : left;
  }
  const order = isReordered(base, mine)
    ? withInserted(idsOf(mine), idsOf(theirs))
    : withInserted(idsOf(theirs), idsOf(mine));
  return order.flatMap((id) => merged(id) ?? []);
}

/** Returns options of which no more are chosen at first than there can be: if both sides chose some, those of `mine`. */
function withFewDefaults(options: MenuOption[], mine: readonly MenuOption[], max: number): MenuOption[] {
  if (options.filter(({ isDefault }) => isDefault).length <= max) return options;
  const chosen = mine.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  const kept = options.filter(({ id, isDefault }) => isDefault && chosen.includes(id)).slice(0, max);
  return options.map((option) => ({ ...option, isDefault: kept.includes(option) }));
}

/** Merges the options of a group by their ids, and its other fields. */
const mergeGroups: Merge<MenuOptionGroup> = (base, mine, theirs) => {
  const group = mergeFields(base, mine, theirs);
  const options = mergeList(base?.options ?? [], mine.options, theirs.options);
  return { ...group, options: withFewDefaults(options, mine.options, group.max) };
};

/** Returns the entries with those of both sides that are needed and missing. */
function withNeeded<One extends Entry>(
  list: readonly One[],
  ids: readonly string[],
  sides: readonly One[],
): One[] {
  const known = new Set(idsOf(list));
  const needed = new Set(ids.filter((id) => !known.has(id)));
  return [...list, ...sides.filter(({ id }) => needed.delete(id))];
}

/**
 * Merges three ways by the ids of categories, dishes, option groups and their options: a field changed by one side is
 * taken from that side, a field changed by both from `mine`. An entry removed by one side is removed unless the other
 * side changed it.
 */
export function mergeMenus(base: MenuContent, mine: MenuContent, theirs: MenuContent): MenuContent {
  const categories = mergeList(base.categories, mine.categories, theirs.categories);
  const optionGroups = mergeList(base.optionGroups, mine.optionGroups, theirs.optionGroups, mergeGroups);
  const combos = optionGroups.filter(({ kind }) => kind === "dishes");
  const dishes = withNeeded(
    mergeList(base.dishes, mine.dishes, theirs.dishes),
    combos.flatMap(({ options }) => idsOf(options)),
    [...mine.dishes, ...theirs.dishes],
  );
  const usedGroups = [...dishes, ...optionGroups.flatMap(({ options }) => options)];
  return {
    restaurant: mergeFields(base.restaurant, mine.restaurant, theirs.restaurant),
    categories: withNeeded(
      categories,
      dishes.map(({ category }) => category),
      [...mine.categories, ...theirs.categories],
    ),
    dishes,
    optionGroups: withNeeded(
      optionGroups,
      usedGroups.flatMap((used) => used.optionGroups),
      [...mine.optionGroups, ...theirs.optionGroups],
    ),
  };
}
