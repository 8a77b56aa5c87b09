"use client";

import { callFailure } from "@/components/ui/call-failure";
import { usePages } from "@/components/ui/use-pages";
import type { QueryOf } from "@/lib/api/call";
import type { OrderPage, RestaurantOrder } from "@/lib/orders/answers";

const PAGE_SIZE = 50;
/** Maximum orders in one answer. */
export const MAX_PAGE_SIZE = 200;

const LOAD_FAILED = "Failed to load the orders";

export type OrderQuery = Omit<QueryOf<"GET /orders">, "before" | "limit">;

/**
 * Reads the orders of a filter, at least `size` of them, again whenever `version` changes. `initial` belongs to this
 * filter.
 */
export function useOrders(query: OrderQuery, version: number, initial: OrderPage | null, size = PAGE_SIZE) {
  const pages = usePages("GET /orders", {
    query,
    version,
    rows: "orders",
    limit: { size, max: MAX_PAGE_SIZE },
    loadFailed: LOAD_FAILED,
    ...(initial && { initial }),
  });
  const { page, error, olderFailure, change } = pages;
  const failure = olderFailure ?? (error ? callFailure(error, LOAD_FAILED) : null);

  return {
    ...pages,
    failure,
    isLoading: !page && failure === null,
    put(changed: RestaurantOrder) {
      if (!page) return;
      const put = (one: RestaurantOrder) => (one.id === changed.id ? changed : one);
      change((known) => ({ ...known, orders: known.orders.map(put) }));
    },
  };
}

export type Orders = ReturnType<typeof useOrders>;
