"use client";

import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import type { ChangeForm } from "./read-change";

const directions = [
  { value: "raise", label: "Raise" },
  { value: "lower", label: "Lower" },
] as const;
const units = [
  { value: "percent", label: "Percent" },
  { value: "amount", label: "Amount" },
] as const;
const endings = [
  { value: "none", label: "As it is" },
  { value: "49", label: ".49" },
  { value: "99", label: ".99" },
  { value: "00", label: ".00" },
] as const;

type ChangeFieldsProps = {
  form: ChangeForm;
  problem: string | undefined;
  onChange: (form: ChangeForm) => void;
};

/** By how much prices change, and how they end. */
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
          hint={form.ending === "none" ? undefined : "Leave it empty to round alone."}
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
      <div className="grid content-start justify-items-start gap-1.5">
        <p aria-hidden="true" className="font-semibold text-sm">
          Prices end in
        </p>
        <Segmented
          label="Prices end in"
          segments={endings}
          value={form.ending}
          onChange={(ending) => onChange({ ...form, ending })}
        />
        <p className="text-ink-soft text-xs">
          The nearest price that ends so. What costs nothing stays free.
        </p>
      </div>
    </div>
  );
}
