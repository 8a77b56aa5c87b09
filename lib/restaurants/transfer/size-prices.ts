import { plainAmount } from "@/lib/platform/money/plain-amount";
import { examplePrice, readPrice } from "@/lib/restaurants/editor/price-text";
import type { MenuOptionGroup } from "@/lib/restaurants/options/options";
import { withHeadingCurrency } from "./heading-currency";
import { fold } from "./lookups";

type Size = { id: string; name: string };

/** Other accepted headings of a column of prices by size, folded. */
export const sizePriceHeadings = ["sizeprice", "pricesbysize", "pricebysize"];

/** Returns the sizes of all groups. */
export const sizesOf = (groups: readonly Pick<MenuOptionGroup, "kind" | "options">[]): Size[] =>
  groups.flatMap(({ kind, options }) => (kind === "size" ? options : []));

/** Returns the sizes that the groups of a dish have. */
export const sizesOfDish = (
  ids: readonly string[],
  groups: readonly Pick<MenuOptionGroup, "id" | "kind" | "options">[],
): Size[] => sizesOf(groups.filter(({ id }) => ids.includes(id)));

/** Returns the ids of the size with this id, else of all sizes of this name. */
function idsOf(text: string, sizes: readonly Size[]): string[] {
  if (sizes.some(({ id }) => id === text)) return [text];
  return sizes.filter(({ name }) => name !== "" && fold(name) === fold(text)).map(({ id }) => id);
}

/** Writes prices by size in one cell: `Large: 2.50; Small: 1.00`. A size is named if no other one has its name, else by id. */
export function writeSizePrices(
  prices: Readonly<Record<string, number>>,
  sizes: readonly Size[],
  currency: string,
): string {
  return Object.entries(prices)
    .map(([id, price]) => {
      const name = sizes.find((size) => size.id === id)?.name ?? id;
      const isClear = !name.includes(";") && idsOf(name, sizes).join(";") === id;
      return `${isClear ? name : id}: ${plainAmount(price, currency)}`;
    })
    .join("; ");
}

const partsOf = (cell: string) => cell.split(";").filter((part) => part.trim() !== "");

/** Adds the currency in a heading to prices by size without one. */
export const withHeadingCurrencies = (cell: string, heading: string): string =>
  partsOf(cell)
    .map((part) => part.replace(/(?<=:)[^:]*$/, (price) => ` ${withHeadingCurrency(price, heading)}`))
    .join(";");

/**
 * Reads prices by the id of the size; a name stands for all sizes of that name.
 * @param others ids of sizes that are read by id only, such as deleted ones with a price
 * @returns the first error
 */
export function readSizePrices(
  cell: string,
  sizes: readonly Size[],
  currency: string,
  others: readonly string[] = [],
): { prices: Record<string, number> } | { error: string } {
  const all = [...sizes, ...others.map((id) => ({ id, name: "" }))];
  const example = examplePrice(currency);
  const unreadable = `Is not a list of prices such as Large: ${example}; Small: ${example}`;
  const prices = new Map<string, number>();
  for (const part of partsOf(cell)) {
    const at = part.lastIndexOf(":");
    const ids = idsOf(part.slice(0, at).trim(), all);
    if (at < 0) return { error: unreadable };
    if (ids.length === 0) return { error: `There is no size “${part.slice(0, at).trim().slice(0, 40)}”` };
    const read = readPrice(part.slice(at + 1), currency, { missing: unreadable, unreadable });
    if ("refusal" in read) return { error: read.refusal };
    for (const id of ids) {
      if (prices.has(id)) return { error: "A size has two prices" };
      prices.set(id, read.minor);
    }
  }
  return { prices: Object.fromEntries(prices) };
}
