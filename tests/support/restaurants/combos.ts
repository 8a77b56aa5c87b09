import type { MenuOptionGroup } from "@/lib/restaurants/options/options";
import type { MenuContent } from "@/lib/restaurants/schema";
import { demoTerms, type Terms } from "@/lib/restaurants/terms/terms";
import { aDish } from "./dish-table";
import { anOption, anOptionGroup } from "./options";

/** Food at 7 %, drinks at 19 %, in the prices; picked up and paid then. */
export const bistroTerms: Terms = {
  ...demoTerms,
  currency: "EUR",
  pricesIncludeTax: true,
  orderKinds: ["pickup"],
  paysOnHandover: true,
  taxClasses: [
    { id: "food", label: "Food", pickup: 700, delivery: 700, table: 700, categories: [] },
    { id: "drinks", label: "Drinks", pickup: 1900, delivery: 1900, table: 1900, categories: ["drinks"] },
  ],
};

/** A main course and up to two drinks. */
export const lunchGroups: MenuOptionGroup[] = [
  anOptionGroup("main", [anOption("burger"), anOption("salad", { priceCents: 150 })], {
    name: "Main course",
    kind: "dishes",
  }),
  anOptionGroup("drink", [anOption("cola"), anOption("water")], {
    name: "Drink",
    kind: "dishes",
    max: 2,
    canRepeat: true,
  }),
];

/** A menu with a combo, whose dishes have different rates of tax. */
export const bistro = (slug: string): MenuContent => ({
  restaurant: {
    ...bistroTerms,
    name: "Bistro",
    cuisine: "",
    tagline: "",
    slug,
    theme: "plain",
    colour: "",
    header: "",
    isOpen: true,
  },
  categories: [
    { id: "food", label: "Food" },
    { id: "drinks", label: "Drinks" },
  ],
  dishes: [
    aDish("lunch", "food", { name: "Lunch menu", priceCents: 1290, optionGroups: ["main", "drink"] }),
    aDish("burger", "food", { name: "Burger", priceCents: 1100 }),
    aDish("salad", "food", { name: "Salad", priceCents: 1250 }),
    aDish("cola", "drinks", { name: "Cola", priceCents: 350 }),
    aDish("water", "drinks", { name: "Water", priceCents: 250 }),
  ],
  optionGroups: lunchGroups,
});
