import type { MenuContent } from "@/lib/restaurants/schema";
import { aDish } from "./dish-table";

/** Two categories and three dishes, and a number of further main courses. */
export const bistroMenu = (mains = 0): Pick<MenuContent, "categories" | "dishes"> => ({
  categories: [
    { id: "soups", label: "Soups" },
    { id: "mains", label: "Mains" },
  ],
  dishes: [
    aDish("leek", "soups", { name: "Leek soup", priceCents: 650 }),
    aDish("pea", "soups", { name: "Pea soup", priceCents: 600 }),
    aDish("stew", "mains", { name: "Stew", priceCents: 1400 }),
    ...Array.from({ length: mains }, (_, at) => aDish(`main-${at + 1}`, "mains")),
  ],
});
