import type { DatabaseTarget } from "@/lib/platform/address/target";
import { clearCachedReads } from "@/lib/platform/cache/cached-read";
import { callPrimary } from "@/lib/platform/runtime/process-calls";
import { remember } from "@/lib/platform/runtime/remember";
import { worker } from "@/lib/platform/runtime/worker";

/**
 * `embedded`: the built-in server; `chosen`: named in the wizard; `environment`: named by DATABASE_URL. `direct` is
 * the same database without the pooler.
 */
export type CurrentDatabase = {
  kind: "embedded" | "chosen" | "environment";
  target: DatabaseTarget;
  direct?: DatabaseTarget | undefined;
  /** The user who reads and writes rows, if not the tables' owner. */
  rows?: DatabaseTarget | undefined;
};

type Kept = {
  current?: CurrentDatabase;
  embedded?: CurrentDatabase;
  close?: () => Promise<void>;
  onMove?: () => void;
};
const kept = remember<Kept>("database", () => ({}));

/** @throws Error before a database is set */
export function currentDatabase(): CurrentDatabase {
  if (!kept.current) throw new Error("No database has been started in this process.");
  return kept.current;
}

/** Returns the database in use without the pooler, for LISTEN, session locks and long transactions. */
export function directDatabase(): DatabaseTarget {
  const { target, direct } = currentDatabase();
  return direct ?? target;
}

/** Sets the database in use, and clears cached values. */
export function setCurrentDatabase(database: CurrentDatabase) {
  kept.current = database;
  if (database.kind === "embedded") kept.embedded = database;
  clearCachedReads();
  kept.onMove?.();
}

/**
 * Sets the database in use in this process and in the other workers on its port. Resolves when all of them use it; the
 * primary ends one that doesn't answer.
 */
export async function moveDatabase(database: CurrentDatabase): Promise<void> {
  if (worker()) await callPrimary("move", database);
  setCurrentDatabase(database);
}

export function onDatabaseMove(onMove: () => void) {
  kept.onMove = onMove;
}

/** Returns the embedded server's database, also while another one is in use. */
export function embeddedDatabase(): CurrentDatabase | undefined {
  return kept.embedded;
}

export function onCloseDatabase(close: () => Promise<void>) {
  kept.close = close;
}

/** Closes the open connections after running queries. */
export async function closeDatabase() {
  await kept.close?.();
}
