"use client";

import { useEffect } from "react";
import { useSession } from "@/components/accounts/sessions/session-provider";
import { useNow } from "@/components/ui/use-now";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { ordersAhead } from "@/lib/orders/due-words";
import { lastDone, withRecalled } from "@/lib/orders/steps/last-done";
import { pageWithSteps } from "@/lib/orders/steps/queue";
import { useOrderSteps } from "../use-order-steps";
import { MAX_PAGE_SIZE, type OrderQuery, useOrders } from "../use-orders";
import { useDownSince } from "./use-down-since";
import { useKeptAnswer } from "./use-kept-answer";
import { useKeptDocument } from "./use-kept-document";
import { useKeptUser } from "./use-kept-user";
import { useLastDone } from "./use-last-done";
import { useStepQueue } from "./use-step-queue";

type Options = { preparationMinutes: number; version: number; isLive: boolean };

/**
 * Reads the orders of the kitchen and changes them, also without a connection: the orders are kept, and steps are shown at
 * once and sent when there is a connection.
 */
export function useKitchenOrders(query: OrderQuery, { preparationMinutes, version, isLive }: Options) {
  useKeptDocument(useSession().user?.id);
  const userId = useKeptUser();
  const read = useOrders(query, version, null, MAX_PAGE_SIZE);
  const { orders: done, note } = useLastDone(userId, query.restaurantId ?? "all");
  const put = (order: RestaurantOrder) => {
    read.put(order);
    note(order);
  };
  const {
    queue,
    wake,
    steps: unsent,
    ...sending
  } = useStepQueue(userId, {
    onChanged: put,
    onRefused: read.reload,
  });
  const kept = useKeptAnswer(userId, JSON.stringify(query), read.page);
  const downSince = useDownSince(isLive && !sending.isStuck);
  const known = read.page ?? kept?.answer;
  const page = known && pageWithSteps(withRecalled(known, done, unsent), unsent);
  const now = useNow(60_000) ?? new Date();
  const steps = useOrderSteps({
    preparationMinutes,
    ahead: ordersAhead(page, now),
    onChanged: put,
    onConflict: read.reload,
    queue,
  });

  useEffect(() => {
    if (isLive) wake?.();
  }, [isLive, wake]);

  return {
    page,
    steps,
    /** The orders that are done, the latest first. @param read as the server answered them just now */
    lastDone: (read: readonly RestaurantOrder[] = done) =>
      lastDone([...(page?.orders ?? []), ...read], unsent),
    reload: read.reload,
    failure: page && downSince ? null : read.failure,
    unsentCount: unsent.length,
    downSince: downSince && kept ? new Date(Math.min(kept.at, downSince.getTime())) : downSince,
    notices: sending.notices,
    dismiss: sending.dismiss,
  };
}
