"use client";

import { classes } from "@/components/ui/classes";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { orderLimits } from "@/lib/orders/types";

const suggestions = ["Not available", "Wrong dish", "Poor quality", "Late", "Ordered by mistake"];

type ReasonFieldProps = {
  reason: string;
  error: string | undefined;
  onChange: (reason: string) => void;
};

/** The reason of a refund, in own words or one of some suggestions. */
export function ReasonField({ reason, error, onChange }: ReasonFieldProps) {
  return (
    <div className="grid gap-2">
      <Field label="Reason" hint="Guests don’t see it." error={error}>
        <Input
          dir="auto"
          autoComplete="off"
          aria-required
          maxLength={orderLimits.reason}
          value={reason}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <fieldset aria-label="Suggested reasons" className="flex flex-wrap gap-2">
        {suggestions.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={reason === one}
            className={classes(
              "inline-flex min-h-11 items-center rounded-full border px-3.5 text-sm transition-colors md:min-h-9",
              reason === one
                ? "border-brand bg-brand text-on-brand"
                : "border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-sunken",
            )}
            onClick={() => onChange(one)}
          >
            {one}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
