import { forgetReads } from "./cached-read";
import type { DatabaseTarget } from "./target";

/** `embedded`: the built-in server; `chosen`: named in the wizard; `environment`: named in DATABASE_URL. */
export type CurrentDatabase = { kind: "embedded" | "chosen" | "environment"; target: DatabaseTarget };

/** The process entry and the route bundles load this file separately; they share this one record. */
type Shared = { current?: CurrentDatabase; embedded?: DatabaseTarget; close?: () => Promise<void> };
const holder = globalThis as { platformDatabase?: Shared };
holder.platformDatabase ??= {};
const shared = holder.platformDatabase;

/** The database in use. @throws Error before the process has started one */
export function currentDatabase(): CurrentDatabase {
  if (!shared.current) throw new Error("No database has been started in this process.");
  return shared.current;
}

/** From now on every query goes to this database; what was read from another one is forgotten. */
export function setCurrentDatabase(database: CurrentDatabase) {
  shared.current = database;
  if (database.kind === "embedded") shared.embedded = database.target;
  forgetReads();
}

/** The built-in server's database, where this process started one; it may have been left for another since. */
export function embeddedDatabase(): DatabaseTarget | undefined {
  return shared.embedded;
}

/** Registers how the open connections are closed. */
export function onCloseDatabase(close: () => Promise<void>) {
  shared.close = close;
}

/** Closes the open connections, once running queries have ended. */
export async function closeDatabase() {
  await shared.close?.();
}
