"use client";

import { useTranslate } from "@/components/ui/translation";
import "@/lib/platform/http/browser-validation";
import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import * as z from "zod";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { guestForm } from "@/lib/orders/contact-form";
import { isEmailAsked } from "@/lib/orders/order-terms";
import { plainAmount } from "@/lib/platform/money/plain-amount";
import { useOrdering } from "../ordering/context";
import { useTableName } from "../ordering/use-table-name";
import type { Checkout } from "./checkout-state";
import { ContactFields } from "./contact-fields";
import { oneAtATime } from "./one-at-a-time";
import { paymentTexts } from "./payment-texts";
import { emptyGuest, type Guest, guestFields, guestOf, parseGuest, storedGuest } from "./stored-guest";
import { TimeField } from "./time-field";
import { TipField } from "./tip-field";
import type { usePayment } from "./use-payment";
import { VoucherField } from "./voucher-field";

const TextField: TextFieldOf<Guest> = FormTextField;

type PaymentFormProps = Checkout & {
  payment: ReturnType<typeof usePayment>;
  submitLabel?: string;
  /** The schema and the initial values of the card fields. */
  card?: { schema: z.ZodType<object, object>; values: object };
  isReady?: boolean;
  /** The card fields. */
  children?: ReactNode;
};

export function PaymentForm(props: PaymentFormProps) {
  const t = useTranslate();
  const {
    payment,
    card,
    isReady = true,
    isSending,
    setSending,
    tip,
    setTip,
    tipCents,
    voucher,
    voucherProblem,
    setVoucher,
    dueAt,
    setDueAt,
    goodsCents,
    submitLabel,
    children,
  } = props;
  const { unanswered, failure, pay, mayHaveOrdered } = payment;
  const { notes, kind, restaurant, bill, hours, place, storedPostcode } = useOrdering();
  const { restaurantId } = restaurant;
  const { subtotalCents } = bill.totals;
  const { currency } = restaurant.terms;
  const { asksContact, asksTip, zones } = restaurant.terms;
  const asksEmail = isEmailAsked(kind, restaurant.terms);
  const isCardholder = !asksContact && children !== undefined;
  const [once] = useState(oneAtATime);
  const [stored] = useState(storedGuest);
  const [isRemembered, setRemembered] = useState(() => stored.read() !== null);
  const tableName = useTableName();
  const [defaultValues] = useState(() => ({
    ...card?.values,
    ...emptyGuest,
    ...(asksContact && parseGuest(stored.read())),
    tableName: tableName ?? "",
    ...(zones.length > 0 && place.postcode && { postalCode: place.postcode }),
    ...(unanswered && guestOf(unanswered.input)),
  }));
  const form = useForm<Guest>({
    resolver: zodResolver(
      guestForm(kind, restaurant.terms, place.point, t).and(card?.schema ?? z.object({})),
    ),
    defaultValues,
    mode: "onTouched",
  });

  // The seat may be known later than the form is shown.
  const isSent = unanswered !== null;
  useEffect(() => {
    if (tableName !== null && !isSent) form.setValue("tableName", tableName);
  }, [form, tableName, isSent]);

  // The tip of an order that was sent before a reload, so that it stays the same order.
  const [sentTip] = useState(asksTip ? (unanswered?.input.tipCents ?? 0) : 0);
  useEffect(() => {
    if (sentTip > 0) setTip({ by: "own", amount: plainAmount(sentTip, currency) });
  }, [sentTip, currency, setTip]);

  const [sentDueAt] = useState(unanswered?.input.dueAt ?? null);
  useEffect(() => {
    if (sentDueAt !== null) setDueAt(sentDueAt);
  }, [sentDueAt, setDueAt]);

  const payer = (values: Partial<Guest>) => ({ ...guestOf(values), ...(!asksEmail && { email: "" }) });

  const send = form.handleSubmit(async (values) => {
    const guest = guestOf(values);
    setSending(true);
    const refused = await pay(payer(values));
    setSending(false);
    if (asksContact)
      stored.write(isRemembered ? JSON.stringify({ ...guest, note: "", tableName: "" }) : null);
    if (asksContact && !isRemembered) storedPostcode?.write(null);
    for (const field of guestFields) {
      const message = refused[field];
      if (message) form.setError(field, { message }, { shouldFocus: true });
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady && tipCents !== null) void once(() => send(event));
  }

  const emailField = asksEmail && (
    <TextField
      name="email"
      label={t("Email")}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...(asksContact ? { optional: true } : { "aria-required": true })}
    />
  );

  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        {hours.hasTimes && (
          <TimeField {...{ dueAt, setDueAt }} error={failure?.fields.dueAt} version={failure} />
        )}
        {!asksContact && emailField}
        <TextField
          name="name"
          label={isCardholder ? t("Cardholder name") : t("Name")}
          autoComplete={isCardholder ? "cc-name" : "name"}
          spellCheck={false}
          {...(asksEmail ? { "aria-required": true } : { optional: true })}
        />
        {asksContact && emailField}
        {asksContact && <ContactFields goodsCents={goodsCents} />}
        {children}
        <VoucherField
          {...{ restaurantId, currency, subtotalCents, voucher, setVoucher }}
          problem={voucherProblem}
          sentCode={unanswered?.input.voucher}
          isKept
        />
        {asksTip && <TipField {...{ tip, setTip, tipCents }} error={failure?.fields.tipCents} />}
        {asksContact && (
          <Checkbox
            label={t("Remember my details on this device")}
            checked={isRemembered}
            onChange={({ currentTarget }) => setRemembered(currentTarget.checked)}
          />
        )}
        {mayHaveOrdered(payer(form.watch())) && !isSending && (
          <Notice tone="warning">
            {t("An order that you sent before may have arrived. Paying now places another one.")}
          </Notice>
        )}
        {failure && !isSending && (
          <Notice tone="error">
            {failure.isRefused && notes ? t(paymentTexts.changed) : t.message(failure.message)}
          </Notice>
        )}
        <Button
          type="submit"
          size="lg"
          pending={isSending}
          disabled={!isReady}
          shape="pill"
          className="mt-1 w-full"
        >
          {submitLabel ?? t("Pay Now")}
        </Button>
      </form>
    </FormProvider>
  );
}
