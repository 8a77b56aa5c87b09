import type { MenuDish } from "@/lib/restaurants/schema";

/** What rows ask for that happens beside the grid. They stay the same, so that rows are not rendered for them. */
export type GridActions = {
  /** Adds a dish to a category, to be typed at once. */
  addDish: (category: string) => void;
  openMenu: (row: string, button: HTMLElement) => void;
  openPlate: (dish: string) => void;
  openPrices: (dishes: readonly string[]) => void;
  setSoldOut: (dish: MenuDish, soldOut: boolean) => void;
  /** Deletes, and offers to take it back. */
  remove: (dishes: readonly string[]) => void;
  /** Asks where its dishes go. */
  removeCategory: (category: string) => void;
};
