"use client";

import type { ChangeEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { digitsOf, formatCardNumber, formatExpiry, securityCodeLength } from "@/lib/payments/card";
import { type DemoForm, demoCard } from "@/lib/payments/demo-form";

type CardField = "cardNumber" | "expiry" | "securityCode";

/** Shows what is typed as it is printed on a card, with the caret after the same digit. */
function reformat(input: HTMLInputElement, format: (text: string) => string) {
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const digitsBefore = digitsOf(input.value.slice(0, caret)).length;
  input.value = format(input.value);
  if (isAtEnd) return;
  let place = 0;
  for (let seen = 0; place < input.value.length && seen < digitsBefore; place++) {
    if (/\d/.test(input.value.charAt(place))) seen++;
  }
  input.setSelectionRange(place, place);
}

/** The card of demo mode. What is typed here is checked, and neither sent nor stored. */
export function CardFields({ form }: { form: UseFormReturn<DemoForm> }) {
  const { errors } = form.formState;

  const control = (name: CardField, format: (text: string) => string) => {
    const { onChange, ...rest } = form.register(name);
    return {
      ...rest,
      inputMode: "numeric" as const,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        reformat(event.currentTarget, format);
        return onChange(event);
      },
    };
  };

  function fillIn() {
    const year = String((new Date().getFullYear() + 3) % 100).padStart(2, "0");
    for (const [name, value] of Object.entries({ ...demoCard, expiry: `12 / ${year}` })) {
      form.setValue(name as CardField, value, { shouldValidate: true });
    }
  }

  return (
    <fieldset className="grid grid-cols-2 gap-4 rounded-inner bg-sunken p-4">
      <legend className="sr-only">Card details</legend>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <p className="text-ink-soft">Demo mode: no card is needed, and none is charged.</p>
        <button
          type="button"
          className="-my-2 min-h-11 font-semibold text-brand-ink underline underline-offset-4"
          onClick={fillIn}
        >
          Use a sample card
        </button>
      </div>
      <Field label="Card number" error={errors.cardNumber?.message} className="col-span-2">
        <Input
          {...control("cardNumber", formatCardNumber)}
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
        />
      </Field>
      <Field label="Expiry date" error={errors.expiry?.message}>
        <Input {...control("expiry", formatExpiry)} autoComplete="cc-exp" placeholder="MM / YY" />
      </Field>
      <Field label="Security code" error={errors.securityCode?.message}>
        <Input
          {...control("securityCode", (text) =>
            digitsOf(text).slice(0, securityCodeLength(form.getValues("cardNumber"))),
          )}
          autoComplete="cc-csc"
          placeholder="CVC"
        />
      </Field>
    </fieldset>
  );
}
