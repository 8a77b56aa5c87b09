import "server-only";
import { log } from "@/lib/platform/log/log";
import { createQueue } from "@/lib/platform/queue/queue";

/** How long entries are added up in memory before they are written together, in milliseconds. */
const WRITE_DELAY_MS = 5000;

type WriteBehindOptions<Entry> = {
  keyOf: (entry: Entry) => string;
  /** Two entries of one key as one. */
  merge: (one: Entry, other: Entry) => Entry;
  writeAll: (entries: Entry[]) => Promise<void>;
  /** How many keys wait to be written at most; what else comes meanwhile is not kept. */
  most: number;
  /** What the log says where writing fails. */
  failureMessage: string;
};

/**
 * A write-behind counter: merges entries in memory by key, and writes them all together every five seconds and when
 * `write` is called. Where writing fails, the entries are kept for the next time.
 */
export function createWriteBehindCounter<Entry>({
  keyOf,
  merge,
  writeAll,
  most,
  failureMessage,
}: WriteBehindOptions<Entry>) {
  let waiting = new Map<string, Entry>();
  let timer: NodeJS.Timeout | null = null;
  const writes = createQueue({ atOnce: 1 });

  function keep(entry: Entry) {
    const key = keyOf(entry);
    const known = waiting.get(key);
    if (known !== undefined) waiting.set(key, merge(known, entry));
    else if (waiting.size < most) waiting.set(key, entry);
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

  /** Writes the pending counts after the current write; where that fails, they stay pending. */
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
