"use client";

import { cva } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  icon?: LucideIcon;
  count?: number | undefined;
};

/** One control in parts; or chips of their own, which on a phone scroll sideways. */
const rowStyle = cva("", {
  variants: {
    look: {
      control: "inline-flex gap-1 rounded-control bg-sunken p-1",
      chips:
        "-mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0",
    },
  },
});

const segmentStyle = cva("inline-flex min-h-11 items-center font-semibold text-sm md:min-h-9", {
  variants: {
    look: {
      control: "flex-auto justify-center gap-1.5 whitespace-nowrap rounded-[0.5rem] px-2.5 sm:px-3",
      chips: "shrink-0 gap-2 rounded-full border px-4 transition-colors md:px-3.5",
    },
    isChosen: { true: "", false: "" },
  },
  compoundVariants: [
    { look: "control", isChosen: true, class: "bg-raised text-ink shadow-control ring-1 ring-line" },
    { look: "control", isChosen: false, class: "text-ink-soft hover:text-ink" },
    { look: "chips", isChosen: true, class: "border-brand bg-brand text-on-brand" },
    {
      look: "chips",
      isChosen: false,
      class: "border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-sunken",
    },
  ],
});

type SegmentedProps<Value extends string> = {
  /** The group's label. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  look?: "control" | "chips";
  className?: string;
};

/** A few choices side by side, one of them pressed. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChange, look = "control", className } = props;
  return (
    <fieldset className={rowStyle({ look, className })}>
      <legend className="sr-only">{label}</legend>
      {segments.map(({ value: own, label: text, icon: Icon, count }) => (
        <button
          key={own}
          type="button"
          aria-pressed={own === value}
          className={segmentStyle({ look, isChosen: own === value })}
          onClick={() => onChange(own)}
        >
          {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.9} />}
          {text}
          {count !== undefined && count > 0 && <span className="tabular-nums opacity-80">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
