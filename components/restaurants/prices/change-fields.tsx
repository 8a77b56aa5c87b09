"use client";

import { classes } from "@/components/ui/classes";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { currencyName, currencySymbol } from "@/lib/platform/money/currency-name";
import { examplePrice } from "@/lib/restaurants/editor/price-text";
import { type PriceRounding, priceRoundings } from "@/lib/restaurants/editor/prices";
import type { ChangeForm } from "./read-change";
import { roundingLabel } from "./rounding-label";

const directions = [
  { value: "raise", label: "Raise" },
  { value: "lower", label: "Lower" },
] as const;
const units = [
  { value: "percent", label: "Percent" },
  { value: "amount", label: "Amount" },
] as const;

type ChangeFieldsProps = {
  form: ChangeForm;
  currency: string;
  problem: string | undefined;
  onChange: (form: ChangeForm) => void;
};

export function ChangeFields({ form, currency, problem, onChange }: ChangeFieldsProps) {
  const isPercent = form.unit === "percent";
  const symbol = isPercent ? "%" : currencySymbol(currency);
  return (
    <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap gap-2">
          <Segmented
            label="Raise or lower"
            segments={directions}
            value={form.direction}
            onChange={(direction) => onChange({ ...form, direction })}
          />
          <Segmented
            label="Percent or amount"
            segments={units}
            value={form.unit}
            onChange={(unit) => onChange({ ...form, unit })}
          />
        </div>
        <Field
          label={isPercent ? "By how many percent" : `By how many ${currencyName(currency)}`}
          error={problem}
          hint={form.rounding === "none" ? undefined : "Leave it empty to round alone."}
        >
          <div className="relative max-w-44">
            <Input
              value={form.by}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              placeholder={isPercent ? "7.5" : examplePrice(currency, 50)}
              className={classes("tabular-nums", symbol.length > 1 ? "pr-16" : "pr-9")}
              onChange={({ target }) => onChange({ ...form, by: target.value })}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-soft text-sm"
            >
              {symbol}
            </span>
          </div>
        </Field>
      </div>
      <Field label="Round each price" hint="To the nearest such price. What costs nothing stays free.">
        <Select
          value={form.rounding}
          onChange={({ target }) => onChange({ ...form, rounding: target.value as PriceRounding })}
        >
          {priceRoundings.map((rounding) => (
            <option key={rounding} value={rounding}>
              {roundingLabel(rounding, currency)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
