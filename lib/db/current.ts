import { forgetReads } from "@/lib/cached-read";
import { remember } from "@/lib/remember";
import type { DatabaseTarget } from "./target";

/** `embedded`: the built-in server; `chosen`: named in the wizard; `environment`: named in DATABASE_URL. */
export type CurrentDatabase = { kind: "embedded" | "chosen" | "environment"; target: DatabaseTarget };

type Kept = { current?: CurrentDatabase; embedded?: DatabaseTarget; close?: () => Promise<void> };
const kept = remember<Kept>("database", () => ({}));

/** The database in use. @throws Error before the process has started one */
export function currentDatabase(): CurrentDatabase {
  if (!kept.current) throw new Error("No database has been started in this process.");
  return kept.current;
}

/** From now on every query goes to this database; what was read from another one is forgotten. */
export function setCurrentDatabase(database: CurrentDatabase) {
  kept.current = database;
  if (database.kind === "embedded") kept.embedded = database.target;
  forgetReads();
}

/** The built-in server's database, where this process started one; it may have been left for another since. */
export function embeddedDatabase(): DatabaseTarget | undefined {
  return kept.embedded;
}

/** Registers how the open connections are closed. */
export function onCloseDatabase(close: () => Promise<void>) {
  kept.close = close;
}

/** Closes the open connections, once running queries have ended. */
export async function closeDatabase() {
  await kept.close?.();
}
