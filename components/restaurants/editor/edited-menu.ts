import type { Edited } from "@/components/ui/form/edited";
import { type MenuContent, type MenuRestaurant, menuContent, menuRestaurant } from "@/lib/restaurants/schema";
import { columnOf } from "../grid/columns";
import { wrongPlaces } from "../grid/menu-problems";
import type { Cell } from "../grid/paste";
import { categoryRowId } from "../grid/rows";
import type { GridStore } from "../grid/store";
import type { Table } from "../grid/table";

const RESTAURANT_PREFIX = "restaurant.";

/** Returns the cell of a path such as `dishes.3.picture`; null outside the lists. */
function cellAt(path: string, table: Table): Cell | null {
  const [list, index, field = ""] = path.split(".");
  const entry = list === "dishes" || list === "categories" ? table[list][Number(index)] : undefined;
  return entry
    ? { row: list === "dishes" ? entry.id : categoryRowId(entry.id), column: columnOf(field) }
    : null;
}

/**
 * Shows the grid's prices in the currency of the restaurant's form; ignores a code that is none.
 * @returns a function that stops it
 */
export function followCurrency(restaurant: Edited<MenuRestaurant>, grid: GridStore): () => void {
  function follow() {
    const { data } = menuRestaurant.shape.currency.safeParse(restaurant.get().currency);
    if (data) grid.do({ type: "setCurrency", currency: data });
  }
  follow();
  return restaurant.watch(follow);
}

/** Joins the restaurant's form and the grid's store into one edited menu. */
export function editedMenu(restaurant: Edited<MenuRestaurant>, grid: GridStore): Edited<MenuContent> {
  const get = () => ({ restaurant: restaurant.get(), ...grid.get().table });

  /** Shows the first message about a category or a dish at its cell. */
  function refuseInTable(fields: readonly (readonly [path: string, message: string])[]) {
    for (const [path, message] of fields) {
      const cell = cellAt(path, grid.get().table);
      if (cell) return grid.do({ type: "refuse", cell, message });
    }
  }

  return {
    get,
    set({ restaurant: fields, ...table }) {
      restaurant.set(fields);
      grid.do({ type: "replace", table });
    },
    watch(changed) {
      const ends = [restaurant.watch(changed), grid.watchTable(changed)];
      return () => {
        for (const end of ends) end();
      };
    },
    async check() {
      grid.do({ type: "leave" });
      await restaurant.check();
      const issues = menuContent.safeParse(get()).error?.issues ?? [];
      refuseInTable(issues.map(({ path, message }) => [path.join("."), message]));
      return issues.length === 0;
    },
    wrong() {
      const { wrong, problems } = restaurant.wrong();
      const places = wrongPlaces(grid.get().table).length;
      return { wrong: wrong + places, problems: problems + places };
    },
    refuse(fields) {
      const isOfRestaurant = ([path]: readonly [string, string]) => path.startsWith(RESTAURANT_PREFIX);
      restaurant.refuse(
        fields
          .filter(isOfRestaurant)
          .map(([path, message]) => [path.slice(RESTAURANT_PREFIX.length), message]),
      );
      refuseInTable(fields);
    },
    clearMessages: restaurant.clearMessages,
    tidy: (saved) => restaurant.tidy(saved.restaurant),
  };
}
