import type { MenuContent } from "@/lib/restaurants/schema";
import type { DeliveryZone, Terms } from "@/lib/restaurants/terms/terms";
import { bistro } from "@/tests/support/restaurants/combos";
import { aDish } from "@/tests/support/restaurants/dish-table";
import { pizza, pizzeria } from "@/tests/support/restaurants/options";

const zone = (id: string, postcodes: string[], change: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id,
  label: id,
  postcodes,
  radiusKm: null,
  fee: 300,
  minimum: 0,
  freeFrom: null,
  ...change,
});

const terms: Partial<Terms> = {
  orderKinds: ["pickup", "delivery", "table"],
  zones: [
    zone("near", ["10115", "102*"], { fee: 190, freeFrom: 4000 }),
    zone("far", ["10*"], { minimum: 1500 }),
  ],
  deliveryFee: 500,
  deliveryTaxClass: "drinks",
  asksContact: true,
  asksTip: true,
};

/** A menu with options, a combo, zones, three rates of tax, all kinds of order and tips. */
export function variedMenu(slug: string): MenuContent {
  const { restaurant, categories, dishes, optionGroups } = bistro(slug);
  const [food, drinks] = restaurant.taxClasses;
  if (!food || !drinks) throw new Error("The bistro has two rates of tax");
  const taxClasses = [
    { ...food, table: 1900 },
    drinks,
    { ...drinks, id: "books", pickup: 500, categories: [] },
  ];
  return {
    restaurant: { ...restaurant, ...terms, taxClasses },
    categories,
    dishes: [
      ...dishes,
      { ...pizza, category: "food" },
      aDish("half", "food", { name: "Half and Half", priceCents: 1000, optionGroups: ["halves"] }),
      aDish("book", "food", { name: "Cook book", priceCents: 1999, taxClass: "books" }),
      aDish("wine", "drinks", { name: "Wine", priceCents: 650, kinds: ["table"] }),
    ],
    optionGroups: [...optionGroups, ...pizzeria(slug).optionGroups],
  };
}
