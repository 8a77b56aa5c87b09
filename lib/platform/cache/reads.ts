import { AsyncStorage } from "@/lib/platform/runtime/async-storage";
import { remember } from "@/lib/platform/runtime/remember";
import { isTracked, type TrackedTable, trackedWith } from "./tracked-tables";

/** What an answer or a cached value was read from. */
export type Reads = {
  tables: Set<TrackedTable>;
  /** Tables whose changes nobody is notified of. */
  untracked: Set<string>;
  /** Something else is in it that may change at any time, or that stands in for what can't be read just now. */
  isUncacheable: boolean;
};

const scopes = remember("recorded reads", () => new AsyncStorage<Reads>());

export const noReads = (): Reads => ({ tables: new Set(), untracked: new Set(), isUncacheable: false });

/** Runs `make`, and records in `reads` what it reads: from before each read begins. */
export function recordReads<Made>(reads: Reads, make: () => Promise<Made>): Promise<Made> {
  // Prisma sends a query once it is awaited.
  return scopes.run(reads, async () => await make());
}

/** Where what is read at the moment is recorded; undefined where it is not. */
export const currentReads = (): Reads | undefined => scopes.getStore();

/** Records that tables are read, by their names. */
export function addTables(reads: Reads, names: Iterable<string>) {
  for (const name of names) {
    const table = isTracked(name) ? name : trackedWith[name];
    if (table) reads.tables.add(table);
    else if (table === undefined) reads.untracked.add(name);
  }
}

/** Records that what is being made is read from tables, where no query does so. */
export function recordTables(...tables: TrackedTable[]) {
  const reads = currentReads();
  if (reads) addTables(reads, tables);
}

/** Records that what is being made has all of another value in it. */
export function addReads({ tables, untracked, isUncacheable }: Reads) {
  const reads = currentReads();
  if (!reads) return;
  for (const table of tables) reads.tables.add(table);
  for (const name of untracked) reads.untracked.add(name);
  reads.isUncacheable ||= isUncacheable;
}

/** Keeps the answer that is being made out of the page cache. */
export function markUncacheable() {
  const reads = currentReads();
  if (reads) reads.isUncacheable = true;
}

/** Whether nothing but the tracked tables decides for how long what was read is current. */
export const isCacheable = ({ untracked, isUncacheable }: Reads): boolean =>
  !isUncacheable && untracked.size === 0;
