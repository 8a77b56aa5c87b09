import type { RequestError } from "@/lib/platform/http/client";
import { type SetupField, setupSteps } from "@/lib/setup/schema";

const allFields = setupSteps.flatMap(({ fields }) => fields);

/** The wizard's field that a save names in full, and a connection test without the "database." before it. */
const fieldNamed = (name: string) =>
  allFields.find((field) => field === name || field === `database.${name}`);

/** The server's field errors as those of the wizard's fields, in the order of its steps. */
export function formErrors({ fields }: RequestError): { field: SetupField; message: string }[] {
  const named = Object.entries(fields).flatMap(([name, message]) => {
    const field = fieldNamed(name);
    return field ? [{ field, message }] : [];
  });
  return named.toSorted((a, b) => stepOf(a.field) - stepOf(b.field));
}

/** Index of the step that a field is on. */
export function stepOf(field: SetupField): number {
  return setupSteps.findIndex(({ fields }) => fields.includes(field));
}
