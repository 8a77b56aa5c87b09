"use client";

import { classes } from "@/components/ui/classes";

export type Chip<Value extends string> = { value: Value; label: string; count?: number | undefined };

type ChipsProps<Value extends string> = {
  /** What is chosen here. */
  label: string;
  chips: readonly Chip<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Choices side by side, one of them pressed; on a phone they scroll sideways. */
export function Chips<Value extends string>({ label, chips, value, onChange }: ChipsProps<Value>) {
  return (
    <fieldset className="-mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
      <legend className="sr-only">{label}</legend>
      {chips.map(({ value: own, label: text, count }) => (
        <button
          key={own}
          type="button"
          aria-pressed={own === value}
          className={classes(
            "inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 font-semibold text-sm transition-colors md:min-h-9 md:px-3.5",
            own === value
              ? "border-brand bg-brand text-on-brand"
              : "border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-sunken",
          )}
          onClick={() => onChange(own)}
        >
          {text}
          {count !== undefined && count > 0 && <span className="tabular-nums opacity-80">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
