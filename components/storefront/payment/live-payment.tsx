"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { OrderView } from "@/lib/orders/answers";
import type { Bill } from "@/lib/orders/cart/cart";
import { guest } from "@/lib/orders/schema";
import { useOrdering } from "../ordering/context";
import { GuestFields } from "./guest-fields";
import { LivePaymentFields } from "./live-payment-fields";
import { oneAtATime } from "./one-at-a-time";
import { PaymentFailed } from "./payment-failed";
import { useLivePayment } from "./use-live-payment";

type LivePaymentProps = {
  publishableKey: string;
  restaurantId: string;
  /** The ordered dishes at the menu's own prices. */
  bill: Bill;
  /** Called when a payment starts or ends; the dialog can't be closed meanwhile. */
  onBusy: (busy: boolean) => void;
  onOrdered: (order: OrderView) => void;
};

const guestForm = z.object(guest);

/** Pays by card in the payment provider's fields. */
export function LivePayment({ publishableKey, restaurantId, bill, onBusy, onOrdered }: LivePaymentProps) {
  const { refresh } = useOrdering();
  const payment = useLivePayment({ restaurantId, bill });
  const { unanswered, failure, isReady } = payment;
  const [once] = useState(oneAtATime);
  const form = useForm<z.infer<typeof guestForm>>({
    resolver: zodResolver(guestForm),
    defaultValues: { email: unanswered?.input.email ?? "", name: unanswered?.input.name ?? "" },
    mode: "onTouched",
  });
  const { isSubmitting } = form.formState;

  const send = form.handleSubmit(async (given) => {
    onBusy(true);
    try {
      const order = await payment.pay(given);
      if (order) onOrdered(order);
      else await refresh();
    } finally {
      onBusy(false);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady) void once(() => send(event));
  }

  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <GuestFields refused={failure?.fields} />
        <LivePaymentFields
          publishableKey={publishableKey}
          totalCents={bill.totals.totalCents}
          onPayable={payment.onPayable}
        />
        {payment.mayHaveOrdered(form.watch()) && !isSubmitting && (
          <Notice tone="warning">
            An order that you sent before may have arrived. Paying now places another one.
          </Notice>
        )}
        {failure && !isSubmitting && <PaymentFailed failure={failure} />}
        <Button
          type="submit"
          size="lg"
          pending={isSubmitting}
          disabled={!isReady}
          shape="pill"
          className="mt-1 w-full"
        >
          Pay Now
        </Button>
      </form>
    </FormProvider>
  );
}
