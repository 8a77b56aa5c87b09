import { readFileSync } from "node:fs";
import * as z from "zod";
import { emailAddress, password } from "@/lib/accounts/schema";
import { projectName } from "@/lib/installation/project-name";
import { currentDatabase } from "@/lib/platform/db/current";
import { hrefOf } from "@/lib/platform/http/call-path";
import { SELF_REQUEST_HEADER, selfRequestToken } from "@/lib/platform/http/self-request";
import { type Environment, EnvironmentError, environment } from "@/lib/platform/runtime/env";
import { SETUP_CODE_HEADER } from "@/lib/setup/schema";
import { setupCode } from "@/lib/setup/setup-code";
import { openReset } from "./ready";

/** The values of the wizard. */
export type UnattendedSetup = {
  projectName: string;
  adminEmail: string;
  adminPassword: string;
  visibility?: "public" | "comingSoon";
};

/** The variable of each value, and of the API's messages about it. */
const variables: Record<keyof UnattendedSetup, string> = {
  projectName: "SETUP_PROJECT_NAME",
  adminEmail: "SETUP_ADMIN_EMAIL",
  adminPassword: "SETUP_ADMIN_PASSWORD",
  visibility: "SETUP_VISIBILITY",
};
const schema = z.object({ projectName, adminEmail: emailAddress, adminPassword: password });

/** Reads the password; ignores a line end at the end of its file, which editors and secret stores add. */
function readPassword({
  SETUP_ADMIN_PASSWORD,
  SETUP_ADMIN_PASSWORD_FILE: file,
}: Environment): string | undefined {
  if (SETUP_ADMIN_PASSWORD !== undefined || file === undefined) return SETUP_ADMIN_PASSWORD;
  try {
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`SETUP_ADMIN_PASSWORD_FILE: can’t be read: ${reason}`);
  }
}

/**
 * Returns the values for setting up a new instance; null if none is set.
 * @throws EnvironmentError with the names of wrong and missing variables, without values
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
  const visibility = settings.SETUP_VISIBILITY === "coming-soon" ? "comingSoon" : settings.SETUP_VISIBILITY;
  if (data) return { ...data, ...(visibility && { visibility }) };
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
 * Sets up a new instance by the wizard's call; doesn't change one that is set up.
 * @param origin the origin of this process
 * @returns whether it was set up now
 * @throws EnvironmentError if the call refuses a value
 */
export async function setUpUnattended(setup: UnattendedSetup, origin: string): Promise<boolean> {
  const resetId = await openReset();
  if (resetId !== null) return false;
  const { host, port, name, username } = currentDatabase().target;
  const response = await fetch(origin + hrefOf("POST /config/save"), {
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
  // Another instance with the same database was faster.
  if ((await openReset()) === undefined) return false;
  const { error = `the answer was ${response.status}`, fields = {} } = answerSchema.parse(
    await response.json(),
  );
  const lines = Object.entries(fields).map(
    ([field, message]) => `${variables[field as keyof UnattendedSetup] ?? field}: ${message}`,
  );
  throw new EnvironmentError(lines.length > 0 ? lines.join("\n") : `Setting up failed: ${error}`);
}
