"use client";

import { useCallback, useEffect, useState } from "react";
import { useTranslate } from "@/components/ui/translation";
import { call } from "@/lib/api/call";
import type { OrderTimes } from "@/lib/orders/slots/schema";
import { furtherLanguage } from "@/lib/platform/language/translate";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import { useOrdering } from "../ordering/context";

/** The times of a cart are read again after this time, in milliseconds. */
const REFRESH_MS = 60_000;

/** Reads the times at which the cart can be ready, again each minute and with each `version`. */
export function useOrderTimes(kind: OrderKind, version: unknown) {
  const { restaurant, bill } = useOrdering();
  const { restaurantId } = restaurant;
  const language = furtherLanguage(useTranslate());
  const cart = JSON.stringify(bill.lines.map(({ id, quantity }) => ({ id, quantity })));
  const [times, setTimes] = useState<OrderTimes | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version or try reads them again
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      try {
        const body = { restaurantId, kind, dishes: JSON.parse(cart), ...(language !== null && { language }) };
        const read = await call("POST /orders/times", { body });
        if (isCurrent) setTimes(read);
      } catch {
        if (isCurrent) setFailed(true);
      }
    };
    void read();
    const timer = setInterval(() => document.hidden || void read(), REFRESH_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [restaurantId, kind, cart, language, version, tries]);

  const reload = useCallback(() => {
    setFailed(false);
    setTries((count) => count + 1);
  }, []);
  return { times, failed: failed && !times, reload };
}
