"use client";

import { useEffect, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

export type FormStatus = {
  /** The form differs from what is saved. */
  unsaved: boolean;
  /** How many fields are wrong. */
  wrong: number;
  /** How many of these say so, as they were left or a save was tried. */
  problems: number;
};

/** What a field says that is wrong with it. */
export type MessageAt<Values extends FieldValues> = (field: Path<Values>) => unknown;

type Comparison<Values extends FieldValues> = {
  isSame: (a: Values, b: Values) => boolean;
  /** The fields that are wrong, by their values or by what they say. */
  wrongFields: (values: Values, messageAt: MessageAt<Values>) => readonly Path<Values>[];
};

/** Follows the form without rendering for every letter that is typed. `isSame` and `wrongFields` stay the same. */
export function useFormStatus<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  base: Values,
  { isSame, wrongFields }: Comparison<Values>,
): FormStatus {
  const [status, setStatus] = useState<FormStatus>({ unsaved: false, wrong: 0, problems: 0 });

  useEffect(() => {
    function look() {
      const values = form.getValues();
      const unsaved = !isSame(values, base);
      const messageAt: MessageAt<Values> = (field) => form.getFieldState(field).error;
      const fields = wrongFields(values, messageAt);
      const wrong = fields.length;
      const problems = fields.filter(messageAt).length;
      setStatus((before) =>
        before.unsaved === unsaved && before.wrong === wrong && before.problems === problems
          ? before
          : { unsaved, wrong, problems },
      );
    }

    look();
    return form.subscribe({ formState: { values: true, errors: true }, callback: look });
  }, [form, base, isSame, wrongFields]);

  return status;
}
