"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldMessage } from "./field";

type SwitchProps = {
  id?: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
};

/** A switch whose label is part of the target. */
export function Switch({ id: given, label, hint, error, checked, onChange, onBlur }: SwitchProps) {
  const own = useId();
  const id = given ?? own;
  const errorId = error ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid flex-1 gap-1">
        <label htmlFor={id} className="grid min-h-11 content-center">
          <span className="font-semibold text-sm">{label}</span>
          {hint && (
            <span id={hintId} className="text-ink-soft text-xs">
              {hint}
            </span>
          )}
        </label>
        {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
      </div>
      <span className="mt-2 flex shrink-0">
        <SwitchButton
          id={id}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
          onChange={onChange}
          onBlur={onBlur}
        />
      </span>
    </div>
  );
}

type SwitchButtonProps = Omit<ComponentProps<"button">, "onChange" | "onClick"> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch without a visible label. */
export function SwitchButton({ checked, onChange, ...rest }: SwitchButtonProps) {
  return (
    <button
      type="button"
      role="switch"
      {...rest}
      aria-checked={checked}
      className="group inline-flex h-7 w-12 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.5 transition-colors aria-checked:border-brand aria-checked:bg-brand aria-invalid:border-danger"
      onClick={() => onChange(!checked)}
    >
      <span className="size-5 rounded-full bg-line-strong transition-transform duration-150 group-aria-checked:translate-x-5 group-aria-checked:bg-on-brand" />
    </button>
  );
}
