import type { ConnectionInput, SetupForm } from "./schema";

/** A field of the form, named as in the `fields` of a failed save. */
export type SetupField = Exclude<keyof SetupForm, "database"> | `database.${keyof ConnectionInput}`;

export const setupSteps: readonly { title: string; fields: readonly SetupField[] }[] = [
  { title: "Project", fields: ["projectName", "apiUrl", "timeZone"] },
  {
    title: "Database",
    fields: ["database.host", "database.port", "database.name", "database.username", "database.password"],
  },
  { title: "Admin", fields: ["adminEmail", "adminPassword", "adminCode"] },
];
