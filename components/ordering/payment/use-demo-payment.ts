"use client";

import { useMemo, useState } from "react";
import { RequestError, request } from "@/lib/http/client";
import {
  type AttemptInput,
  attemptFor,
  isRefusal,
  isSameOrder,
  newOrderKey,
  parseAttempt,
} from "@/lib/ordering/attempt";
import type { OrderAnswer } from "@/lib/ordering/schema";
import { useOrdering } from "../ordering-context";
import { paymentTexts } from "../texts";
import { keptAttempt } from "./kept-attempt";

export type PaymentFailure = { message: string; fields: Record<string, string> };

function explain(error: unknown): PaymentFailure {
  if (!(error instanceof RequestError)) return { message: paymentTexts.failed, fields: {} };
  return { message: error.serverMessage ?? paymentTexts.failed, fields: error.fields };
}

/**
 * Places an order without charging anything. The attempt is kept until its answer came, so that another try, also
 * after a reload, asks for the same order again and never makes a second one.
 */
export function useDemoPayment() {
  const { menu, bill, refresh, succeed } = useOrdering();
  const kept = useMemo(() => keptAttempt(menu.key), [menu.key]);
  const [unanswered, setUnanswered] = useState(() => parseAttempt(kept.read(), menu.key));
  const [failure, setFailure] = useState<PaymentFailure | null>(null);

  const orderOf = (guest: Pick<AttemptInput, "email" | "name">): AttemptInput => ({
    menu: menu.key,
    ...guest,
    items: bill.lines.map(({ dish, quantity }) => ({ id: dish.id, quantity })),
  });

  /** @returns why the order was not placed, or null where it was */
  async function pay(guest: Pick<AttemptInput, "email" | "name">): Promise<PaymentFailure | null> {
    const attempt = attemptFor(unanswered, orderOf(guest), newOrderKey);
    kept.write(JSON.stringify(attempt));
    setUnanswered(attempt);
    setFailure(null);
    try {
      const { order } = await request<OrderAnswer>("/orders", {
        method: "POST",
        body: attempt.input,
        headers: { "Idempotency-Key": attempt.key },
      });
      kept.write(null);
      setUnanswered(null);
      succeed(order);
      return null;
    } catch (error) {
      if (error instanceof RequestError && isRefusal(error.status)) {
        kept.write(null);
        setUnanswered(null);
        void refresh();
      }
      const explained = explain(error);
      setFailure(explained);
      return explained;
    }
  }

  /** Whether an earlier, different order was sent that may have arrived. */
  const mayHaveOrdered = (guest: Pick<AttemptInput, "email" | "name">) =>
    unanswered !== null && !isSameOrder(unanswered.input, orderOf(guest));

  return { pay, failure, unanswered, mayHaveOrdered };
}
