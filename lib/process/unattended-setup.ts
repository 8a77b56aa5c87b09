import { readFileSync } from "node:fs";
import { z } from "zod";
import { emailAddress, password } from "@/lib/accounts/schema";
import { projectName } from "@/lib/installation/project-name";
import { currentDatabase } from "@/lib/platform/db/current";
import { SELF_REQUEST_HEADER, selfRequestToken } from "@/lib/platform/http/self-request";
import { type Environment, EnvironmentError, environment } from "@/lib/platform/runtime/env";
import { SETUP_CODE_HEADER } from "@/lib/setup/schema";
import { setupCode } from "@/lib/setup/setup-code";
import { openReset } from "./ready";

/** What the wizard would ask for. */
export type UnattendedSetup = { projectName: string; adminEmail: string; adminPassword: string };

/** The variable that each value, and each message of the API about it, belongs to. */
const variables: Record<keyof UnattendedSetup, string> = {
  projectName: "SETUP_PROJECT_NAME",
  adminEmail: "SETUP_ADMIN_EMAIL",
  adminPassword: "SETUP_ADMIN_PASSWORD",
};
const schema = z.object({ projectName, adminEmail: emailAddress, adminPassword: password });

/** A file that ends with a line end, as editors and secret stores write it, holds the password before it. */
function readPassword({
  SETUP_ADMIN_PASSWORD,
  SETUP_ADMIN_PASSWORD_FILE: file,
}: Environment): string | undefined {
  if (SETUP_ADMIN_PASSWORD !== undefined || file === undefined) return SETUP_ADMIN_PASSWORD;
  try {
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`SETUP_ADMIN_PASSWORD_FILE: can't be read: ${reason}`);
  }
}

/**
 * The values to set a fresh instance up with; null where none is given.
 * @throws EnvironmentError naming each variable that is wrong or missing, never its value
 */
export function unattendedSetup(settings: Environment): UnattendedSetup | null {
  const given = {
    projectName: settings.SETUP_PROJECT_NAME,
    adminEmail: settings.SETUP_ADMIN_EMAIL,
    adminPassword: readPassword(settings),
  };
  if (Object.values(given).every((value) => value === undefined)) return null;
  const { data, error } = schema.safeParse(
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value ?? ""])),
  );
  if (data) return data;
  const messages = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const variable = variables[path[0] as keyof UnattendedSetup];
    if (!messages.has(variable)) messages.set(variable, message);
  }
  throw new EnvironmentError(
    [...messages].map(([variable, message]) => `${variable}: ${message}`).join("\n"),
  );
}

const answerSchema = z.object({
  error: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});

/**
 * Sets a fresh instance up, by the call that the wizard makes. One that is set up stays as it is.
 * @param origin where this process answers
 * @returns whether it was set up now
 * @throws EnvironmentError where the call refuses a value
 */
export async function setUpUnattended(setup: UnattendedSetup, origin: string): Promise<boolean> {
  const resetId = await openReset();
  if (resetId !== null) return false;
  const { host, port, name, username } = currentDatabase().target;
  const response = await fetch(`${origin}/api/config/save`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [SELF_REQUEST_HEADER]: selfRequestToken(),
      [SETUP_CODE_HEADER]: setupCode(resetId, () => undefined),
    },
    body: JSON.stringify({
      isConfigured: true,
      ...setup,
      database: { host, port, name, username },
      apiUrl: `${(environment().SITE_URL ?? origin).replace(/\/+$/, "")}/api`,
    }),
  });
  if (response.ok) return true;
  // Another instance that shares the database was faster.
  if ((await openReset()) === undefined) return false;
  const { error = `the answer was ${response.status}`, fields = {} } = answerSchema.parse(
    await response.json(),
  );
  const lines = Object.entries(fields).map(
    ([field, message]) => `${variables[field as keyof UnattendedSetup] ?? field}: ${message}`,
  );
  throw new EnvironmentError(lines.length > 0 ? lines.join("\n") : `Setting up failed: ${error}`);
}
