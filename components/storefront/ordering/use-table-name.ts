"use client";

import { tableAt } from "../at-table/stored-table";
import { useOrdering } from "./context";

/** Returns the name of the guest's table: that of the seat, else the one that this tab came from; null without one. */
export function useTableName(): string | null {
  const { seat, restaurant } = useOrdering();
  return seat?.tableName ?? tableAt(restaurant.restaurantId);
}
