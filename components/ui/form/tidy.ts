import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/** Shows the texts as they were saved, without the spaces around them, and leaves the focus where it is. */
export function tidy<Values extends FieldValues>(form: UseFormReturn<Values>, saved: object, above = "") {
  for (const [key, value] of Object.entries(saved)) {
    const path = `${above}${key}` as Path<Values>;
    if (typeof value === "object" && value !== null) tidy(form, value, `${path}.`);
    else if (form.getValues(path) !== value) form.setValue(path, value as PathValue<Values, Path<Values>>);
  }
}
