import { remember } from "@/lib/platform/runtime/remember";
import { type TrackedTable, trackedTables } from "./tracked-tables";

/** Shares changes with other processes that serve the same port. */
type Sharing = { catchUp(): void; announce(tables: Iterable<TrackedTable>): void };

const versions = remember("table versions", () => ({
  sharing: null as Sharing | null,
  latest: 0,
  of: Object.fromEntries(trackedTables.map((table) => [table, 0])) as Record<TrackedTable, number>,
  /** Tables written by uncommitted transactions. */
  uncommitted: new WeakMap<object, Set<TrackedTable>>(),
}));

/** Sets how changes are shared; none are by default. */
export function shareVersions(sharing: Sharing | null) {
  versions.sharing = sharing;
}

/** Returns the version of the latest change. Take it before reading, and compare with `areUnchanged` afterwards. */
export function latestVersion(): number {
  versions.sharing?.catchUp();
  return versions.latest;
}

/** Returns whether none of the tables has changed since `latestVersion()` was `version`. */
export function areUnchanged(tables: Iterable<TrackedTable>, version: number): boolean {
  versions.sharing?.catchUp();
  if (versions.latest <= version) return true;
  for (const table of tables) if (versions.of[table] > version) return false;
  return true;
}

/** Invalidates everything read from the tables in this process only, as for a change that each process is notified of. */
export function invalidateHere(tables: Iterable<TrackedTable> = trackedTables) {
  versions.latest += 1;
  for (const table of tables) versions.of[table] = versions.latest;
}

/** Invalidates everything read from the tables in this process and in the other workers on its port. */
export function invalidate(tables: Iterable<TrackedTable> = trackedTables) {
  invalidateHere(tables);
  versions.sharing?.announce(tables);
}

/** Invalidates the tables when the transaction commits. Each database connection reports its writes. */
export function changed(transaction: object, tables: Iterable<TrackedTable>) {
  const all = versions.uncommitted.get(transaction) ?? new Set();
  versions.uncommitted.set(transaction, all);
  for (const table of tables) all.add(table);
}

/** Call after commit and before answering. */
export function committed(transaction: object) {
  const tables = versions.uncommitted.get(transaction);
  versions.uncommitted.delete(transaction);
  if (tables && tables.size > 0) invalidate(tables);
}
