import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import {
  addReads,
  isCacheable,
  markUncacheable,
  noReads,
  type Reads,
  recordReads,
} from "@/lib/platform/tracking/reads";
import { areUnchanged, invalidate, latestVersion } from "@/lib/platform/tracking/table-versions";
import { following } from "./following";

/** The lifetime of a value whose tables' changes are not notified, in milliseconds. */
const DEFAULT_TTL_MS = 500;
/** The delay before retrying a failed read that an older value can replace, in milliseconds. */
const RETRY_DELAY_MS = 2000;

type Reading = { value: Promise<unknown>; since: number; version: number; reads: Reads; isSettled: boolean };
type Entry = {
  reading?: Reading | undefined;
  known?: { value: unknown };
  /** The time of the latest failed read, and `latestVersion` at its start. */
  failed?: { at: number; version: number } | undefined;
};
const entries = remember("cached reads", () => new Map<string, Entry>());

function entryOf(name: string): Entry {
  const entry = entries.get(name) ?? {};
  entries.set(name, entry);
  return entry;
}

const isOfTables = (reads: Reads) => reads.tables.size > 0 && isCacheable(reads);

export type CachedRead<Value> = {
  /** Returns the value; reads it again after a change of a table that it was read from. */
  get(): Promise<Value>;
  /**
   * Returns the value for visitors: if the read fails, immediately returns the last one and retries in the
   * background. Fails if no read ever succeeded.
   */
  known(): Promise<Value>;
};

/**
 * Caches a value that is read often. Errors are not cached.
 * @param name unique in the process, whose bundles each have this module
 * @param options `ttl`: the maximum age in milliseconds, for values not read from tables
 */
export function cachedRead<Value>(
  name: string,
  read: () => Promise<Value>,
  { ttl }: { ttl?: number } = {},
): CachedRead<Value> {
  function isCurrent(reading: Reading): boolean {
    // The tables of a running read are not known yet.
    if (!reading.isSettled) return reading.version === latestVersion();
    if (!areUnchanged(reading.reads.tables, reading.version)) return false;
    if (Date.now() >= reading.reads.freshUntil) return false;
    const isFollowed = isOfTables(reading.reads) && following() === "live";
    return Date.now() - reading.since < (ttl ?? (isFollowed ? Number.POSITIVE_INFINITY : DEFAULT_TTL_MS));
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
            "A value for visitors can’t be read; they get the last known one",
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
      // A substitute is shown only until the next read.
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

/** Clears all values, including the fallbacks. */
export function clearCachedReads() {
  entries.clear();
  invalidate();
}
