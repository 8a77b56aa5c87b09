import { PICTURE_IS_GONE } from "@/lib/pictures/schema";
import type { TableRow } from "@/lib/platform/spreadsheet/table";
import type { ImportReport } from "@/lib/restaurants/answers";
import { isSameEntry } from "@/lib/restaurants/editor/merge";
import { examplePrice, readPrice } from "@/lib/restaurants/editor/price-text";
import { readOptionNames } from "@/lib/restaurants/transfer/option-names";
import { readKindNames } from "../kind-names";
import { DEFAULT_EMOJI, menuLimits } from "../limits";
import { type MenuContent, type MenuDish, menuCategory, menuDish } from "../schema";
import type { Terms } from "../terms/terms";
import { FreeIds, fold, groupByLabel, groupByName } from "./lookups";
import { readFlag } from "./read-flag";
import { readSizePrices, sizesOf, sizesOfDish } from "./size-prices";
import { readTaxClass } from "./tax-class";

type ImportedRow = ImportReport["rows"][number];
type Errors = Record<string, string>;

type Lists = Pick<MenuContent, "categories" | "dishes">;
type Menu = Lists & Pick<MenuContent, "optionGroups">;

/** Prices in another currency are refused. */
export type ImportTerms = Pick<Terms, "currency" | "taxClasses">;

/** A dish before the import, undefined for a new one, and after it. */
type PlannedDish = { before: MenuDish | undefined; after: MenuDish };

export type ImportPlan<Content extends Lists = MenuContent> = {
  rows: ImportedRow[];
  newCategories: string[];
  /** The dishes by row number, without refused rows. */
  dishes: ReadonlyMap<number, PlannedDish>;
  /** The menu after the import; null if a row is refused. */
  content: (Omit<Content, keyof Lists> & Lists) | null;
};

/** Returns the state of an import before its first row. `newIn` is the category of new dishes without one. */
function stateOf(
  content: Menu,
  { currency, taxClasses }: ImportTerms,
  missingPictures: ReadonlySet<string>,
  newIn: string,
) {
  const categories = [...content.categories];
  const dishes = new Map(content.dishes.map((dish) => [dish.id, dish]));
  return {
    currency,
    taxClasses,
    optionGroups: content.optionGroups,
    categories,
    labelled: groupByLabel(content.categories),
    dishes,
    freeIds: new FreeIds(dishes),
    freeCategoryIds: new FreeIds({ has: (id) => categories.some((one) => one.id === id) }),
    named: groupByName(content.dishes),
    newCategories: [] as string[],
    /** The row of each dish in the file. */
    rows: new Map<string, number>(),
    missingPictures,
    newIn,
  };
}

type State = ReturnType<typeof stateOf>;

/** Finds a row's dish by id, else by name and category; undefined for a new one. */
function dishOf(state: State, { id, name, category }: Record<"id" | "name" | "category", string>) {
  if (id) return state.dishes.get(id);
  const namesakes = state.named.get(fold(name));
  if (!category) return namesakes?.first;
  const found = state.labelled.get(fold(category));
  return found && namesakes?.byCategory.get(found.id);
}

function categoryOf(state: State, cell: string | undefined, known: MenuDish | undefined, errors: Errors) {
  const label = cell?.trim() ?? "";
  if (label === "") return known?.category ?? state.newIn;
  const found = state.labelled.get(fold(label));
  if (found) return found.id;
  const made = menuCategory.safeParse({ id: state.freeCategoryIds.take(label), label });
  if (!made.success || state.categories.length >= menuLimits.categories) {
    errors.category = made.error?.issues[0]?.message ?? `At most ${menuLimits.categories} categories`;
    return "";
  }
  state.categories.push(made.data);
  state.labelled.set(fold(label), made.data);
  state.newCategories.push(made.data.label);
  return made.data.id;
}

function priceOf(cell: string | undefined, known: MenuDish | undefined, currency: string, errors: Errors) {
  if (cell === undefined && known) return known.priceCents;
  const example = examplePrice(currency);
  const read = readPrice(cell ?? "", currency, {
    missing: `A price is required, such as ${example}`,
    unreadable: `Is not a price such as ${example}`,
  });
  if ("refusal" in read) errors.price = read.refusal;
  return "minor" in read ? read.minor : 0;
}

function flagOf(column: "popular" | "hidden", cells: TableRow["cells"], known: boolean, errors: Errors) {
  const cell = cells[column];
  const value = cell === undefined ? known : readFlag(cell);
  if (value === null) errors[column] = "Has to be yes or no";
  return value ?? false;
}

/** Without a column, a dish keeps its options. */
function optionsOf(state: State, cell: string | undefined, known: MenuDish | undefined, errors: Errors) {
  const before = known?.optionGroups ?? [];
  if (cell === undefined) return before;
  const read = readOptionNames(cell, state.optionGroups);
  if ("error" in read) errors.options = read.error;
  return "error" in read ? before : read.ids;
}

/** Sizes of other groups, and deleted ones with a price, are named by id. */
function sizePricesOf(
  { optionGroups, currency }: State,
  cell: string | undefined,
  known: MenuDish | undefined,
  groups: readonly string[],
  errors: Errors,
) {
  const before = known?.sizePrices ?? {};
  if (cell === undefined) return before;
  const others = [...sizesOf(optionGroups).map(({ id }) => id), ...Object.keys(before)];
  const read = readSizePrices(cell, sizesOfDish(groups, optionGroups), currency, others);
  if ("error" in read) errors["size prices"] = read.error;
  return "error" in read ? before : read.prices;
}

function kindsOf(cell: string | undefined, known: MenuDish | undefined, errors: Errors) {
  const before = known?.kinds ?? [];
  if (cell === undefined) return before;
  const read = readKindNames(cell);
  if ("error" in read) errors.kinds = read.error;
  return "error" in read ? before : read.kinds;
}

/** An empty cell is the tax of the category, and keeps a rate that was removed. */
function taxClassOf(state: State, cell: string | undefined, known: MenuDish | undefined, errors: Errors) {
  const before = known?.taxClass ?? "";
  if (cell === undefined) return before;
  const read = readTaxClass(cell, state.taxClasses);
  if ("error" in read) errors.tax = read.error;
  const isRemoved = !state.taxClasses.some(({ id }) => id === before);
  return "error" in read || (read.id === "" && isRemoved) ? before : read.id;
}

/** Maps field names to column names. */
const columnOf: Record<string, string> = {
  taxClass: "tax",
  priceCents: "price",
  optionGroups: "options",
  sizePrices: "size prices",
};

type ReadRow = { report: ImportedRow; dish: MenuDish | null; known: MenuDish | undefined };

function readRow(state: State, { row, cells }: TableRow): ReadRow {
  const errors: Errors = {};
  const name = (cells.name ?? "").trim();
  const id = (cells.id ?? "").trim();
  const known = dishOf(state, { id, name, category: (cells.category ?? "").trim() });
  const optionGroups = optionsOf(state, cells.options, known, errors);
  const given = {
    id: id || (known?.id ?? state.freeIds.take(name)),
    category: categoryOf(state, cells.category, known, errors),
    name,
    description: (cells.description ?? known?.description ?? "").trim(),
    priceCents: priceOf(cells.price, known, state.currency, errors),
    emoji: (cells.emoji ?? known?.emoji ?? "").trim() || DEFAULT_EMOJI,
    picture: (cells.picture ?? known?.picture ?? "").trim(),
    popular: flagOf("popular", cells, known?.popular ?? false, errors),
    hidden: flagOf("hidden", cells, known?.hidden ?? false, errors),
    kinds: kindsOf(cells.kinds, known, errors),
    taxClass: taxClassOf(state, cells.tax, known, errors),
    allergens: (cells.allergens ?? known?.allergens ?? "").trim(),
    optionGroups,
    sizePrices: sizePricesOf(state, cells["size prices"], known, optionGroups, errors),
  };
  const first = state.rows.get(given.id);
  if (state.missingPictures.has(given.picture)) errors.picture = PICTURE_IS_GONE;
  if (first !== undefined) errors[id ? "id" : "name"] = `Is in the file more than once: in row ${first} too`;
  const parsed = menuDish.safeParse(given);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = String(path[0]);
    errors[columnOf[field] ?? field] ??= message;
  }
  const dish = parsed.success && Object.keys(errors).length === 0 ? parsed.data : null;
  const outcome = !dish ? "refused" : !known ? "new" : isSameEntry(known, dish) ? "same" : "changed";
  return { report: { row, name: name.slice(0, menuLimits.name), outcome, errors }, dish, known };
}

/**
 * Plans an import; stores nothing. A row changes the dish with its id, or without an id the dish of that name;
 * columns and dishes missing in the file stay.
 * @param terms those of the menu
 * @param missingPictures pictures that are not in the library
 * @param newIn the category of new dishes without one; defaults to the first
 */
export function planDishes<Content extends Menu>(
  content: Content,
  rows: readonly TableRow[],
  terms: ImportTerms,
  missingPictures: ReadonlySet<string> = new Set(),
  newIn = content.categories[0]?.id ?? "",
): ImportPlan<Content> {
  const state = stateOf(content, terms, missingPictures, newIn);
  const { categories, newCategories } = state;
  const planned = new Map<number, PlannedDish>();
  const reports = rows.map((one) => {
    const { report, dish, known } = readRow(state, one);
    if (dish) {
      state.dishes.set(dish.id, dish);
      state.rows.set(dish.id, one.row);
      planned.set(one.row, { before: known, after: dish });
    }
    return report;
  });
  const isRefused = reports.some(({ outcome }) => outcome === "refused");
  return {
    rows: reports,
    newCategories,
    dishes: planned,
    content: isRefused ? null : { ...content, categories, dishes: [...state.dishes.values()] },
  };
}
