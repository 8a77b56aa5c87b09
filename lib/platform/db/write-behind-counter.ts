import "server-only";
import { log } from "@/lib/platform/log/log";
import { createQueue } from "@/lib/platform/queue/queue";

/** Entries are collected in memory for this long, in milliseconds. */
const WRITE_DELAY_MS = 5000;

type WriteBehindOptions<Entry> = {
  keyOf: (entry: Entry) => string;
  /** Combines two entries of one key. */
  merge: (one: Entry, other: Entry) => Entry;
  writeAll: (entries: Entry[]) => Promise<void>;
  /** The maximum number of pending keys; further ones are dropped. */
  maxPending: number;
  /** The log message of a failed write. */
  failureMessage: string;
};

/**
 * Merges entries in memory by key, and writes them together every five seconds and on `write`. After a failure they
 * stay pending.
 */
export function createWriteBehindCounter<Entry>({
  keyOf,
  merge,
  writeAll,
  maxPending,
  failureMessage,
}: WriteBehindOptions<Entry>) {
  let waiting = new Map<string, Entry>();
  let timer: NodeJS.Timeout | null = null;
  const writes = createQueue({ concurrency: 1 });

  function keep(entry: Entry) {
    const key = keyOf(entry);
    const known = waiting.get(key);
    if (known !== undefined) waiting.set(key, merge(known, entry));
    else if (waiting.size < maxPending) waiting.set(key, entry);
  }

  function writeLater() {
    if (timer || waiting.size === 0) return;
    timer = setTimeout(() => {
      write().catch((error: unknown) => log.warn({ err: error }, failureMessage));
    }, WRITE_DELAY_MS).unref();
  }

  async function writeWaiting() {
    const batch = [...waiting.values()];
    waiting = new Map();
    if (batch.length === 0) return;
    try {
      await writeAll(batch);
    } catch (error) {
      batch.forEach(keep);
      writeLater();
      throw error;
    }
  }

  function write(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    return writes.run(writeWaiting);
  }

  function add(entry: Entry) {
    keep(entry);
    writeLater();
  }

  return { add, write };
}
