"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ReadNumber } from "../details/read-number";

type TypedNumberProps = {
  label: string;
  /** NaN for a text that is no number. */
  value: number;
  read: (text: string) => ReadNumber;
  print: (value: number) => string;
  onChange: (value: number) => void;
  error?: string | undefined;
  placeholder?: string;
  /** Hides the label, where a heading has it. */
  hidesLabel?: boolean;
  className?: string;
};

/** A number that is typed as text; passes NaN on for a text that is none, so that it can't be saved. */
export function TypedNumber(props: TypedNumberProps) {
  const { label, value, read, print, onChange, placeholder, hidesLabel, className } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const known = typed === null ? null : read(typed);
  const isTyped = known !== null && ("error" in known ? Number.isNaN(value) : known.value === value);
  const error = isTyped && "error" in known ? known.error : props.error;
  const control = (
    <Input
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      className="text-right tabular-nums"
      placeholder={placeholder}
      aria-label={hidesLabel ? label : undefined}
      aria-invalid={error ? true : undefined}
      title={hidesLabel ? error : undefined}
      value={isTyped ? (typed ?? "") : print(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = read(currentTarget.value);
        onChange("error" in next ? Number.NaN : next.value);
      }}
      onBlur={() => error === undefined && setTyped(null)}
    />
  );
  if (hidesLabel) return <span className={className}>{control}</span>;
  return (
    <Field label={label} error={error} {...(className && { className })}>
      {control}
    </Field>
  );
}
