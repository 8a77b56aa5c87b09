"use client";

import { type ComponentProps, type RefObject, useState } from "react";
import { classes } from "@/components/ui/classes";

type JsonTextareaProps = Omit<ComponentProps<"textarea">, "ref" | "value" | "onChange"> & {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (value: string) => void;
  /** The invalid line, from 1. */
  wrongLine: number | undefined;
};

const MIN_ROWS = 5;
const MAX_ROWS = 24;

/** A textarea with numbered lines that don't wrap. Tab leaves it, as in every field. */
export function JsonTextarea({ ref, value, onChange, wrongLine, ...rest }: JsonTextareaProps) {
  const [scrolled, setScrolled] = useState(0);
  const lines = value.split("\n").length;
  return (
    <div
      className={classes(
        "flex overflow-hidden rounded-control border bg-raised font-mono text-base shadow-control md:text-sm",
        "has-focus-visible:outline-2 has-focus-visible:outline-brand",
        rest["aria-invalid"] ? "border-danger has-focus-visible:outline-danger" : "border-line-strong",
      )}
    >
      <div
        aria-hidden="true"
        className="relative shrink-0 select-none overflow-hidden border-line border-r bg-sunken text-right text-ink-soft tabular-nums"
        style={{ width: `calc(${Math.max(2, String(lines).length)}ch + 1.375rem)` }}
      >
        <ol
          className="absolute inset-x-0 top-0 px-2.5 py-2.5"
          style={{ transform: `translateY(${-scrolled}px)` }}
        >
          {Array.from({ length: lines }, (_, index) => index + 1).map((line) => (
            <li key={line} className={line === wrongLine ? "font-bold text-danger" : undefined}>
              {line}
            </li>
          ))}
        </ol>
      </div>
      <textarea
        {...rest}
        ref={ref}
        value={value}
        wrap="off"
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        rows={Math.min(MAX_ROWS, Math.max(MIN_ROWS, lines))}
        className="block min-w-0 flex-1 resize-none overflow-auto whitespace-pre bg-transparent px-3 py-2.5 text-ink focus-visible:outline-none"
        onChange={(event) => onChange(event.target.value)}
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
      />
    </div>
  );
}
