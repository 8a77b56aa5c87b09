"use client";

import { classes } from "./classes";
import { Field } from "./field";
import { Input } from "./input";

/** The hint of a reason that guests read. */
export const GUEST_REASON_HINT = "Optional. Guests read the suggested ones in their language.";

type ReasonFieldProps = {
  label: string;
  hint?: string;
  suggestions: readonly string[];
  isRequired?: boolean;
  reason: string;
  error?: string | undefined;
  maxLength: number;
  onChange: (reason: string) => void;
};

/** A reason in own words, or one of some suggestions. */
export function ReasonField({
  label,
  hint,
  suggestions,
  isRequired = false,
  reason,
  error,
  maxLength,
  onChange,
}: ReasonFieldProps) {
  return (
    <div className="grid gap-2">
      <Field label={label} {...(hint && { hint })} error={error}>
        <Input
          dir="auto"
          autoComplete="off"
          aria-required={isRequired || undefined}
          maxLength={maxLength}
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
              "inline-flex min-h-11 items-center rounded-full border px-3.5 text-sm transition-colors md:pointer-fine:min-h-9",
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
