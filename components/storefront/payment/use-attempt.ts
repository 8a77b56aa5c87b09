"use client";

import { useMemo, useState } from "react";
import {
  type Attempt,
  type AttemptInput,
  attemptFor,
  isSameOrder,
  parseAttempt,
} from "@/lib/orders/cart/attempt";
import type { Bill } from "@/lib/orders/cart/cart";
import { randomKey } from "@/lib/platform/runtime/random-key";
import { storedAttempt } from "./stored-attempt";

export type Guest = Pick<AttemptInput, "email" | "name">;

export type PaymentFailure = {
  message: string;
  fields: Record<string, string>;
  /** The server rejected the order. */
  isRefused?: boolean;
};

/** Stores this tab's attempt to order the cart, across reloads, until it is answered. */
export function useAttempt(restaurantId: string, bill: Bill) {
  const kept = useMemo(() => storedAttempt(restaurantId), [restaurantId]);
  const [unanswered, setUnanswered] = useState(() => parseAttempt(kept.read(), restaurantId));

  const orderOf = ({ email, name }: Guest): AttemptInput => ({
    menu: restaurantId,
    email,
    name,
    items: bill.lines.map(({ dish, quantity }) => ({ id: dish.id, quantity })),
    shownTotalCents: bill.totals.totalCents,
  });

  return {
    unanswered,
    /** Returns the guest's attempt: the stored one if it is the same order, else a new one. */
    attemptOf: (guest: Guest) => attemptFor(unanswered, orderOf(guest), randomKey),
    keep(attempt: Attempt) {
      kept.write(JSON.stringify(attempt));
      setUnanswered(attempt);
    },
    forget() {
      kept.write(null);
      setUnanswered(null);
    },
    /** Returns true if a different order was sent before and may have arrived. */
    mayHaveOrdered: (guest: Guest) => unanswered !== null && !isSameOrder(unanswered.input, orderOf(guest)),
  };
}
