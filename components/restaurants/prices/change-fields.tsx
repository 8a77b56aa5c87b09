"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import type { PriceRounding } from "@/lib/restaurants/editor/prices";
import type { ChangeForm } from "./read-change";

const directions = [
  { value: "raise", label: "Raise" },
  { value: "lower", label: "Lower" },
] as const;
const units = [
  { value: "percent", label: "Percent" },
  { value: "amount", label: "Amount" },
] as const;

type Rounding = readonly [value: PriceRounding, label: string];

const nearest: readonly Rounding[] = [
  ["to5", "To the nearest 0.05"],
  ["to10", "To the nearest 0.10"],
  ["to50", "To the nearest 0.50"],
  ["to100", "To the nearest 1.00"],
];
const endings: readonly Rounding[] = [
  ["49", "So that it ends in .49"],
  ["99", "So that it ends in .99"],
  ["00", "So that it ends in .00"],
];

type ChangeFieldsProps = {
  form: ChangeForm;
  problem: string | undefined;
  onChange: (form: ChangeForm) => void;
};

export function ChangeFields({ form, problem, onChange }: ChangeFieldsProps) {
  const isPercent = form.unit === "percent";
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
          label={isPercent ? "By how many percent" : "By how many dollars"}
          error={problem}
          hint={form.rounding === "none" ? undefined : "Leave it empty to round alone."}
        >
          <div className="relative max-w-44">
            <Input
              value={form.by}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              placeholder={isPercent ? "7.5" : "0.50"}
              className="pr-9 tabular-nums"
              onChange={({ target }) => onChange({ ...form, by: target.value })}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-soft text-sm"
            >
              {isPercent ? "%" : "$"}
            </span>
          </div>
        </Field>
      </div>
      <Field label="Round each price" hint="To the nearest such price. What costs nothing stays free.">
        <Select
          value={form.rounding}
          onChange={({ target }) => onChange({ ...form, rounding: target.value as PriceRounding })}
        >
          <option value="none">Not at all</option>
          <Options roundings={nearest} />
          <Options roundings={endings} />
        </Select>
      </Field>
    </div>
  );
}

const Options = ({ roundings }: { roundings: readonly Rounding[] }) =>
  roundings.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
