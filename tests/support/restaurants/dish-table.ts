import type { MenuContent, MenuDish } from "@/lib/restaurants/schema";
import { demoTerms } from "@/lib/restaurants/terms/terms";

/** Returns a valid dish. */
export const aDish = (id: string, category: string, change: Partial<MenuDish> = {}): MenuDish => ({
  id,
  category,
  name: `Dish ${id}`,
  description: "",
  priceCents: 1000,
  emoji: "🍲",
  picture: "",
  popular: false,
  hidden: false,
  kinds: [],
  taxClass: "",
  allergens: "",
  optionGroups: [],
  sizePrices: {},
  ...change,
});

export const soup = aDish("soup", "starters", { name: "Soup", description: "Of the day", priceCents: 650 });

/** The menu of an open restaurant with starters and main courses. */
export const aMenu = (dishes: MenuDish[]): MenuContent => ({
  restaurant: {
    name: "The Corner",
    cuisine: "",
    tagline: "",
    slug: "the-corner",
    theme: "plain",
    colour: "",
    header: "",
    isOpen: true,
    ...demoTerms,
  },
  categories: [
    { id: "starters", label: "Starters" },
    { id: "mains", label: "Main courses" },
  ],
  dishes,
  optionGroups: [],
});

/** Two starters and two mains. */
export const aTable = (): Pick<MenuContent, "categories" | "dishes" | "optionGroups"> => ({
  categories: [
    { id: "s", label: "Starters" },
    { id: "m", label: "Mains" },
    { id: "e", label: "Extras" },
  ],
  dishes: [aDish("1", "s"), aDish("2", "s"), aDish("3", "m"), aDish("4", "m")],
  optionGroups: [],
});
