"use client";

import { useState } from "react";
import { call } from "@/lib/api/call";
import { isRefusal } from "@/lib/orders/cart/attempt";
import { RequestError } from "@/lib/platform/http/client";
import { useOrdering } from "../ordering/context";
import { paymentTexts } from "../ordering/texts";
import { type Guest, type PaymentFailure, useAttempt } from "./use-attempt";

function explain(error: unknown): PaymentFailure {
  if (!(error instanceof RequestError)) return { message: paymentTexts.failed, fields: {} };
  const isRefused = isRefusal(error.status);
  return { message: error.serverMessage ?? paymentTexts.failed, fields: error.fields, isRefused };
}

/**
 * Places an order without charging. The attempt is stored until it is answered, so that retries, also after a reload,
 * never create a second order.
 */
export function useDemoPayment() {
  const { menu, bill, refresh, succeed } = useOrdering();
  const { unanswered, attemptOf, keep, forget, mayHaveOrdered } = useAttempt(menu.restaurantId, bill);
  const [failure, setFailure] = useState<PaymentFailure | null>(null);

  /** @returns the failure; null on success */
  async function pay(guest: Guest): Promise<PaymentFailure | null> {
    const attempt = attemptOf(guest);
    keep(attempt);
    setFailure(null);
    try {
      const { order } = await call("POST /orders", {
        body: attempt.input,
        headers: { "Idempotency-Key": attempt.key },
      });
      forget();
      succeed(order);
      return null;
    } catch (error) {
      const explained = explain(error);
      if (explained.isRefused) {
        forget();
        await refresh();
      }
      setFailure(explained);
      return explained;
    }
  }

  return { pay, failure, unanswered, mayHaveOrdered };
}
