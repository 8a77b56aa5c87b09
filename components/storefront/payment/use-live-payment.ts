"use client";

import { useCallback, useState } from "react";
import type { OrderView } from "@/lib/orders/answers";
import type { Bill } from "@/lib/orders/cart/cart";
import { paymentTexts } from "../ordering/texts";
import { PaymentError } from "./confirm-payment";
import type { Pay } from "./live-payment-fields";
import { type Guest, type PaymentFailure, useAttempt } from "./use-attempt";

/**
 * Pays with the fields passed to `onPayable`. The attempt is stored until its order is paid, so that retries, also
 * after a reload, use the same order and payment.
 */
export function useLivePayment({ restaurantId, bill }: { restaurantId: string; bill: Bill }) {
  const { unanswered, attemptOf, keep, forget, mayHaveOrdered } = useAttempt(restaurantId, bill);
  const [payable, setPayable] = useState<{ pay: Pay } | null>(null);
  const [failure, setFailure] = useState<PaymentFailure | null>(null);

  const onPayable = useCallback((pay: Pay | null) => setPayable(pay && { pay }), []);

  /** @returns the order; null if the payment failed, then `failure` is set */
  async function pay(guest: Guest): Promise<OrderView | null> {
    if (!payable) return null;
    setFailure(null);
    const attempt = attemptOf(guest);
    const sent = { ...guest, restaurantId, bill, idempotencyKey: attempt.key };
    try {
      const order = await payable.pay(sent, () => keep(attempt));
      forget();
      return order;
    } catch (error) {
      const known = error instanceof PaymentError ? error : null;
      const { message = paymentTexts.failed, fields = {}, isRefused = false } = known ?? {};
      if (isRefused) forget();
      setFailure({ message, fields, isRefused });
      return null;
    }
  }

  return { onPayable, isReady: payable !== null, unanswered, failure, pay, mayHaveOrdered };
}
