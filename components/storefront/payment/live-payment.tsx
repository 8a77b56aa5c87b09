"use client";

import { useCallback, useState } from "react";
import { useTranslate } from "@/components/ui/translation";
import { useOrdering } from "../ordering/context";
import type { Checkout } from "./checkout-state";
import { LivePaymentFields, type Pay } from "./live-payment-fields";
import { PaymentForm } from "./payment-form";
import { paymentTexts } from "./payment-texts";
import { placeOrder } from "./place-order";
import { PaymentError, usePayment } from "./use-payment";

/** Pays by card in the payment provider's fields. */
export function LivePayment(props: Checkout) {
  const t = useTranslate();
  const { bill, publishableKey, restaurant } = useOrdering();
  const isFree = props.totalCents === 0;
  const [payable, setPayable] = useState<{ pay: Pay } | null>(null);
  const onPayable = useCallback((pay: Pay | null) => setPayable(pay && { pay }), []);
  const payment = usePayment(
    async (attempt, keep) => {
      if (isFree) return placeOrder(attempt, keep);
      if (!payable) throw new PaymentError(paymentTexts.failed);
      return payable.pay(attempt, keep);
    },
    "byCard",
    props,
  );
  return (
    <PaymentForm
      {...props}
      payment={payment}
      isReady={isFree || payable !== null}
      {...(isFree && { submitLabel: t("Place order") })}
    >
      {publishableKey !== null && !isFree && (
        <LivePaymentFields
          publishableKey={publishableKey}
          totalCents={props.totalCents}
          currency={bill.totals.currency.toLowerCase()}
          mayLackEmail={restaurant.terms.asksContact}
          onPayable={onPayable}
        />
      )}
    </PaymentForm>
  );
}
