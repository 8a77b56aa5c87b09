import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/** Number of invalid values, and of those with a visible error. */
export type Wrong = { wrong: number; problems: number };

/** Values edited and saved together, kept in a form, or in a form and a store. */
export type Edited<Values> = {
  get: () => Values;
  /** Replaces all values. */
  set: (values: Values) => void;
  /**
   * Subscribes to changes of values and errors.
   * @returns a function that unsubscribes
   */
  watch: (changed: () => void) => () => void;
  /**
   * Validates all values and shows their errors.
   * @returns true if valid
   */
  check: () => Promise<boolean>;
  wrong: () => Wrong;
  /** Shows the server's errors by the paths of values. */
  refuse: (fields: readonly (readonly [path: string, message: string])[]) => void;
  clearMessages: () => void;
  /** Updates texts to their saved form. */
  tidy: (saved: Values) => void;
};

/** Returns the visible error of a field. */
export type MessageAt<Values extends FieldValues> = (field: Path<Values>) => unknown;

export type FormKind<Values extends FieldValues> = {
  /** Returns the invalid fields, by values or visible errors. */
  wrongFields: (values: Values, messageAt: MessageAt<Values>) => readonly Path<Values>[];
  /**
   * Calls back once `wrongFields` can check the values, if it can't at first.
   * @returns a function that cancels the call
   */
  whenCheckable?: (checkable: () => void) => () => void;
  /** Returns the texts to update to their saved form; by default all. */
  tidied?: (saved: Values) => object;
};

/** Shows the texts in their saved form, without the spaces around them, and keeps the focus. */
function tidy<Values extends FieldValues>(form: UseFormReturn<Values>, saved: object, above = "") {
  for (const [key, value] of Object.entries(saved)) {
    const path = `${above}${key}` as Path<Values>;
    if (typeof value === "object" && value !== null) tidy(form, value, `${path}.`);
    else if (form.getValues(path) !== value) form.setValue(path, value as PathValue<Values, Path<Values>>);
  }
}

export function editedForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { wrongFields, whenCheckable, tidied = (saved) => saved }: FormKind<Values>,
): Edited<Values> {
  const messageAt: MessageAt<Values> = (field) => form.getFieldState(field).error;
  return {
    get: () => form.getValues(),
    set: (values) => form.reset(values),
    watch(changed) {
      const unsubscribe = form.subscribe({ formState: { values: true, errors: true }, callback: changed });
      const cancel = whenCheckable?.(changed);
      return () => {
        unsubscribe();
        cancel?.();
      };
    },
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
