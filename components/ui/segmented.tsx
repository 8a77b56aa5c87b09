"use client";

import type { LucideIcon } from "lucide-react";
import { classes } from "./classes";

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  icon?: LucideIcon;
  count?: number | undefined;
};

/** One control in parts, or separate chips, which scroll sideways on a phone. */
const looks = {
  control: {
    row: "inline-flex gap-1 rounded-control bg-sunken p-1",
    segment:
      "flex-auto justify-center md:pointer-fine:min-h-9 gap-1.5 whitespace-nowrap rounded-[0.5rem] px-2.5 sm:px-3",
    // A narrow phone has no room for icons beside three kinds of order in English or French.
    icon: "max-[24rem]:hidden",
    chosen: "bg-raised text-ink shadow-control ring-1 ring-line",
    other: "text-ink-soft hover:text-ink",
  },
  chips: {
    row: "-mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] md:-mx-1 md:flex-wrap md:px-1",
    segment: "shrink-0 gap-2 rounded-full border px-4 transition-colors md:px-3.5",
    icon: "",
    chosen: "border-brand bg-brand text-on-brand",
    other: "border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-sunken",
  },
};

type SegmentedProps<Value extends string> = {
  /** The group's label. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  look?: keyof typeof looks;
  /** The id of a message about the choice. */
  describedBy?: string | undefined;
  className?: string;
};

/** A few choices side by side; one is pressed. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChange, look = "control", describedBy, className } = props;
  const style = looks[look];
  return (
    <fieldset aria-describedby={describedBy} className={classes(style.row, className)}>
      <legend className="sr-only">{label}</legend>
      {segments.map(({ value: own, label: text, icon: Icon, count }) => (
        <button
          key={own}
          type="button"
          aria-pressed={own === value}
          className={classes(
            "inline-flex min-h-11 items-center font-semibold text-sm",
            style.segment,
            own === value ? style.chosen : style.other,
          )}
          // A field that loses the focus may show an error, which moves the button before it is clicked.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => {
            currentTarget.focus();
            onChange(own);
          }}
        >
          {Icon && (
            <Icon aria-hidden="true" className={classes("size-4 shrink-0", style.icon)} strokeWidth={1.9} />
          )}
          {text}
          {count !== undefined && count > 0 && <span className="tabular-nums opacity-80">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
