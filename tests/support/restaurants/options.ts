import type { MenuOption, MenuOptionGroup } from "@/lib/restaurants/options/options";
import type { MenuContent, MenuDish } from "@/lib/restaurants/schema";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { aDish } from "./dish-table";

export const anOption = (id: string, change: Partial<MenuOption> = {}): MenuOption => ({
  id,
  name: id,
  priceCents: 0,
  priceBySize: {},
  isDefault: false,
  soldOut: false,
  allergens: "",
  optionGroups: [],
  ...change,
});

export const anOptionGroup = (
  id: string,
  options: MenuOption[],
  change: Partial<MenuOptionGroup> = {},
): MenuOptionGroup => ({
  id,
  name: id,
  kind: "choice",
  min: 1,
  max: 1,
  free: 0,
  canRepeat: false,
  options,
  ...change,
});

/** Groups of each kind: sizes, toppings with a free one, removed ingredients, and halves with nested toppings. */
export const pizzaOptions: MenuOptionGroup[] = [
  anOptionGroup("size", [anOption("Small"), anOption("Large", { priceCents: 300 })], {
    name: "Size",
    kind: "size",
  }),
  anOptionGroup(
    "toppings",
    [
      anOption("Olives", { priceCents: 100, priceBySize: { Large: 150 } }),
      anOption("Ham", { priceCents: 200, allergens: "Nitrite" }),
      anOption("Truffle", { priceCents: 900, soldOut: true }),
    ],
    { name: "Toppings", kind: "extra", min: 0, max: 4, free: 1, canRepeat: true },
  ),
  anOptionGroup("without", [anOption("onions"), anOption("garlic")], {
    name: "Without",
    kind: "remove",
    min: 0,
    max: 2,
  }),
  anOptionGroup("halves", [anOption("Left", { optionGroups: ["toppings"] }), anOption("Right")], {
    name: "Halves",
    min: 2,
    max: 2,
  }),
];

export const pizza: MenuDish = aDish("pizza", "mains", {
  name: "Pizza",
  priceCents: 800,
  optionGroups: ["size", "toppings", "without"],
});

/** A menu of a pizza with options, a pizza of two halves, and a soup without options. */
export const pizzeria = (slug: string): MenuContent => ({
  restaurant: {
    ...demoTerms,
    name: "Pizza Corner",
    cuisine: "",
    tagline: "",
    slug,
    theme: "plain",
    colour: "",
    header: "",
    isOpen: true,
  },
  categories: [{ id: "mains", label: "Mains" }],
  dishes: [
    pizza,
    aDish("half", "mains", { name: "Half and Half", priceCents: 1000, optionGroups: ["halves"] }),
    aDish("soup", "mains", { name: "Soup", priceCents: 500 }),
  ],
  optionGroups: pizzaOptions,
});
