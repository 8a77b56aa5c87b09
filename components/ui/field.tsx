"use client";

import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { useTranslate } from "@/components/ui/translation";
import { classes } from "./classes";

type FieldControl = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

const FieldContext = createContext<FieldControl | null>(null);

/** Props for the control inside a `Field`. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}

type FieldMessageProps = { id?: string | undefined; children: ReactNode };

/** The error below a control. */
export function FieldMessage({ id, children }: FieldMessageProps) {
  return (
    <p id={id} className="flex animate-appear items-start gap-1.5 font-medium text-danger text-xs">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      {children}
    </p>
  );
}

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Element at the end of the label's line, such as a counter. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Associates label, control, hint and error for screen readers. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const t = useTranslate();
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: FieldControl = {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
  };

  return (
    <div className={classes("grid content-start gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {error && <FieldMessage id={errorId}>{t.message(error)}</FieldMessage>}
      {hint && (
        <p id={hintId} className="text-ink-soft text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}
