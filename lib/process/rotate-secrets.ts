import { lockDataDir } from "@/lib/platform/db/instance-lock";
import { type Environment, environment } from "@/lib/platform/runtime/env";
import { authSecret } from "@/lib/secrets/auth-secret";
import { removePreviousSecret, replaceAuthSecret } from "@/lib/secrets/replace-auth-secret";
import { rotateSecrets } from "@/lib/secrets/server";
import { startDatabase } from "./database";

const counted = (count: number) => (count === 1 ? "1 stored secret is" : `${count} stored secrets are`);

async function reencrypt(environment: Environment): Promise<number> {
  const { signal } = new AbortController();
  const database = await startDatabase(environment, { say: () => undefined, signal });
  try {
    return await rotateSecrets();
  } finally {
    await database.stop();
  }
}

/**
 * Runs `npm run rotate-secret`. If AUTH_SECRET is set, it and AUTH_SECRET_PREVIOUS are the new and the old secret, and
 * instances with both continue to run. Otherwise replaces the generated secret, while the instance is stopped. Every
 * session ends, since its token was signed with the old secret.
 * @returns a summary for the operator
 */
export async function rotate(environment: Environment): Promise<string> {
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS, DATABASE_URL, DATA_DIR } = environment;
  if (AUTH_SECRET && !AUTH_SECRET_PREVIOUS) {
    throw new Error("Set AUTH_SECRET to the new secret, and AUTH_SECRET_PREVIOUS to the one before.");
  }
  const lock = AUTH_SECRET && DATABASE_URL ? null : await lockDataDir(DATA_DIR);
  try {
    if (!AUTH_SECRET) {
      authSecret({ fresh: true });
      replaceAuthSecret(DATA_DIR);
      authSecret({ fresh: true });
    }
    const count = await reencrypt(environment);
    if (!AUTH_SECRET) removePreviousSecret(DATA_DIR);
    const then = AUTH_SECRET ? " AUTH_SECRET_PREVIOUS can be removed." : "";
    return `Done: ${counted(count)} encrypted with the new secret. Everyone signs in again.${then}`;
  } finally {
    await lock?.release();
  }
}

/** Runs `npm run rotate-secret` and ends the process. */
export async function main() {
  try {
    process.stdout.write(`${await rotate(environment())}\n`);
    process.exit();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
