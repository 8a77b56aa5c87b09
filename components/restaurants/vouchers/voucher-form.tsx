"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Segmented } from "@/components/ui/segmented";
import { type ReadVoucher, readVoucher, type VoucherForm } from "./read-voucher";

type VoucherFieldsProps = {
  label: string;
  initial: VoucherForm;
  currency: string;
  /** The time zone of the days. */
  timeZone: string;
  /** The code of a used voucher is fixed. */
  isCodeFixed?: boolean;
  isPending: boolean;
  error: string | null;
  submitLabel: string;
  /** @param refuse shows messages at fields. @param reset shows the first values again */
  onSubmit: (
    voucher: ReadVoucher,
    refuse: (fields: Partial<Record<string, string>>) => void,
    reset: () => void,
  ) => void;
  /** Further buttons. */
  children?: ReactNode;
};

/** The fields of a voucher. */
export function VoucherFields(props: VoucherFieldsProps) {
  const { label, initial, currency, timeZone, isCodeFixed = false } = props;
  const { isPending, error, submitLabel, onSubmit, children } = props;
  const [form, setForm] = useState(initial);
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  const change = (changed: Partial<VoucherForm>) => {
    setForm({ ...form, ...changed });
    setRefused({});
  };

  function submit() {
    const read = readVoucher(form, { currency, timeZone });
    if (read.errors) setRefused(read.errors);
    else onSubmit(read.body, setRefused, () => setForm(initial));
  }

  const text = (name: "code" | "value" | "minimum" | "maxUses" | "note") => ({
    autoComplete: "off",
    value: form[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });
  const day = (name: "from" | "until") => (
    <Input type="date" value={form[name]} onChange={({ target }) => change({ [name]: target.value })} />
  );
  return (
    <form
      noValidate
      aria-label={label}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label="Code"
          hint={isCodeFixed ? "It stays, as orders have used it." : "Guests type it, in any case."}
          error={refused.code}
        >
          <Input {...text("code")} readOnly={isCodeFixed} spellCheck={false} maxLength={30} />
        </Field>
        <div className="grid items-start gap-2">
          <Segmented
            label="Kind of discount"
            segments={[
              { value: "percent", label: "Percent" },
              { value: "amount", label: "Amount" },
            ]}
            value={form.kind}
            onChange={(kind) => change({ kind })}
            className="justify-self-start"
          />
          <Field
            label={form.kind === "percent" ? "Discount in %" : `Discount in ${currency}`}
            hint="Off the dishes, without the delivery."
            error={refused.value}
          >
            <Input {...text("value")} inputMode="decimal" />
          </Field>
        </div>
        <Field label={`Minimum order in ${currency}`} hint="Optional" error={refused.minimumCents}>
          <Input {...text("minimum")} inputMode="decimal" />
        </Field>
        <Field label="Number of uses" hint="Empty for any number." error={refused.maxUses}>
          <Input {...text("maxUses")} inputMode="numeric" />
        </Field>
        <Field label="First day" hint={`Optional, in the time zone ${timeZone}`} error={refused.validFrom}>
          {day("from")}
        </Field>
        <Field label="Last day" hint="Optional" error={refused.validUntil}>
          {day("until")}
        </Field>
        <Field
          label="Note"
          hint="Optional; guests don’t see it."
          error={refused.note}
          className="sm:col-span-2"
        >
          <Input {...text("note")} maxLength={200} />
        </Field>
      </div>
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
