import path from "node:path";
import { setCurrentDatabase } from "@/lib/platform/db/current";
import { runningServer } from "@/lib/platform/db/embedded/server";
import { DataDirInUseError, lockDataDir } from "@/lib/platform/db/instance-lock";
import { readStoredConnection } from "@/lib/platform/db/stored-connection";
import { type Environment, EnvironmentError, environment } from "@/lib/platform/runtime/env";
import { startDatabase } from "./database";

/** The data folder's lock; null where the application is running and holds it. */
async function lock({ DATA_DIR }: Environment) {
  return lockDataDir(path.resolve(DATA_DIR)).catch((error: unknown) => {
    if (error instanceof DataDirInUseError) return null;
    throw error;
  });
}

/**
 * Has the database at hand for as long as `use` takes: that of the running application, or started as it does. Its
 * tables stay of the version that they are of.
 */
async function withDatabase<Result>(settings: Environment, use: () => Promise<Result>): Promise<Result> {
  const { DATABASE_URL, DATA_DIR } = settings;
  const held = await lock(settings);
  try {
    const isElsewhere = DATABASE_URL !== undefined || (await readStoredConnection(DATA_DIR)) !== null;
    if (!held && !isElsewhere) {
      setCurrentDatabase({ kind: "embedded", target: await runningServer(DATA_DIR) });
      return await use();
    }
    const { signal } = new AbortController();
    const database = await startDatabase(settings, { say: () => undefined, signal, keepsVersion: true });
    return await use().finally(() => database.stop());
  } finally {
    await held?.release();
  }
}

/**
 * Runs what a command of the operator does, with the database at hand, prints what it returns, and ends the process.
 * @param isExpected whether an error's message is for the operator as it is
 */
export async function runWithDatabase(
  command: (settings: Environment) => Promise<string>,
  isExpected: (error: unknown) => boolean,
) {
  try {
    const settings = environment();
    const printed = await withDatabase(settings, () => command(settings));
    process.stdout.write(`${printed}\n`);
    process.exit();
  } catch (error) {
    const isPlain = error instanceof Error && (error instanceof EnvironmentError || isExpected(error));
    process.stderr.write(`${isPlain ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
