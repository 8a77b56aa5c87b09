import { withHeadingCurrency } from "./heading-currency";
import { headingFinder } from "./headings";
import { sizePriceHeadings, withHeadingCurrencies } from "./size-prices";

/** Headings in German, French, Spanish and Italian, folded. */
const abroad = {
  category: [
    "kategorie",
    "kategorien",
    "gruppe",
    "rubrik",
    "catégorie",
    "rubrique",
    "categoría",
    "categoria",
    "sección",
  ],
  name: [
    "gericht",
    "gerichte",
    "speise",
    "bezeichnung",
    "artikel",
    "plat",
    "nom",
    "plato",
    "nombre",
    "piatto",
    "nome",
  ],
  description: ["beschreibung", "descripción", "descrizione"],
  price: ["preis", "preise", "prix", "precio", "prezzo"],
};

/** The columns of an exported table of dishes in their order, with other accepted headings, folded. */
const spellings = {
  id: [],
  category: [
    "categories",
    "section",
    "sections",
    "group",
    "course",
    "type",
    "menusection",
    ...abroad.category,
  ],
  name: [
    "names",
    "dish",
    "dishes",
    "dishname",
    "item",
    "items",
    "itemname",
    "menuitem",
    "title",
    "product",
    ...abroad.name,
  ],
  description: ["descriptions", "desc", "details", "detail", "text", "about", ...abroad.description],
  price: ["prices", "cost", "costs", "amount", "unitprice", ...abroad.price],
  emoji: ["icon"],
  picture: [],
  popular: ["favourite", "favorite"],
  hidden: [],
  allergens: ["allergen"],
  options: ["optiongroups", "modifiers", "modifiergroups", "addons"],
  "size prices": sizePriceHeadings,
  kinds: ["onlyfor", "kindsoforder", "ordertypes"],
  tax: ["taxclass", "taxrate", "rateoftax", "vat"],
};
export type DishColumn = keyof typeof spellings;
export const dishColumns = Object.keys(spellings) as DishColumn[];

/** Returns the column of a heading; null if unknown. */
export const columnOf = headingFinder(spellings);

/** Returns the text of a cell of a table of dishes; prices get the currency of their heading. */
export function dishCell(cell: string, column: string, heading: string): string {
  if (column === "price") return withHeadingCurrency(cell, heading);
  return column === "size prices" ? withHeadingCurrencies(cell, heading) : cell;
}
