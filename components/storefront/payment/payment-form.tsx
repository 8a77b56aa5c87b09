"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, type ReactNode, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type * as z from "zod";
import { Button } from "@/components/ui/button";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { useOrdering } from "../ordering/context";
import { paymentTexts } from "../ordering/texts";
import { oneAtATime } from "./one-at-a-time";
import type { Guest, usePayment } from "./use-payment";

const TextField: TextFieldOf<Guest> = FormTextField;

/** True while an order is being sent; the dialog can't be closed meanwhile. */
export type Sending = { isSending: boolean; setSending: (isSending: boolean) => void };

type PaymentFormProps = Sending & {
  payment: ReturnType<typeof usePayment>;
  schema: z.ZodType<Guest, Guest>;
  /** Initial values of the card fields. */
  card?: object;
  isReady?: boolean;
  /** The card fields. */
  children: ReactNode;
};

export function PaymentForm(props: PaymentFormProps) {
  const { payment, schema, card, isReady = true, isSending, setSending, children } = props;
  const { unanswered, failure, pay, mayHaveOrdered } = payment;
  const { notes } = useOrdering();
  const [once] = useState(oneAtATime);
  const { email = "", name = "" } = unanswered?.input ?? {};
  const form = useForm<Guest>({
    resolver: zodResolver(schema),
    defaultValues: { ...card, email, name },
    mode: "onTouched",
  });

  const send = form.handleSubmit(async ({ email, name }) => {
    setSending(true);
    const refused = await pay({ email, name });
    setSending(false);
    for (const field of ["email", "name"] as const) {
      const message = refused[field];
      if (message) form.setError(field, { message }, { shouldFocus: true });
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady) void once(() => send(event));
  }

  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
        />
        <TextField
          name="name"
          label="Cardholder name"
          autoComplete="cc-name"
          spellCheck={false}
          aria-required
        />
        {children}
        {mayHaveOrdered(form.watch()) && !isSending && (
          <Notice tone="warning">
            An order that you sent before may have arrived. Paying now places another one.
          </Notice>
        )}
        {failure && !isSending && (
          <Notice tone="error">{failure.isRefused && notes ? paymentTexts.changed : failure.message}</Notice>
        )}
        <Button
          type="submit"
          size="lg"
          pending={isSending}
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
