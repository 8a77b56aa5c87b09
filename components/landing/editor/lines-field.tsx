"use client";

import { useState } from "react";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { landingLimits } from "@/lib/landing/limits";
import type { LandingContent } from "@/lib/landing/schema";

const toLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Edits the features of a plan, one per line, quick to paste and reorder. */
export function LinesField({ name }: { name: `pricing.plans.${number}.features` }) {
  const { control } = useFormContext<LandingContent>();
  const { field, fieldState } = useController({ control, name });
  useFormState({ control, name });
  const [text, setText] = useState(() => field.value.join("\n"));
  const shown = toLines(text).join("\n") === field.value.join("\n") ? text : field.value.join("\n");

  return (
    <Field
      label="What is included"
      hint={`One to a line, at most ${landingLimits.planFeatures}.`}
      error={linesMessage(fieldState.error)}
    >
      <Textarea
        ref={field.ref}
        name={name}
        dir="auto"
        rows={3}
        value={shown}
        grows
        placeholder={"Fresh bread every day\nFree delivery"}
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
