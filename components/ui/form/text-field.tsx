"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import {
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  useFormContext,
  useFormState,
  useWatch,
} from "react-hook-form";
import { Field } from "../field";
import { Input, Textarea } from "../input";
import { useTranslate } from "../translation";
import { Counter } from "./counter";

type Look = Pick<
  ComponentProps<"input">,
  | "aria-required"
  | "autoCapitalize"
  | "autoComplete"
  | "dir"
  | "inputMode"
  | "list"
  | "maxLength"
  | "placeholder"
  | "readOnly"
  | "spellCheck"
  | "type"
>;

/** The props of a form's control. */
export type TextControl = Look & ReturnType<typeof useTextControl>;

type TextFieldProps<Name extends string> = Look & {
  name: Name;
  label: string;
  hint?: ReactNode;
  /** Shown if the form has no error for the field. */
  error?: string | undefined;
  optional?: boolean;
  /** Element at the end of the label's line, instead of a counter. */
  aside?: ReactNode;
  /** The maximum length, shown by a counter. */
  limit?: number;
  /** The length below which the counter asks for more. */
  from?: number | undefined;
  /** The number of lines of a text area. */
  rows?: number | undefined;
  rules?: RegisterOptions;
  /** Renders another control. */
  render?: (control: TextControl) => ReactNode;
  className?: string | undefined;
};

/** The text field of one form, typed by its fields' names. */
export type TextFieldOf<Values extends FieldValues> = (props: TextFieldProps<FieldPath<Values>>) => ReactNode;

type FieldError = { message?: unknown } | FieldError[] | undefined;

/** Returns the first message of a field or of one of its entries. */
function messageOf(error: FieldError): string | undefined {
  if (!error) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  return Object.values(error)
    .map((entry) => (typeof entry === "object" ? messageOf(entry as FieldError) : undefined))
    .find(Boolean);
}

/** Returns the message below the field at `name`. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name });
  return messageOf(get(errors, name) as FieldError);
}

/** Returns the result of `register`, and the text for server-side rendering. */
export function useTextControl(name: string, rules: RegisterOptions = {}) {
  const { register, getValues } = useFormContext();
  const [defaultValue] = useState(() => {
    const value: unknown = getValues(name);
    return value === undefined ? undefined : String(value);
  });
  return { ...register(name, rules), defaultValue };
}

/** A text of the surrounding form, with its label, hint, counter and error. */
export function TextField({
  name,
  label,
  hint,
  optional,
  aside,
  className,
  ...rest
}: TextFieldProps<string>) {
  const { error: given, limit, from, rows, rules, render, ...look } = rest;
  const { trigger, getFieldState } = useFormContext();
  const t = useTranslate();
  const own = useFieldError(name);
  const error = own ?? given;

  /** An error shown before the field was left, such as after a save, stays until the text is valid. */
  function changed(event: unknown) {
    if (own && !getFieldState(name).isTouched) void trigger(name);
    rules?.onChange?.(event);
  }

  const control = {
    autoComplete: "off",
    dir: "auto",
    ...look,
    ...useTextControl(name, { ...rules, onChange: changed }),
  };
  const counter = limit && <CounterOf name={name} limit={limit} from={from} />;
  const note = optional && <span className="text-ink-soft text-xs">{t("Optional")}</span>;

  return (
    <Field label={label} hint={hint} error={error} aside={aside ?? counter ?? note} className={className}>
      {render?.(control) ?? (rows ? <Textarea {...control} rows={rows} grows /> : <Input {...control} />)}
    </Field>
  );
}

function CounterOf({ name, ...limits }: { name: string; limit: number; from: number | undefined }) {
  return <Counter text={String(useWatch({ name }) ?? "")} {...limits} />;
}
