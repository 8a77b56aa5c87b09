"use client";

import type { FormEvent } from "react";
import { useController } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import { Input } from "@/components/ui/input";
import type { AnnouncementSettings } from "@/lib/announcements/announcement";

/** Stands for a day or a time that is typed in part, which the schema refuses; browsers report no text for it. */
const INCOMPLETE = "incomplete";

type WallTimeFieldProps = {
  name: `announcements.${number}.${"from" | "until"}`;
  label: string;
  hint: string;
};

/** An optional day and time. */
export function WallTimeField({ name, label, hint }: WallTimeFieldProps) {
  const { field } = useController<AnnouncementSettings, typeof name>({ name });
  const error = useFieldError(name);

  function take({ currentTarget: { value, validity } }: FormEvent<HTMLInputElement>) {
    const typed = validity.badInput ? INCOMPLETE : value;
    if (typed !== field.value) field.onChange(typed);
  }

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      aside={<span className="text-ink-soft text-xs">Optional</span>}
    >
      <Input
        ref={field.ref}
        type="datetime-local"
        value={field.value === INCOMPLETE ? "" : field.value}
        onChange={take}
        onBlur={(event) => {
          take(event);
          field.onBlur();
        }}
      />
    </Field>
  );
}
