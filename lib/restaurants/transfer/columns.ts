import { withoutCurrency } from "./heading-currency";

/** The columns of an exported table of dishes in their order, with other accepted headings, folded. */
const spellings = {
  id: [],
  category: ["categories", "section", "sections", "group", "course", "type", "menusection"],
  name: ["names", "dish", "dishes", "dishname", "item", "items", "itemname", "menuitem", "title", "product"],
  description: ["descriptions", "desc", "details", "detail", "text", "about"],
  price: ["prices", "cost", "costs", "amount", "unitprice"],
  emoji: ["icon"],
  picture: [],
  popular: ["favourite", "favorite"],
  hidden: [],
  options: ["optiongroups", "modifiers", "modifiergroups", "addons"],
  kinds: ["onlyfor", "kindsoforder", "ordertypes"],
};
export type DishColumn = keyof typeof spellings;
export const dishColumns = Object.keys(spellings) as DishColumn[];

/** Folds to letters and digits in lower case: “Price ($)” equals “price”. */
const fold = (heading: string) =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const byHeading = new Map<string, DishColumn>(
  dishColumns.flatMap((column) =>
    [column, ...spellings[column]].map((heading) => [heading, column] as const),
  ),
);

/** Returns the column of a heading; null if unknown. */
export const columnOf = (heading: string): DishColumn | null =>
  byHeading.get(fold(heading)) ?? byHeading.get(fold(withoutCurrency(heading))) ?? null;
