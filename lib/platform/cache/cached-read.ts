import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { following } from "./following";
import { addReads, isCacheable, markUncacheable, noReads, type Reads, recordReads } from "./reads";
import { areUnchanged, invalidate, latestVersion } from "./table-versions";

/** How long a value is used where changes of its tables can't be followed, in milliseconds. */
const FRESH_FOR = 500;
/** How soon it is read again after that failed, in milliseconds, where something older can be shown meanwhile. */
const RETRY_DELAY_MS = 2000;

type Reading = { value: Promise<unknown>; since: number; version: number; reads: Reads; isSettled: boolean };
type Entry = {
  reading?: Reading | undefined;
  /** The last value. */
  known?: { value: unknown };
  /** When the latest reading failed, and what `latestVersion` was as it began. */
  failed?: { at: number; version: number } | undefined;
};
const entries = remember("cached reads", () => new Map<string, Entry>());

function entryOf(name: string): Entry {
  const entry = entries.get(name) ?? {};
  entries.set(name, entry);
  return entry;
}

/** Whether a change of tracked tables is all that can make it outdated. */
const isOfTables = (reads: Reads) => reads.tables.size > 0 && isCacheable(reads);

export type CachedRead<Value> = {
  /** The value, read anew after a change of a table that it was read from. */
  get(): Promise<Value>;
  /**
   * The same for what visitors see: where it can't be read, what was read last, at once, and tried again by itself.
   * It fails where nothing was ever read.
   */
  known(): Promise<Value>;
};

/**
 * Reads what is asked for often, but not each time. What can't be read is not kept.
 * @param name one for the whole process, whose bundles each have this module
 * @param options `ttl`: how long the value is used at most, in milliseconds; for what is read from something else than
 *   tables
 */
export function cachedRead<Value>(
  name: string,
  read: () => Promise<Value>,
  { ttl }: { ttl?: number } = {},
): CachedRead<Value> {
  function isCurrent(reading: Reading): boolean {
    // What it reads is not known yet.
    if (!reading.isSettled) return reading.version === latestVersion();
    if (!areUnchanged(reading.reads.tables, reading.version)) return false;
    const isFollowed = isOfTables(reading.reads) && following() === "live";
    return Date.now() - reading.since < (ttl ?? (isFollowed ? Number.POSITIVE_INFINITY : FRESH_FOR));
  }

  function start(entry: Entry): Reading {
    const reads = noReads();
    const begun = { since: Date.now(), version: latestVersion(), reads, isSettled: false };
    const reading: Reading = { ...begun, value: recordReads(reads, read) };
    reading.value.then(
      (value) => {
        reading.isSettled = true;
        if (entry.reading === reading) Object.assign(entry, { known: { value }, failed: undefined });
      },
      (error: unknown) => {
        if (entry.reading !== reading) return;
        entry.reading = undefined;
        if (entry.known && !entry.failed)
          log.warn(
            { err: error, what: name },
            "What visitors see can't be read; they get what is known of it",
          );
        entry.failed = { at: Date.now(), version: begun.version };
      },
    );
    entry.reading = reading;
    return reading;
  }

  async function get(): Promise<Value> {
    const entry = entryOf(name);
    const reading = entry.reading && isCurrent(entry.reading) ? entry.reading : start(entry);
    try {
      const value = await reading.value;
      addReads(reading.reads);
      if (ttl === undefined ? !isOfTables(reading.reads) : Number.isFinite(ttl)) markUncacheable();
      return value as Value;
    } catch (error) {
      // Whoever shows something else instead shows it for now.
      markUncacheable();
      throw error;
    }
  }

  async function known(): Promise<Value> {
    const entry = entryOf(name);
    if (!entry.known) return get();
    const last = entry.known.value as Value;
    const { failed } = entry;
    if (!failed || failed.version !== latestVersion()) return get().catch(() => last);
    markUncacheable();
    if (Date.now() - failed.at >= RETRY_DELAY_MS && !entry.reading) void get().catch(() => undefined);
    return last;
  }

  return { get, known };
}

/** Drops all that was read, also what it could fall back on. */
export function clearCachedReads() {
  entries.clear();
  invalidate();
}
