"use client";

import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { classes } from "@/components/ui/classes";
import {
  type Block,
  blocksOf,
  DRAW_STEP,
  drawnSpan,
  type SpanAt,
  withChangedSpan,
  withoutSpan,
  withSpan,
} from "@/lib/restaurants/hours/draw-week";
import { DAY_MINUTES, type Span, type Week } from "@/lib/restaurants/week/week";
import { clockText, dayName, spanSentence } from "@/lib/restaurants/week/words";
import { DayTimes } from "./day-times";

type WeekDrawingProps = { week: Week; onChange: (week: Week) => void };

/** A drag of the pointer, which draws a new span, or moves a span or one of its ends. */
type Drag = { day: number; start: number; end: number; part: "new" | "move" | "from" | "to"; at?: SpanAt };

const HOUR_PX = 20;
const toPx = (minutes: number) => (minutes / 60) * HOUR_PX;
const hours = Array.from({ length: 8 }, (_, index) => index * 3);

/** Returns the span while it is dragged. */
function draggedSpan({ start, end, part }: Drag, span: Span | undefined): Span {
  if (part === "new" || !span) return drawnSpan(start, end);
  const by = Math.round((end - start) / DRAW_STEP) * DRAW_STEP;
  if (part === "move") return { from: span.from + by, to: span.to + by };
  return part === "from" ? { ...span, from: span.from + by } : { ...span, to: span.to + by };
}

/** Focuses a span, or the week if there is none. */
function focusSpan(week: HTMLElement | null) {
  (week?.querySelector<HTMLElement>("button") ?? week)?.focus();
}

/** A week to draw opening hours in, with the mouse or the keys. The list of the days has the same times. */
export function WeekDrawing({ week, onChange }: WeekDrawingProps) {
  const help = useId();
  const columns = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [chosenDay, setChosenDay] = useState<number | null>(null);
  const shown = drag ? (dragged(week, drag) ?? week) : week;

  function dragged(from: Week, now: Drag): Week | null {
    const at = now.at;
    const span = draggedSpan(now, at && from[at.day]?.[at.index]);
    return at ? withChangedSpan(from, at, span) : withSpan(from, now.day, span);
  }

  const minutesAt = (event: PointerEvent) => {
    const top = columns.current?.getBoundingClientRect().top ?? 0;
    return ((event.clientY - top) / HOUR_PX) * 60;
  };

  function begin(event: PointerEvent, day: number, part: Drag["part"], at?: SpanAt) {
    if (event.button !== 0 || event.pointerType === "touch") return;
    event.stopPropagation();
    setChosenDay(day);
    columns.current?.setPointerCapture(event.pointerId);
    const start = minutesAt(event);
    setDrag({ day, start, end: start, part, ...(at && { at }) });
  }

  function end() {
    if (!drag) return;
    const isClick = Math.abs(drag.end - drag.start) < DRAW_STEP / 2;
    const changed = isClick && drag.part !== "new" ? null : dragged(week, drag);
    setDrag(null);
    if (changed && (!isClick || drag.part !== "new")) onChange(changed);
  }

  return (
    <div className="grid content-start gap-2">
      <p id={help} className="text-ink-soft text-xs">
        Draw a time in a day’s column; drag it to move it, or its ends. Press a day to type its times, copy
        them or remove them. By keyboard: the arrow keys move a time, with Shift they move its end, and Delete
        removes it.
      </p>
      <div className="grid grid-cols-[2.75rem_1fr]">
        <div aria-hidden="true" className="relative mt-6" style={{ height: toPx(DAY_MINUTES) }}>
          {hours.map((hour) => (
            <span
              key={hour}
              className="absolute right-2 -translate-y-1/2 text-ink-soft text-xs tabular-nums"
              style={{ top: toPx(hour * 60) }}
            >
              {clockText(hour * 60)}
            </span>
          ))}
        </div>
        <div>
          <div
            aria-hidden="true"
            className="grid h-6 grid-cols-7 text-center font-semibold text-ink-soft text-xs"
          >
            {week.map((_, day) => (
              <span key={dayName(day)}>{dayName(day).slice(0, 3)}</span>
            ))}
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be disabled with the form's */}
          <div
            ref={columns}
            role="group"
            tabIndex={-1}
            aria-label="Week"
            aria-describedby={help}
            className="grid select-none grid-cols-7 overflow-hidden rounded-control border border-line"
            style={{ height: toPx(DAY_MINUTES) + 2 }}
            onPointerMove={(event) => drag && setDrag({ ...drag, end: minutesAt(event) })}
            onPointerUp={end}
            onPointerCancel={() => setDrag(null)}
          >
            {week.map((_, column) => (
              <div
                key={dayName(column)}
                data-day={column}
                className="relative cursor-crosshair border-line border-l bg-raised first:border-l-0"
                style={{
                  backgroundImage: "linear-gradient(to bottom, var(--color-line) 1px, transparent 1px)",
                  backgroundSize: `100% ${HOUR_PX * 3}px`,
                }}
                onPointerDown={(event) => begin(event, column, "new")}
              >
                {blocksOf(shown)
                  .filter((block) => block.column === column)
                  .map((block) => (
                    <DrawnSpan
                      key={`${block.day}-${block.index}-${block.continued}`}
                      block={block}
                      span={shown[block.day]?.[block.index] ?? block}
                      onFocus={() => setChosenDay(block.day)}
                      onBegin={(event, part) => begin(event, block.day, part, block)}
                      onChange={(span) => {
                        const changed = withChangedSpan(week, block, span);
                        if (changed) onChange(changed);
                      }}
                      onRemove={() => {
                        onChange(withoutSpan(week, block));
                        requestAnimationFrame(() => focusSpan(columns.current));
                      }}
                    />
                  ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      {chosenDay !== null && (
        <section aria-label="The chosen day" className="rounded-control bg-sunken px-4">
          <DayTimes week={shown} day={chosenDay} onChange={onChange} />
        </section>
      )}
    </div>
  );
}

type DrawnSpanProps = {
  block: Block;
  span: Span;
  onFocus: () => void;
  onBegin: (event: PointerEvent, part: Drag["part"]) => void;
  onChange: (span: Span) => void;
  onRemove: () => void;
};

function DrawnSpan({ block, span, onFocus, onBegin, onChange, onRemove }: DrawnSpanProps) {
  const { day, from, to, continues, continued } = block;
  const style = { top: toPx(from), height: toPx(to - from) };
  const look = classes(
    "absolute inset-x-0.5 overflow-hidden bg-brand px-1 py-0.5 text-left text-on-brand text-xs leading-tight tabular-nums",
    continues ? "rounded-t-md" : continued ? "rounded-b-md" : "rounded-md",
  );
  if (continued)
    return (
      <div aria-hidden="true" className={classes(look, "opacity-75")} style={style}>
        <span
          className="absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize"
          onPointerDown={(event) => onBegin(event, "to")}
        />
      </div>
    );

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: -DRAW_STEP, ArrowDown: DRAW_STEP }[event.key];
    if (event.key === "Delete" || event.key === "Backspace") onRemove();
    else if (by !== undefined)
      onChange(event.shiftKey ? { ...span, to: span.to + by } : { from: span.from + by, to: span.to + by });
    else return;
    event.preventDefault();
  }

  return (
    <button
      type="button"
      aria-label={spanSentence(day, span)}
      className={classes(look, "cursor-grab focus-visible:z-10 active:cursor-grabbing")}
      style={style}
      onFocus={onFocus}
      onPointerDown={(event) => onBegin(event, "move")}
      onKeyDown={onKeyDown}
    >
      <span
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-1.5 cursor-ns-resize"
        onPointerDown={(event) => onBegin(event, "from")}
      />
      {clockText(span.from)}–{clockText(span.to)}
      {!continues && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize"
          onPointerDown={(event) => onBegin(event, "to")}
        />
      )}
    </button>
  );
}
