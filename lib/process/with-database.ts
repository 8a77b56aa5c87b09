import path from "node:path";
import { setCurrentDatabase } from "@/lib/platform/db/current";
import { runningServer } from "@/lib/platform/db/embedded/server";
import { DataDirInUseError, lockDataDir } from "@/lib/platform/db/instance-lock";
import { readStoredConnection } from "@/lib/platform/db/stored-connection";
import type { ErrorClass } from "@/lib/platform/runtime/across-bundles";
import { type Environment, EnvironmentError, environment } from "@/lib/platform/runtime/env";
import { startDatabase } from "./database";

/** Locks the data folder; returns null if the running application holds the lock. */
const lock = ({ DATA_DIR }: Environment) =>
  lockDataDir(path.resolve(DATA_DIR)).catch((error: unknown) => {
    if (error instanceof DataDirInUseError) return null;
    throw error;
  });

/**
 * Runs `use` with the database of the running application, or starts the database for it. Doesn't migrate the database.
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
 * Runs an operator's command with the database, prints its result, and ends the process.
 * @param expected errors whose message is written for the operator
 */
export async function runWithDatabase(command: () => Promise<string>, ...expected: ErrorClass[]) {
  try {
    process.stdout.write(`${await withDatabase(environment(), command)}\n`);
    process.exit();
  } catch (error) {
    const isPlain = [EnvironmentError, ...expected].some((known) => error instanceof known);
    process.stderr.write(`${isPlain ? (error as Error).message : String(error)}\n`);
    process.exit(1);
  }
}
