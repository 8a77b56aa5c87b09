"use client";

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { isSameForm, type SeoFormValues, seoFields } from "./form-values";

export type FormStatus = {
  /** The form differs from what is saved. */
  unsaved: boolean;
  /** How many fields are marked as wrong. */
  problems: number;
};

/** Follows the form without rendering for every letter that is typed. */
export function useFormStatus(form: UseFormReturn<SeoFormValues>, base: SeoFormValues): FormStatus {
  const [status, setStatus] = useState<FormStatus>({ unsaved: false, problems: 0 });

  useEffect(() => {
    function look() {
      const unsaved = !isSameForm(form.getValues(), base);
      const problems = seoFields.filter((field) => form.getFieldState(field).error).length;
      setStatus((before) =>
        before.unsaved === unsaved && before.problems === problems ? before : { unsaved, problems },
      );
    }

    look();
    return form.subscribe({ formState: { values: true, errors: true }, callback: look });
  }, [form, base]);

  return status;
}
