"use client";

import { useEffect, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

export type FormStatus = {
  /** The form differs from what is saved. */
  unsaved: boolean;
  /** How many fields are marked as wrong. */
  problems: number;
};

type Comparison<Values extends FieldValues> = {
  fields: readonly Path<Values>[];
  isSame: (a: Values, b: Values) => boolean;
};

/** Follows the form without rendering for every letter that is typed. `fields` and `isSame` stay the same. */
export function useFormStatus<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  base: Values,
  { fields, isSame }: Comparison<Values>,
): FormStatus {
  const [status, setStatus] = useState<FormStatus>({ unsaved: false, problems: 0 });

  useEffect(() => {
    function look() {
      const unsaved = !isSame(form.getValues(), base);
      const problems = fields.filter((field) => form.getFieldState(field).error).length;
      setStatus((before) =>
        before.unsaved === unsaved && before.problems === problems ? before : { unsaved, problems },
      );
    }

    look();
    return form.subscribe({ formState: { values: true, errors: true }, callback: look });
  }, [form, base, fields, isSame]);

  return status;
}
