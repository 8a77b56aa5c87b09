"use client";

import { Check } from "lucide-react";
import { type ComponentProps, useId } from "react";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { label: string };

/** A native checkbox with its label; both are one large target. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="inline-flex min-h-11 items-center gap-2.5 text-sm">
        <span className="relative grid size-5 place-items-center">
          <input
            {...rest}
            id={id}
            type="checkbox"
            className="peer size-5 cursor-pointer appearance-none rounded-[0.375rem] border border-line-strong bg-raised shadow-control transition-colors checked:border-brand checked:bg-brand hover:border-ink-soft"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute size-3.5 text-on-brand opacity-0 peer-checked:opacity-100"
          />
        </span>
        {label}
      </label>
    </div>
  );
}
