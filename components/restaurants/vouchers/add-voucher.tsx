"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Segmented } from "@/components/ui/segmented";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { StoredVoucher } from "@/lib/vouchers/schema";
import { emptyVoucher, readVoucher, type VoucherForm } from "./read-voucher";

type AddVoucherProps = {
  restaurantId: string;
  currency: string;
  onAdded: (vouchers: StoredVoucher[]) => void;
};

/** Adds a voucher to a restaurant. */
export function AddVoucher({ restaurantId, currency, onAdded }: AddVoucherProps) {
  const [form, setForm] = useState(emptyVoucher);
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  const { pending, error, act } = useAction<"add">({ refusals: "inline" });
  const change = (changed: Partial<VoucherForm>) => {
    setForm({ ...form, ...changed });
    setRefused({});
  };

  async function add() {
    const read = readVoucher(form, currency);
    if (read.errors) return setRefused(read.errors);
    await act("add", () => call("POST /vouchers", { body: { restaurantId, ...read.body } }), {
      done: "Voucher added",
      onDone({ vouchers }) {
        onAdded(vouchers);
        setForm(emptyVoucher);
      },
      showRefusal({ fields }) {
        setRefused(fields);
        return Object.keys(fields).length > 0;
      },
    });
  }

  const text = (name: "code" | "value" | "minimum" | "maxUses") => ({
    autoComplete: "off",
    value: form[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });
  return (
    <form
      noValidate
      aria-label="Add a voucher"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Code" hint="Guests type it, in any case." error={refused.code}>
          <Input {...text("code")} spellCheck={false} maxLength={30} />
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
        <Field label={`Lowest order in ${currency}`} hint="Optional" error={refused.minimumCents}>
          <Input {...text("minimum")} inputMode="decimal" />
        </Field>
        <Field label="Number of uses" hint="Empty for any number." error={refused.maxUses}>
          <Input {...text("maxUses")} inputMode="numeric" />
        </Field>
        <Field label="First day" hint="Optional" error={refused.validFrom}>
          <Input type="date" value={form.from} onChange={({ target }) => change({ from: target.value })} />
        </Field>
        <Field label="Last day" hint="Optional" error={refused.validUntil}>
          <Input type="date" value={form.until} onChange={({ target }) => change({ until: target.value })} />
        </Field>
      </div>
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" pending={pending === "add"} className="justify-self-start">
        Add voucher
      </Button>
    </form>
  );
}
