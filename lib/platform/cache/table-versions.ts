import { remember } from "@/lib/platform/runtime/remember";
import { type TrackedTable, trackedTables } from "./tracked-tables";

const versions = remember("table versions", () => ({
  latest: 0,
  of: Object.fromEntries(trackedTables.map((table) => [table, 0])) as Record<TrackedTable, number>,
  /** What transactions have written that are not committed yet. */
  uncommitted: new WeakMap<object, Set<TrackedTable>>(),
}));

/** The version of the table that changed last. Take it before reading, and compare with `areUnchanged` afterwards. */
export const latestVersion = (): number => versions.latest;

/** Whether none of the tables has changed since `latestVersion()` was `version`. */
export function areUnchanged(tables: Iterable<TrackedTable>, version: number): boolean {
  if (versions.latest <= version) return true;
  for (const table of tables) if (versions.of[table] > version) return false;
  return true;
}

/** Invalidates everything made of the tables in this process. */
export function invalidate(tables: Iterable<TrackedTable> = trackedTables) {
  versions.latest += 1;
  for (const table of tables) versions.of[table] = versions.latest;
}

/** Has a transaction invalidate the tables once it is committed. Each connection to the database reports what it writes. */
export function changed(transaction: object, tables: Iterable<TrackedTable>) {
  const all = versions.uncommitted.get(transaction) ?? new Set();
  versions.uncommitted.set(transaction, all);
  for (const table of tables) all.add(table);
}

/** To be called after a transaction was committed, and before the answer to it. */
export function committed(transaction: object) {
  const tables = versions.uncommitted.get(transaction);
  versions.uncommitted.delete(transaction);
  if (tables && tables.size > 0) invalidate(tables);
}
