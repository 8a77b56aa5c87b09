import { clearCachedReads } from "@/lib/platform/cache/cached-read";
import { remember } from "@/lib/platform/runtime/remember";
import type { DatabaseTarget } from "./target";

/**
 * `embedded`: the built-in server; `chosen`: named in the wizard; `environment`: named by DATABASE_URL. `direct` is
 * the same database past a pooler, where there is one.
 */
export type CurrentDatabase = {
  kind: "embedded" | "chosen" | "environment";
  target: DatabaseTarget;
  direct?: DatabaseTarget | undefined;
  /** As whom features read and write rows, where that is another user than the owner of the tables. */
  rows?: DatabaseTarget | undefined;
};

type Kept = {
  current?: CurrentDatabase;
  embedded?: CurrentDatabase;
  close?: () => Promise<void>;
  onMove?: () => void;
};
const kept = remember<Kept>("database", () => ({}));

/**
 * The database in use.
 * @throws Error before one is set
 */
export function currentDatabase(): CurrentDatabase {
  if (!kept.current) throw new Error("No database has been started in this process.");
  return kept.current;
}

/**
 * The database in use past a pooler: for what belongs to a connection, such as LISTEN, the lock of a session, or a
 * transaction of minutes.
 */
export function directDatabase(): DatabaseTarget {
  const { target, direct } = currentDatabase();
  return direct ?? target;
}

/** Sets the database in use, and drops everything that was cached from another one. */
export function setCurrentDatabase(database: CurrentDatabase) {
  kept.current = database;
  if (database.kind === "embedded") kept.embedded = database;
  clearCachedReads();
  kept.onMove?.();
}

/** Registers the function that is called once another database is in use; there is one. */
export function onDatabaseMove(onMove: () => void) {
  kept.onMove = onMove;
}

/** The database of the embedded server, where this process started it; also while another one is in use. */
export function embeddedDatabase(): CurrentDatabase | undefined {
  return kept.embedded;
}

/** Registers a function that closes the open connections. */
export function onCloseDatabase(close: () => Promise<void>) {
  kept.close = close;
}

/** Closes the open connections, after running queries have ended. */
export async function closeDatabase() {
  await kept.close?.();
}
