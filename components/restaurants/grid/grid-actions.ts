import type { MenuDish } from "@/lib/restaurants/schema";

/** Actions of rows outside the grid's state. Their identity is stable, so that rows don't render again. */
export type GridActions = {
  /** Adds a dish to a category and starts editing it. */
  addDish: (category: string) => void;
  openMenu: (row: string, button: HTMLElement) => void;
  openPlate: (dish: string) => void;
  openPrices: (dishes: readonly string[]) => void;
  setSoldOut: (dish: MenuDish, soldOut: boolean) => void;
  /** Deletes dishes, and offers to undo it. */
  remove: (dishes: readonly string[]) => void;
  /** Asks first for the dishes' new category. */
  removeCategory: (category: string) => void;
};
