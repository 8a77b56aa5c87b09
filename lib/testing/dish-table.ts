import type { MenuContent, MenuDish } from "@/lib/menus/schema";

/** A dish with everything that it needs. */
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
  ...change,
});

/** Two starters and two mains. */
export const aTable = (): Pick<MenuContent, "categories" | "dishes"> => ({
  categories: [
    { id: "s", label: "Starters" },
    { id: "m", label: "Mains" },
    { id: "e", label: "Extras" },
  ],
  dishes: [aDish("1", "s"), aDish("2", "s"), aDish("3", "m"), aDish("4", "m")],
});
