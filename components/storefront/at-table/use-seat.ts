"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Seat } from "./read-seat";

/**
 * Returns the seat of this phone, by its cookie as the server decides: null without one, undefined without an answer.
 * `reload` asks again; once the sitting has orders, only after a refusal.
 * @param isWanted whether the next order depends on it
 */
export function useSeat(restaurantId: string, isWanted: boolean) {
  const [seat, setSeat] = useState<Seat | null>();
  const asked = useRef(0);
  const hasOrders = useRef(false);
  const reload = useCallback(
    async ({ afterRefusal = false } = {}) => {
      if (!isWanted || (hasOrders.current && !afterRefusal)) return;
      const number = ++asked.current;
      const found = await import("./read-seat")
        .then(({ readSeat }) => readSeat(restaurantId))
        .catch(() => undefined);
      // A slower earlier answer knows less.
      if (found === undefined || number !== asked.current) return;
      hasOrders.current = found?.hasOrders === true;
      setSeat(found);
    },
    [isWanted, restaurantId],
  );
  useEffect(() => void reload(), [reload]);
  return { seat, reload };
}
