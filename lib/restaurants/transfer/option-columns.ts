import { columnOf } from "./columns";
import { withHeadingCurrency } from "./heading-currency";
import { headingFinder } from "./headings";
import { sizePriceHeadings, withHeadingCurrencies } from "./size-prices";

/** The columns of an exported table of options in their order, with other accepted headings, folded. */
const spellings = {
  "group id": [],
  group: ["groupname", "optiongroup", "modifiergroup"],
  kind: ["kindofoption", "grouptype"],
  min: ["minimum", "atleast"],
  max: ["maximum", "atmost"],
  free: ["freeoptions"],
  repeat: ["canrepeat"],
  "option id": [],
  option: ["optionname", "modifier", "choice"],
  price: ["prices", "cost", "surcharge"],
  "size prices": sizePriceHeadings,
  default: ["isdefault", "chosenatfirst"],
  "sold out": [],
  allergens: ["allergen"],
  "option groups": ["groupsofoption"],
};
export type OptionColumn = keyof typeof spellings;
export const optionColumns = Object.keys(spellings) as OptionColumn[];

/** Returns the column of a heading of a table of options; null if unknown. */
export const optionColumnOf = headingFinder(spellings);

/** Returns the text of a cell of a table of options; prices get the currency of their heading. */
export function optionCell(cell: string, column: string, heading: string): string {
  if (column === "price") return withHeadingCurrency(cell, heading);
  return column === "size prices" ? withHeadingCurrencies(cell, heading) : cell;
}

/** The columns of a table of options, for readTable and readHeadings. */
export const optionTable = { columnOf: optionColumnOf, required: "option", cellOf: optionCell };

/** Returns whether headings are those of options, and not those of dishes. */
export function isOptionTable(headings: readonly string[]): boolean {
  const columns = headings.map(optionColumnOf);
  const isOfDishes = headings.some((heading) => columnOf(heading) === "name");
  return !isOfDishes && columns.includes("group") && columns.includes("option");
}
