"use client";

import { useCallback, useMemo, useState } from "react";
import {
  type AttemptInput,
  attemptFor,
  isSameOrder,
  newOrderKey,
  parseAttempt,
} from "@/lib/ordering/attempt";
import type { Bill } from "@/lib/ordering/cart";
import type { MenuKey, OrderView } from "@/lib/ordering/schema";
import { paymentTexts } from "../texts";
import { PaymentError } from "./confirm-payment";
import { keptAttempt } from "./kept-attempt";
import type { Pay } from "./live-payment-fields";
import type { PaymentFailure } from "./use-demo-payment";

type Guest = Pick<AttemptInput, "email" | "name">;

/**
 * Pays with the fields that are given `onPayable`. The attempt is kept until its order is paid, so
 * that another try, also after a reload, finds the same order and the same payment.
 */
export function useLivePayment({ menu, bill }: { menu: MenuKey; bill: Bill }) {
  const kept = useMemo(() => keptAttempt(menu), [menu]);
  const [unanswered, setUnanswered] = useState(() => parseAttempt(kept.read(), menu));
  const [payable, setPayable] = useState<{ pay: Pay } | null>(null);
  const [failure, setFailure] = useState<PaymentFailure | null>(null);

  const onPayable = useCallback((pay: Pay | null) => setPayable(pay && { pay }), []);

  const orderOf = (guest: Guest): AttemptInput => ({
    menu,
    email: guest.email,
    name: guest.name,
    items: bill.lines.map(({ dish, quantity }) => ({ id: dish.id, quantity })),
  });

  function forget() {
    kept.write(null);
    setUnanswered(null);
  }

  /** @returns the order; null where it could not be paid: then `failure` says why */
  async function pay(guest: Guest): Promise<OrderView | null> {
    if (!payable) return null;
    setFailure(null);
    const attempt = attemptFor(unanswered, orderOf(guest), newOrderKey);
    const keep = () => {
      kept.write(JSON.stringify(attempt));
      setUnanswered(attempt);
    };
    try {
      const order = await payable.pay({ ...guest, menu, bill, idempotencyKey: attempt.key }, keep);
      forget();
      return order;
    } catch (error) {
      const known = error instanceof PaymentError ? error : null;
      if (known?.isRefused) forget();
      setFailure({ message: known?.message ?? paymentTexts.failed, fields: known?.fields ?? {} });
      return null;
    }
  }

  /** Whether an earlier, different order was sent that may have arrived. */
  const mayHaveOrdered = (guest: Guest) =>
    unanswered !== null && !isSameOrder(unanswered.input, orderOf(guest));

  return { onPayable, isReady: payable !== null, unanswered, failure, pay, mayHaveOrdered };
}
