"use client";

import { useFormContext } from "react-hook-form";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Input } from "@/components/ui/input";
import { useTranslate } from "@/components/ui/translation";
import { digitsOf, formatCardNumber, formatExpiry, securityCodeLength } from "@/lib/payments/card";
import { type DemoForm, demoCard } from "@/lib/payments/demo-form";

const TextField: TextFieldOf<DemoForm> = FormTextField;

type CardName = "cardNumber" | "expiry" | "securityCode";

/** Formats the input as printed on a card, and keeps the caret after the same digit. */
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

type CardFieldProps = Pick<
  Parameters<typeof TextField>[0],
  "label" | "autoComplete" | "placeholder" | "className"
> & {
  name: CardName;
  format: (text: string) => string;
};

function CardField({ format, ...field }: CardFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      render={({ onChange, ...control }) => (
        <Input
          {...control}
          onChange={(event) => {
            reformat(event.currentTarget, format);
            void onChange(event);
          }}
        />
      )}
    />
  );
}

/** Card fields of demo mode; validated, but neither sent nor stored. */
export function CardFields() {
  const t = useTranslate();
  const form = useFormContext<DemoForm>();

  function fillIn() {
    const year = String((new Date().getFullYear() + 3) % 100).padStart(2, "0");
    for (const [name, value] of Object.entries({ ...demoCard, expiry: `12 / ${year}` })) {
      form.setValue(name as CardName, value, { shouldValidate: true });
    }
  }

  return (
    <fieldset className="grid grid-cols-2 gap-4 rounded-inner bg-sunken p-4">
      <legend className="sr-only">{t("Card details")}</legend>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <p className="text-ink-soft">{t("Demo mode: no card is needed, and none is charged.")}</p>
        <button
          type="button"
          className="-my-2 min-h-11 font-semibold text-brand-ink underline underline-offset-4"
          onClick={fillIn}
        >
          {t("Use a sample card")}
        </button>
      </div>
      <CardField
        name="cardNumber"
        label={t("Card number")}
        format={formatCardNumber}
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        className="col-span-2"
      />
      <CardField
        name="expiry"
        label={t("Expiry date")}
        format={formatExpiry}
        autoComplete="cc-exp"
        placeholder={t("MM / YY")}
      />
      <CardField
        name="securityCode"
        label={t("Security code")}
        format={(text) => digitsOf(text).slice(0, securityCodeLength(form.getValues("cardNumber")))}
        autoComplete="cc-csc"
        placeholder="CVC"
      />
    </fieldset>
  );
}
