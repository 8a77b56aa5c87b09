"use client";

import { useEffect } from "react";
import { useSession } from "@/components/accounts/sessions/session-provider";
import { keptUser } from "@/components/ui/kept-data";
import { useNow } from "@/components/ui/use-now";
import { ordersAhead } from "@/lib/orders/due-words";
import { pageWithSteps } from "@/lib/orders/steps/queue";
import { useOrderSteps } from "../use-order-steps";
import { MAX_PAGE_SIZE, type OrderQuery, useOrders } from "../use-orders";
import { useDownSince } from "./use-down-since";
import { useKeptDocument } from "./use-kept-document";
import { useKeptPage } from "./use-kept-page";
import { useStepQueue } from "./use-step-queue";

type Options = { preparationMinutes: number; version: number; isLive: boolean };

/**
 * Reads the orders of the kitchen and changes them, also without a connection: the orders are kept, and steps are shown at
 * once and sent when there is a connection.
 */
export function useKitchenOrders(query: OrderQuery, { preparationMinutes, version, isLive }: Options) {
  const { user, status } = useSession();
  useKeptDocument(user?.id);
  const userId = user?.id ?? (status === "signed-out" ? keptUser() : null);
  const read = useOrders(query, version, null, MAX_PAGE_SIZE);
  const {
    queue,
    wake,
    steps: unsent,
    ...sending
  } = useStepQueue(userId, {
    onChanged: read.put,
    onRefused: read.reload,
  });
  const kept = useKeptPage(userId, JSON.stringify(query), read.page);
  const downSince = useDownSince(isLive && !sending.isStuck);
  const known = read.page ?? kept?.page;
  const page = known && pageWithSteps(known, unsent);
  const now = useNow(60_000) ?? new Date();
  const steps = useOrderSteps({
    preparationMinutes,
    ahead: ordersAhead(page, now),
    onChanged: read.put,
    onConflict: read.reload,
    queue,
  });

  useEffect(() => {
    if (isLive) wake?.();
  }, [isLive, wake]);

  return {
    page,
    steps,
    reload: read.reload,
    failure: page && downSince ? null : read.failure,
    unsentCount: unsent.length,
    downSince: downSince && kept ? new Date(Math.min(kept.at, downSince.getTime())) : downSince,
    notices: sending.notices,
    dismiss: sending.dismiss,
  };
}
