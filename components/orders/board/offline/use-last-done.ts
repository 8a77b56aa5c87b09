"use client";

import { useCallback, useMemo, useState } from "react";
import { useCall } from "@/components/ui/use-call";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { toQuery } from "../order-filters";
import { useKeptAnswer } from "./use-kept-answer";

/** The interval of reading them for a lost connection, in milliseconds. */
const INTERVAL_MS = 5 * 60_000;
/** The orders among which those of a station are looked for. */
const READ = 50;

/** Returns the query of the orders that were done last. */
export const doneQuery = (restaurantId: string) =>
  ({ ...toQuery({ restaurantId, status: "done" }), sort: "doneAt", limit: READ }) as const;

/**
 * Keeps the orders that were done last, so that one can be brought back without a connection.
 * @returns `note`: called with an order that this device has changed; one that is done is kept at once
 */
export function useLastDone(userId: string | null, restaurantId: string) {
  const [added, setAdded] = useState<readonly RestaurantOrder[]>([]);
  const { data } = useCall("GET /orders", { query: doneQuery(restaurantId), refreshInterval: INTERVAL_MS });
  const answer = useMemo(() => data && { orders: [...added, ...data.orders].slice(0, READ) }, [data, added]);
  const kept = useKeptAnswer(userId, `done ${restaurantId}`, answer);
  const orders = (answer ?? kept?.answer)?.orders ?? added;
  const note = useCallback((order: RestaurantOrder) => {
    const isDone = order.status === "done";
    setAdded((known) =>
      [...(isDone ? [order] : []), ...known.filter(({ id }) => id !== order.id)].slice(0, READ),
    );
  }, []);
  return { orders, note };
}
