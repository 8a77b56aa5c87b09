"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type DemoForm, demoForm } from "@/lib/payments/demo-form";
import { CardFields } from "./card-fields";
import { GuestFields } from "./guest-fields";
import { oneAtATime } from "./one-at-a-time";
import { PaymentFailed } from "./payment-failed";
import { useDemoPayment } from "./use-demo-payment";

type DemoPaymentProps = { isSending: boolean; setSending: (sending: boolean) => void };

/** The payment form without a payment provider. Only email and name leave the browser. */
export function DemoPayment({ isSending, setSending }: DemoPaymentProps) {
  const { pay, failure, unanswered, mayHaveOrdered } = useDemoPayment();
  const [once] = useState(oneAtATime);
  const form = useForm<DemoForm>({
    resolver: zodResolver(demoForm),
    defaultValues: {
      email: unanswered?.input.email ?? "",
      name: unanswered?.input.name ?? "",
      cardNumber: "",
      expiry: "",
      securityCode: "",
    },
    mode: "onTouched",
  });

  const send = form.handleSubmit(async ({ email, name }) => {
    setSending(true);
    const refused = await pay({ email, name });
    setSending(false);
    for (const field of ["email", "name"] as const) {
      const message = refused?.fields[field];
      if (message) form.setError(field, { message }, { shouldFocus: true });
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void once(() => send(event));
  }

  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <GuestFields />
        <CardFields />
        {mayHaveOrdered(form.watch()) && !isSending && (
          <Notice tone="warning">
            An order that you sent before may have arrived. Paying now places another one.
          </Notice>
        )}
        {failure && !isSending && <PaymentFailed failure={failure} />}
        <Button type="submit" size="lg" pending={isSending} shape="pill" className="mt-1 w-full">
          Pay Now
        </Button>
      </form>
    </FormProvider>
  );
}
