import { type Snapshot, sumCounters } from "@/lib/platform/metrics/snapshots";
import type { WorkerSlot } from "./worker-slot";

/** The limit of reading the metrics of a worker, in milliseconds. */
const TIMEOUT_MS = 3000;

/**
 * Collects the metrics of all workers. The counters of ended ones are kept as of the latest scrape, as a sum must not
 * decrease.
 */
export function createWorkerMetrics() {
  const latest = new Map<number, Snapshot>();
  let departed: Snapshot = [];

  async function read({ number, calls, isServing }: WorkerSlot) {
    const snapshot =
      isServing && (await calls?.call<Snapshot>("metrics", null, TIMEOUT_MS).catch(() => null));
    if (snapshot) latest.set(number, snapshot);
  }

  return {
    async collect(slots: readonly WorkerSlot[]): Promise<Snapshot[]> {
      await Promise.all(slots.map(read));
      return [...latest.values(), departed];
    },
    async keepCounters(number: number) {
      const last = latest.get(number);
      latest.delete(number);
      if (last) departed = await sumCounters([last, departed]);
    },
  };
}
