import { AsyncStorage } from "@/lib/platform/runtime/async-storage";
import { remember } from "@/lib/platform/runtime/remember";
import { isTracked, type TrackedTable, trackedWith } from "./tracked-tables";

export type Reads = {
  tables: Set<TrackedTable>;
  /** Tables without change notifications. */
  untracked: Set<string>;
  /** Contains something that may change at any time, or a substitute for unreadable data. */
  isUncacheable: boolean;
  /** The moment at which the value changes without a change of a table, in milliseconds since 1970. */
  freshUntil: number;
};

const scopes = remember("recorded reads", () => new AsyncStorage<Reads>());

export const noReads = (): Reads => ({
  tables: new Set(),
  untracked: new Set(),
  isUncacheable: false,
  freshUntil: Number.POSITIVE_INFINITY,
});

/** Runs `make` and records its reads before they begin. */
export function recordReads<Made>(reads: Reads, make: () => Promise<Made>): Promise<Made> {
  // Prisma sends a query when it is awaited.
  return scopes.run(reads, async () => await make());
}

export const currentReads = (): Reads | undefined => scopes.getStore();

export function addTables(reads: Reads, names: Iterable<string>) {
  for (const name of names) {
    const table = isTracked(name) ? name : trackedWith[name];
    if (table) reads.tables.add(table);
    else if (table === undefined) reads.untracked.add(name);
  }
}

/** Records tables that the current value depends on without a query. */
export function recordTables(...tables: TrackedTable[]) {
  const reads = currentReads();
  if (reads) addTables(reads, tables);
}

/** Records that the current value contains another one with these reads. */
export function addReads({ tables, untracked, isUncacheable, freshUntil }: Reads) {
  const reads = currentReads();
  if (!reads) return;
  for (const table of tables) reads.tables.add(table);
  for (const name of untracked) reads.untracked.add(name);
  reads.isUncacheable ||= isUncacheable;
  reads.freshUntil = Math.min(reads.freshUntil, freshUntil);
}

/** Records that the current value changes at a moment, in milliseconds since 1970, without a change of a table. */
export function recordExpiry(moment: number) {
  const reads = currentReads();
  if (reads) reads.freshUntil = Math.min(reads.freshUntil, moment);
}

export function markUncacheable() {
  const reads = currentReads();
  if (reads) reads.isUncacheable = true;
}

/** Returns whether only changes of tracked tables make the value outdated. */
export const isCacheable = ({ untracked, isUncacheable }: Reads): boolean =>
  !isUncacheable && untracked.size === 0;
