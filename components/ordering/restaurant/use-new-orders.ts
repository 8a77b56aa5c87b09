"use client";

import { useEffect, useRef } from "react";
import { notify } from "@/components/ui/toaster";
import { request } from "@/lib/http/client";
import type { OrderPageAnswer } from "@/lib/ordering/order-list";
import { settledPayments } from "@/lib/ordering/order-status";
import { formatCents } from "@/lib/ordering/totals";
import { restaurantName } from "./labels";
import { ring } from "./sound";

const NEW = `/orders?status=new&payment=${settledPayments.join(",")}&limit=30`;

/** Rings and tells about each order that is to be cooked, once. Those that are there already when the page opens are not news. */
export function useNewOrders(version: number) {
  const known = useRef<Set<string> | null>(null);

  useEffect(() => {
    if (version === 0) return;
    const look = async () => {
      const { orders } = await request<OrderPageAnswer>(NEW);
      const before = known.current;
      known.current = new Set([...(before ?? []), ...orders.map(({ id }) => id)]);
      const [latest, ...others] = before ? orders.filter(({ id }) => !before.has(id)) : [];
      if (!latest) return;
      ring();
      const { number, menu, name, totalCents } = latest;
      notify.success(others.length > 0 ? `${others.length + 1} new orders` : `New order ${number}`, {
        topic: "new-order",
        description: `${restaurantName(menu)} · ${name} · ${formatCents(totalCents)}`,
      });
    };
    look().catch(() => undefined);
  }, [version]);
}
