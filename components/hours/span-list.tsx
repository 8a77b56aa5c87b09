"use client";

import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { FieldMessage } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { DAY_MINUTES, SPANS_PER_DAY, type Span } from "@/lib/restaurants/week/week";
import { dayProblem } from "./hours-values";
import { TimeInput } from "./time-input";

type SpanListProps = {
  /** The day, as in “Monday opens at”. */
  of: string;
  spans: readonly Span[];
  onChange: (spans: Span[]) => void;
  /** Says what a time past midnight means. */
  pastMidnight?: (span: Span) => string;
  /** Further buttons, beside the one that adds a time. */
  children?: ReactNode;
};

/** Returns a span from two times of day: an end that isn't after the beginning is of the next day. */
export const spanOf = (from: number, to: number): Span => ({ from, to: to > from ? to : to + DAY_MINUTES });

/** Proposes a further span: the evening after lunch, else after the last one or before the first one. */
function nextSpan(spans: readonly Span[]): Span {
  const last = Math.max(0, ...spans.map(({ to }) => to));
  const first = Math.min(DAY_MINUTES, ...spans.map(({ from }) => from));
  if (spans.length === 0) return { from: 690, to: 1320 };
  if (last <= 1020) return { from: 1080, to: 1320 };
  if (last <= DAY_MINUTES - 120) return { from: last + 60, to: Math.min(last + 240, DAY_MINUTES) };
  return first >= 120 ? { from: Math.max(0, first - 240), to: first - 60 } : { from: 0, to: 30 };
}

/** The times of one day. */
export function SpanList({
  of,
  spans,
  onChange,
  pastMidnight = () => "the next day",
  children,
}: SpanListProps) {
  const list = useRef<HTMLDivElement>(null);
  const problem = dayProblem([...spans]);
  const put = (index: number, span: Span) => onChange(spans.map((one, at) => (at === index ? span : one)));

  function remove(index: number) {
    onChange(spans.filter((_, at) => at !== index));
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("[data-add]")?.focus());
  }

  return (
    <div ref={list} className="grid gap-2">
      {spans.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spans have no identity besides their place
        <div key={index} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <TimeInput
            label={`${of} opens at${spans.length > 1 ? `, time ${index + 1}` : ""}`}
            minutes={span.from}
            onChange={(from) => put(index, spanOf(from, span.to % DAY_MINUTES))}
          />
          <span className="text-ink-soft text-sm">to</span>
          <TimeInput
            label={`${of} closes at${spans.length > 1 ? `, time ${index + 1}` : ""}`}
            minutes={span.to}
            onChange={(to) => put(index, spanOf(span.from, to))}
          />
          <IconButton
            icon={Trash2}
            label={`Remove time ${index + 1} of ${of}`}
            onClick={() => remove(index)}
          />
          {span.to > DAY_MINUTES && <span className="text-ink-soft text-xs">{pastMidnight(span)}</span>}
        </div>
      ))}
      {problem && <FieldMessage>{problem}</FieldMessage>}
      <div className="flex flex-wrap items-center gap-x-4">
        {spans.length < SPANS_PER_DAY && (
          <button
            type="button"
            data-add
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-brand text-sm underline-offset-4 hover:underline md:min-h-9"
            onClick={() => onChange([...spans, nextSpan(spans)])}
          >
            <Plus aria-hidden="true" className="size-4" />
            {spans.length === 0 ? "Open on this day" : "Add a time"}
            <span className="sr-only">: {of}</span>
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
