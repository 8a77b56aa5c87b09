import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { tidy } from "./tidy";

/** How many values are wrong, and how many of these say so. */
export type Wrong = { wrong: number; problems: number };

/** The values that are edited and saved as one, kept in a form, or in a form and a store beside it. */
export type Edited<Values> = {
  get: () => Values;
  /** Replaces all values. */
  set: (values: Values) => void;
  /** Calls back after each change of a value or a message. @returns what ends that */
  watch: (changed: () => void) => () => void;
  /** Validates all values and shows their errors. @returns whether they can be saved */
  check: () => Promise<boolean>;
  wrong: () => Wrong;
  /** Shows what the server found wrong, by the paths of the values. */
  refuse: (fields: readonly (readonly [path: string, message: string])[]) => void;
  clearMessages: () => void;
  /** Shows the texts as they were saved. */
  tidy: (saved: Values) => void;
};

/** What a field says that is wrong with it. */
export type MessageAt<Values extends FieldValues> = (field: Path<Values>) => unknown;

export type FormKind<Values extends FieldValues> = {
  /** The fields that are wrong, by their values or by what they say. */
  wrongFields: (values: Values, messageAt: MessageAt<Values>) => readonly Path<Values>[];
  /** The texts that take the form in which they were saved; all where it is left out. */
  tidied?: (saved: Values) => object;
};

/** The values of a form. */
export function editedForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { wrongFields, tidied = (saved) => saved }: FormKind<Values>,
): Edited<Values> {
  const messageAt: MessageAt<Values> = (field) => form.getFieldState(field).error;
  return {
    get: () => form.getValues(),
    set: (values) => form.reset(values),
    watch: (changed) => form.subscribe({ formState: { values: true, errors: true }, callback: changed }),
    check: () => form.trigger(),
    wrong() {
      const fields = wrongFields(form.getValues(), messageAt);
      return { wrong: fields.length, problems: fields.filter(messageAt).length };
    },
    refuse(fields) {
      for (const [field, message] of fields)
        form.setError(field as Path<Values>, { type: "server", message });
    },
    clearMessages: () => form.clearErrors(),
    tidy: (saved) => tidy(form, tidied(saved)),
  };
}
