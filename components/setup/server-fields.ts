import type { RequestError } from "@/lib/platform/http/client";
import { type SetupField, setupSteps } from "@/lib/setup/steps";

const allFields = setupSteps.flatMap(({ fields }) => fields);

/** Finds a field of the wizard by its name in a save, or in a connection test, which omits "database.". */
const fieldNamed = (name: string) =>
  allFields.find((field) => field === name || field === `database.${name}`);

/** Returns the server's field errors by field of the wizard, in the order of its steps. */
export function formErrors({ fields }: RequestError): { field: SetupField; message: string }[] {
  const named = Object.entries(fields).flatMap(([name, message]) => {
    const field = fieldNamed(name);
    return field ? [{ field, message }] : [];
  });
  return named.toSorted((a, b) => stepOf(a.field) - stepOf(b.field));
}

/** Returns the index of a field's step. */
export function stepOf(field: SetupField): number {
  return setupSteps.findIndex(({ fields }) => fields.includes(field));
}
