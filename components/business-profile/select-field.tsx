"use client";

import { Field } from "@/components/ui/field";
import { useFieldError, useTextControl } from "@/components/ui/form/text-field";
import { Select } from "@/components/ui/select";
import type { Choice } from "@/lib/business-profile/choice";

type SelectFieldProps = {
  name: string;
  label: string;
  hint?: string;
  choices: readonly Choice[];
  /** The label of the empty choice; missing if there is none. */
  none?: string;
};

export function SelectField({ name, label, hint, choices, none }: SelectFieldProps) {
  const control = useTextControl(name);
  return (
    <Field label={label} hint={hint} error={useFieldError(name)}>
      <Select {...control}>
        {none !== undefined && <option value="">{none}</option>}
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
