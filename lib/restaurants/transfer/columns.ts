/** The columns of an exported table of dishes. */
export const dishColumns = [
  "id",
  "category",
  "name",
  "description",
  "price",
  "emoji",
  "picture",
  "popular",
  "hidden",
] as const;
export type DishColumn = (typeof dishColumns)[number];

/** Other accepted headings, folded. */
const spellings: Record<DishColumn, readonly string[]> = {
  id: [],
  category: ["categories", "section", "sections", "group", "course", "type", "menusection"],
  name: ["names", "dish", "dishes", "dishname", "item", "items", "itemname", "menuitem", "title", "product"],
  description: ["descriptions", "desc", "details", "detail", "text", "about"],
  price: ["prices", "cost", "costs", "amount", "unitprice"],
  emoji: ["icon"],
  picture: [],
  popular: ["favourite", "favorite"],
  hidden: [],
};

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
export const columnOf = (heading: string): DishColumn | null => byHeading.get(fold(heading)) ?? null;
