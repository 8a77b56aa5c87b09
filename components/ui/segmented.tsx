"use client";

import type { LucideIcon } from "lucide-react";
import { classes } from "./classes";

export type Segment<Value extends string> = { value: Value; label: string; icon?: LucideIcon };

type SegmentedProps<Value extends string> = {
  /** What is chosen here. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** A few choices side by side, one of them pressed. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChange, className } = props;
  return (
    <fieldset className={classes("inline-flex gap-1 rounded-control bg-sunken p-1", className)}>
      <legend className="sr-only">{label}</legend>
      {segments.map(({ value: own, label: text, icon: Icon }) => (
        <button
          key={own}
          type="button"
          aria-pressed={own === value}
          className={classes(
            "inline-flex min-h-11 flex-auto items-center justify-center gap-1.5 whitespace-nowrap rounded-[0.5rem] px-2.5 font-semibold sm:px-3 text-sm md:min-h-9",
            own === value
              ? "bg-raised text-ink shadow-control ring-1 ring-line"
              : "text-ink-soft hover:text-ink",
          )}
          onClick={() => onChange(own)}
        >
          {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.9} />}
          {text}
        </button>
      ))}
    </fieldset>
  );
}
