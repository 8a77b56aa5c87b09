"use client";

import { useCallback, useRef, useState } from "react";
import { paymentMessages } from "@/lib/payments/schema";
import { type PayableOrder, PaymentError } from "./confirm-payment";
import type { Pay } from "./live-payment-fields";

type Failure = { message: string; fields: Record<string, string> };

/**
 * One payment at a time with the fields of `LivePayment`, which is given `onPayable`. `pay` resolves to the order's
 * id, or to null where it failed: then `failure` says why. A second press while one is under way does nothing.
 */
export function useLivePayment() {
  const [payable, setPayable] = useState<{ pay: Pay } | null>(null);
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef(false);

  const onPayable = useCallback((pay: Pay | null) => setPayable(pay && { pay }), []);

  const pay = useCallback(
    async (order: PayableOrder): Promise<string | null> => {
      if (!payable || running.current) return null;
      running.current = true;
      setPaying(true);
      setFailure(null);
      try {
        return await payable.pay(order);
      } catch (error) {
        const known = error instanceof PaymentError ? error : null;
        setFailure({ message: known?.message ?? paymentMessages.failed, fields: known?.fields ?? {} });
        return null;
      } finally {
        running.current = false;
        setPaying(false);
      }
    },
    [payable],
  );

  return { onPayable, isReady: payable !== null, isPaying, failure, pay };
}
