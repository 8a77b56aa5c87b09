"use client";

import type { FieldValues } from "react-hook-form";
import type { Versioned } from "./save-over";
import { type EditedFormKind, useEditedForm } from "./use-edited-form";
import { useVersioned, type VersionedCalls, type VersionedKind } from "./use-versioned";

/** How a form shows and compares what is saved; declared once, outside of components. */
export type VersionedFormKind<Values extends FieldValues, Saved extends Versioned> = EditedFormKind<Values> &
  VersionedKind<Values, Saved>;

/** The form of something that has a version: what is saved of it, and what becomes of saving. */
export function useVersionedForm<
  Values extends FieldValues,
  Saved extends Versioned,
  Answer extends { saved: NonNullable<Saved> },
>(kind: VersionedFormKind<Values, Saved>, calls: VersionedCalls<Saved, Values, Answer>) {
  const { form, edited } = useEditedForm(kind, () => kind.valuesOf(calls.initial));
  return { form, ...useVersioned(kind, edited, calls) };
}
