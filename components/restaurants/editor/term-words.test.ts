import { expect, test } from "@jest/globals";
import type { MenuContent } from "@/lib/restaurants/schema";
import type { TaxClass, Terms } from "@/lib/restaurants/terms/terms";
import { aMenu, aTable } from "@/tests/support/restaurants/dish-table";
import { menuChanges } from "./menu-changes";

const base: MenuContent = { ...aMenu([]), ...aTable() };
const rate = (change: Partial<TaxClass>): TaxClass => ({
  id: "standard",
  label: "Standard",
  pickup: 1900,
  delivery: 1900,
  table: 1900,
  categories: [],
  ...change,
});

const changesTo = (terms: Partial<Terms>) =>
  menuChanges(base, { ...base, restaurant: { ...base.restaurant, ...terms } }, base);

test.each<[Partial<Terms>, string, mine: string, theirs: string]>([
  [{ currency: "EUR" }, "Currency", "Euro (EUR)", "US Dollar (USD)"],
  [{ deliveryFee: 250 }, "Delivery fee", "$2.50", "$5.00"],
  [{ deliveryMinimum: 2000 }, "Minimum for delivery", "$20.00", "$0.00"],
  [{ deliveryTaxClass: "standard" }, "Tax of the delivery fee", "Standard", "No tax"],
  [{ orderKinds: ["pickup", "table"] }, "Kinds of order", "Pickup, At the table", "Delivery"],
  [{ pricesIncludeTax: true }, "Prices include tax", "Yes", "No"],
  [{ paysOnHandover: true }, "Payment when guests get it", "Yes", "No"],
  [
    {
      taxClasses: [
        rate({}),
        rate({ id: "food", label: "Food", pickup: 700, categories: ["s", "e", "gone"] }),
      ],
    },
    "Rates of tax",
    "Standard: 19%; Food (Starters, Extras): 7% pickup, 19% delivery, 19% at the table",
    "Standard: 10%",
  ],
])("the change to %j is listed in words", (terms, label, mine, theirs) => {
  expect(changesTo(terms)).toEqual([
    expect.objectContaining({ label: `Restaurant: ${label}`, mine, theirs, changedBy: "mine", kept: "mine" }),
  ]);
});

test("amounts of each side are in its currency", () => {
  expect(changesTo({ currency: "JPY", deliveryFee: 300 })).toMatchObject([
    { label: "Restaurant: Currency" },
    { label: "Restaurant: Delivery fee", mine: "¥300", theirs: "$5.00" },
  ]);
});

test("equal lists of rates and kinds are no change", () => {
  expect(menuChanges(base, structuredClone(base), structuredClone(base))).toEqual([]);
});
