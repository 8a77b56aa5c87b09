"use client";

import { useState } from "react";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";

const toLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

type LinesFieldProps = {
  name: string;
  label: string;
  placeholder: string;
  max: number;
};

/** Edits a list of texts, one per line, quick to paste and reorder. */
export function LinesField({ name, label, placeholder, max }: LinesFieldProps) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const lines = ((field.value ?? []) as string[]).join("\n");
  useFormState({ control, name });
  const [text, setText] = useState(lines);
  const shown = toLines(text).join("\n") === lines ? text : lines;

  return (
    <Field label={label} hint={`One to a line, at most ${max}.`} error={linesMessage(fieldState.error)}>
      <Textarea
        ref={field.ref}
        name={name}
        dir="auto"
        rows={3}
        value={shown}
        grows
        placeholder={placeholder}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          setText(target.value);
          field.onChange(toLines(target.value));
        }}
      />
    </Field>
  );
}

/** The first message of the list or of one of its lines. */
function linesMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { message, root } = error as { message?: string; root?: { message?: string } };
  const own = message ?? root?.message;
  if (own) return own;
  const wrong = Object.entries(error).find(([key, value]) => /^\d+$/.test(key) && value?.message);
  return wrong && `Line ${Number(wrong[0]) + 1}: ${wrong[1].message}`;
}
