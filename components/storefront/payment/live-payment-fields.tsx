"use client";

import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { useCallback, useEffect, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { useLoaded } from "@/components/ui/use-loaded";
import { useMedia } from "@/components/ui/use-media";
import type { OrderView } from "@/lib/orders/answers";
import type { Attempt } from "@/lib/orders/cart/attempt";
import { confirmPayment } from "./confirm-payment";
import { LivePaymentFailed } from "./live-payment-failed";
import { loadPaymentProvider } from "./load-stripe";
import { paymentAppearance } from "./payment-appearance";

/** Places the order and pays for it; `onPlacing` is called right before the order is sent. */
export type Pay = (attempt: Attempt, onPlacing: () => void) => Promise<OrderView>;

type LivePaymentFieldsProps = {
  publishableKey: string;
  /** Amount to pay in the smallest unit of the currency, more than 0. */
  totalCents: number;
  /** In lower case. */
  currency: string;
  /** True if the guest may give no email address or name; the card fields then ask for what the means of payment needs. */
  mayLackEmail: boolean;
  /** Receives the function that pays once the card fields are ready, and null before. */
  onPayable: (pay: Pay | null) => void;
};

export function LivePaymentFields({
  publishableKey,
  totalCents,
  currency,
  mayLackEmail,
  onPayable,
}: LivePaymentFieldsProps) {
  const load = useCallback(() => loadPaymentProvider(publishableKey), [publishableKey]);
  const { value: stripe, failed, retry } = useLoaded(load);
  const [hasNoFields, setNoFields] = useState(false);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isDark = useMedia("(prefers-color-scheme: dark)");

  function tryAgain() {
    setNoFields(false);
    retry();
  }

  if (failed || hasNoFields) return <LivePaymentFailed onRetry={tryAgain} />;
  return (
    <div ref={setFrame} className="grid">
      {stripe && frame ? (
        <Elements
          stripe={stripe}
          options={{
            mode: "payment",
            amount: totalCents,
            currency,
            appearance: paymentAppearance(frame, isDark),
          }}
        >
          <CardFields {...{ currency, mayLackEmail, onPayable }} onFailed={() => setNoFields(true)} />
        </Elements>
      ) : (
        <Skeleton className="h-48" />
      )}
    </div>
  );
}

type CardFieldsProps = Pick<LivePaymentFieldsProps, "currency" | "mayLackEmail" | "onPayable"> & {
  onFailed: () => void;
};

function CardFields({ currency, mayLackEmail, onPayable, onFailed }: CardFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const asked = mayLackEmail ? "auto" : "never";

  useEffect(() => {
    if (!stripe || !elements || !isReady) return;
    onPayable((attempt, onPlacing) => confirmPayment({ stripe, elements, currency }, attempt, onPlacing));
    return () => onPayable(null);
  }, [stripe, elements, currency, isReady, onPayable]);

  return (
    <div className="relative">
      {!isReady && <Skeleton className="absolute inset-0 h-full min-h-48" />}
      <PaymentElement
        options={{ layout: "tabs", fields: { billingDetails: { name: asked, email: asked } } }}
        onReady={() => setReady(true)}
        onLoadError={onFailed}
      />
    </div>
  );
}
