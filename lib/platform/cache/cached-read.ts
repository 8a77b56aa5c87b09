import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { changeCount, following, noteChange, type ShownTable } from "./changes";
import { markUncacheable } from "./uncacheable";

/** How long what was read is believed, in milliseconds, where nothing is said: other instances may change it. */
const FRESH_FOR = 500;
/** How soon it is read again after that failed, in milliseconds, where something older can be shown meanwhile. */
const RETRY_AFTER = 2000;

type Entry = {
  reading?: { value: Promise<unknown>; since: number; count: number } | undefined;
  /** What was read last. */
  known?: { value: unknown };
  /** When the latest reading failed. */
  failedAt?: number | undefined;
};
const entries = remember("cached reads", () => new Map<string, Entry>());

function entryOf(name: string): Entry {
  const entry = entries.get(name) ?? {};
  entries.set(name, entry);
  return entry;
}

export type CachedRead<Value> = {
  /** What was read: since the last change, or at most half a second ago or as long as was said. */
  get(): Promise<Value>;
  /**
   * The same for what visitors see: where it can't be read, what was read last, at once, and tried again by itself.
   * It fails where nothing was ever read.
   */
  known(): Promise<Value>;
  /** To be called after a change, so that the next visitor sees it. */
  forget(): void;
};

/**
 * Reads what is asked for often, but not each time. What can't be read is not kept.
 * @param name one for the whole process, whose bundles each have this module
 * @param options `ttl`: for how long what was read is believed, in milliseconds; `tables`: what it is read from, so
 *   that it is believed until one of them changes, while this process hears of changes
 */
export function cachedRead<Value>(
  name: string,
  read: () => Promise<Value>,
  { ttl = FRESH_FOR, tables = [] }: { ttl?: number; tables?: readonly ShownTable[] } = {},
): CachedRead<Value> {
  function forget() {
    noteChange(tables);
    Object.assign(entryOf(name), { reading: undefined, failedAt: undefined });
  }

  function isBelieved({ since, count }: NonNullable<Entry["reading"]>): boolean {
    if (count !== changeCount(tables)) return false;
    return (tables.length > 0 && following() === "live") || Date.now() - since < ttl;
  }

  async function start(): Promise<Value> {
    const entry = entryOf(name);
    try {
      const value = await read();
      Object.assign(entry, { known: { value }, failedAt: undefined });
      return value;
    } catch (error) {
      if (entry.known && !entry.failedAt) {
        log.warn({ err: error, what: name }, "What visitors see can't be read; they get what is known of it");
      }
      entry.failedAt = Date.now();
      throw error;
    }
  }

  async function get(): Promise<Value> {
    try {
      return await current();
    } catch (error) {
      // Whoever shows something else instead shows it for now.
      markUncacheable();
      throw error;
    }
  }

  function current(): Promise<Value> {
    const entry = entryOf(name);
    const { reading } = entry;
    if (reading && isBelieved(reading)) return reading.value as Promise<Value>;
    const value = start();
    entry.reading = { value, since: Date.now(), count: changeCount(tables) };
    value.catch(() => {
      if (entry.reading?.value === value) entry.reading = undefined;
    });
    return value;
  }

  async function known(): Promise<Value> {
    const entry = entryOf(name);
    if (!entry.known) return get();
    const last = entry.known.value as Value;
    if (!entry.failedAt) return get().catch(() => last);
    markUncacheable();
    if (Date.now() - entry.failedAt >= RETRY_AFTER && !entry.reading) void get().catch(() => undefined);
    return last;
  }

  return { get, known, forget };
}

/** Forgets all that was read, also what it could fall back on. */
export function forgetReads() {
  entries.clear();
  noteChange();
}
