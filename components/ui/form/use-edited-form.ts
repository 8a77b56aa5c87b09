"use client";

import { useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { editedForm, type FormKind, type MessageAt } from "./edited";

export type EditedFormKind<Values extends FieldValues> = FormKind<Values> & {
  resolver: (messageAt: MessageAt<Values>) => Resolver<Values>;
};

/** A form, and its values as they are edited. `kind` is declared once, outside of components. */
export function useEditedForm<Values extends FieldValues>(
  kind: EditedFormKind<Values>,
  initial: () => Values,
) {
  const [defaultValues] = useState(initial);
  const form: UseFormReturn<Values> = useForm<Values>({
    resolver: kind.resolver((field) => form.getFieldState(field).error),
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const [edited] = useState(() => editedForm(form, kind));
  return { form, edited };
}
