"use client";

import { useCall } from "@/components/ui/use-call";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { toQuery } from "../order-filters";
import { useKeptAnswer } from "./use-kept-answer";

/** The interval of reading them for a lost connection, in milliseconds. */
const INTERVAL_MS = 5 * 60_000;
/** The orders among which those of a station are looked for. */
const READ = 50;

const none: readonly RestaurantOrder[] = [];

/** Returns the query of the orders that were done last. */
export const doneQuery = (restaurantId: string) =>
  ({ ...toQuery({ restaurantId, status: "done" }), sort: "doneAt", limit: READ }) as const;

/** Keeps the orders that were done last, so that one can be brought back without a connection. */
export function useLastDone(userId: string | null, restaurantId: string): readonly RestaurantOrder[] {
  const { data } = useCall("GET /orders", { query: doneQuery(restaurantId), refreshInterval: INTERVAL_MS });
  const kept = useKeptAnswer(userId, `done ${restaurantId}`, data);
  return (data ?? kept?.answer)?.orders ?? none;
}
