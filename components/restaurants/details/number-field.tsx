"use client";

import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { type FieldPath, useController, useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import type { ReadNumber } from "./read-number";

type NumberFieldProps = {
  name: FieldPath<MenuRestaurant>;
  label: string;
  hint?: ReactNode;
  /** The unit behind the number, such as `%`. */
  unit: string;
  read: (text: string) => ReadNumber;
  print: (value: number) => string;
  /** An empty text is null. */
  isOptional?: boolean;
  /** A field whose error this number may settle. */
  settles?: FieldPath<MenuRestaurant>;
  className?: string;
};

type Read = ReadNumber | { value: null };

const numberIn = (read: Read) => ("error" in read ? Number.NaN : read.value);

/** A number that is typed as text. The form holds NaN for a text that is none, so that it can't be saved. */
export function NumberField({
  name,
  label,
  hint,
  unit,
  read,
  print,
  isOptional,
  settles,
  className,
}: NumberFieldProps) {
  const { trigger, getFieldState } = useFormContext<MenuRestaurant>();
  const { field, fieldState } = useController<MenuRestaurant>({ name });
  const value = field.value === null ? null : Number(field.value);
  const readText = (text: string): Read => (isOptional && text.trim() === "" ? { value: null } : read(text));
  const [typed, setTyped] = useState<string | null>(null);
  const known = typed === null ? null : readText(typed);
  const isTyped = known !== null && (Number.isNaN(value) || numberIn(known) === value);
  const isReadable = Number.isNaN(value) && known !== null && "value" in known;
  const problem = isTyped && "error" in known ? known.error : fieldState.error?.message;

  function change(text: string) {
    setTyped(text);
    field.onChange(numberIn(readText(text)));
    if (fieldState.error) void trigger(name);
    if (settles && getFieldState(settles).error) void trigger(settles);
  }

  const readAgain = useEffectEvent(() => change(typed ?? ""));
  // An amount in another currency is right once that currency is chosen.
  useEffect(() => {
    if (isReadable) readAgain();
  }, [isReadable]);

  function leave() {
    field.onBlur();
    if (!problem) setTyped(null);
  }

  return (
    <Field label={label} hint={hint} error={problem} className={className}>
      <span className="relative grid">
        <Input
          ref={field.ref}
          name={field.name}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          className="pr-14"
          value={isTyped ? (typed ?? "") : value === null ? "" : print(value)}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={leave}
        />
        <span
          aria-hidden="true"
          className="absolute inset-y-0 right-3 grid place-items-center text-ink-soft text-sm"
        >
          {unit}
        </span>
      </span>
    </Field>
  );
}
