import { type SetupForm, setupSteps } from "@/lib/config/schema";
import type { RequestError } from "@/lib/http/client";

type FormField = keyof SetupForm;

const database = {
  host: "dbHost",
  port: "dbPort",
  name: "dbName",
  username: "dbUsername",
  password: "dbPassword",
} as const;

const formFields = new Map<string, FormField>([
  ...setupSteps.flatMap(({ fields }) => fields.map((field) => [field, field] as const)),
  ...Object.entries(database),
  ...Object.entries(database).map(([name, field]) => [`database.${name}`, field] as const),
]);

/** Gives the server's field errors the names of the wizard's own fields, in the order of its steps. */
export function formErrors({ fields }: RequestError): { field: FormField; message: string }[] {
  const named = Object.entries(fields).flatMap(([name, message]) => {
    const field = formFields.get(name);
    return field ? [{ field, message }] : [];
  });
  return named.toSorted((a, b) => stepOf(a.field) - stepOf(b.field));
}

/** Index of the step that a field is on. */
export function stepOf(field: FormField): number {
  return setupSteps.findIndex(({ fields }) => (fields as readonly FormField[]).includes(field));
}
