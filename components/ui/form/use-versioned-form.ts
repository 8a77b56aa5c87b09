"use client";

import { useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { editedForm, type FormKind } from "./edited";
import { listResolver } from "./list-resolver";
import type { Versioned } from "./save-over";
import { useVersioned, type VersionedCalls, type VersionedKind } from "./use-versioned";

export type EditedFormKind<Values extends FieldValues> = FormKind<Values> & {
  resolver: Resolver<Values>;
};

/** Returns a form and its edited values. `kind` must be declared outside of components. */
export function useEditedForm<Values extends FieldValues>(
  kind: EditedFormKind<Values>,
  initial: () => Values,
) {
  const [defaultValues] = useState(initial);
  const form: UseFormReturn<Values> = useForm<Values>({
    resolver: listResolver(kind.resolver, (field) => form.getFieldState(field).error),
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const [edited] = useState(() => editedForm(form, kind));
  return { form, edited };
}

/** Describes how a form shows and compares saved values; declared outside of components. */
export type VersionedFormKind<Values extends FieldValues, Saved extends Versioned> = EditedFormKind<Values> &
  VersionedKind<Values, Saved>;

/** The form of a versioned object: its saved values, and saving with conflicts. */
export function useVersionedForm<
  Values extends FieldValues,
  Saved extends Versioned,
  Answer extends { saved: NonNullable<Saved> },
>(kind: VersionedFormKind<Values, Saved>, calls: VersionedCalls<Saved, Values, Answer>) {
  const { form, edited } = useEditedForm(kind, () => kind.valuesOf(calls.initial));
  return { form, ...useVersioned(kind, edited, calls) };
}
