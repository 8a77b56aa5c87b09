import "server-only";
import { type CurrentDatabase, currentDatabase } from "@/lib/db/current";
import { pendingMigrations } from "@/lib/db/migrations";
import { toConnectionString } from "@/lib/db/target";
import { AppError } from "@/lib/http/errors";

/** For how long one look at the database answers everyone who asks, in milliseconds. */
const FRESH_FOR = 1000;

let latest: { database: CurrentDatabase; pending: Promise<string[]>; askedAt: number } | undefined;

function lookForPending(): Promise<string[]> {
  const database = currentDatabase();
  if (latest?.database !== database || Date.now() - latest.askedAt >= FRESH_FOR) {
    const pending = pendingMigrations(toConnectionString(database.target));
    latest = { database, pending, askedAt: Date.now() };
  }
  return latest.pending;
}

/** @throws AppError `unavailable` unless the database answers and has the schema of this version */
export async function requireReady() {
  const pending = await lookForPending().catch(() => null);
  if (!pending) throw new AppError("unavailable", "The database can't be reached.");
  if (pending.length > 0) throw new AppError("unavailable", "The database is not migrated yet.");
}
