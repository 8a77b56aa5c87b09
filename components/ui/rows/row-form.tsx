"use client";

import type { ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";

/** The call of a form that adds or changes a row, and its words. */
export type RowSaving<Input, Answer> = {
  /** The name of the form for screen readers. */
  label: string;
  submitLabel: string;
  save: (input: Input) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  /** The toast after success. */
  done?: string;
  onCancel: () => void;
};

type RowFormProps<Input extends FieldValues, Answer> = RowSaving<Input, Answer> & {
  form: UseFormReturn<Input>;
  children: ReactNode;
};

const focusFirstField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>("input, select")?.focus();

/** The form that adds or changes a row of a list. Its first field has the focus. */
export function RowForm<Input extends FieldValues, Answer>({
  form,
  label,
  submitLabel,
  save,
  onSaved,
  done,
  onCancel,
  children,
}: RowFormProps<Input, Answer>) {
  const { error, act, pending } = useAction<"save">({ refusals: "inline" });
  const submit = form.handleSubmit(
    (input) => void act("save", () => save(input as Input), { form, onDone: onSaved, done }),
  );
  return (
    <FormProvider {...form}>
      <form
        noValidate
        ref={focusFirstField}
        aria-label={label}
        className="grid gap-4"
        onSubmit={(event) => void submit(event)}
      >
        {children}
        {error && <Notice tone="error">{error}</Notice>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={pending !== null}>
            {submitLabel}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
