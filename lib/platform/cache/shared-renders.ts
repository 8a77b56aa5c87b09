import { latestVersion } from "@/lib/platform/tracking/table-versions";

/** The limit of one page: several renders slow each other down, and during quick changes most are outdated by their end. */
const MAX_RUNNING = 2;
/** The maximum wait for a running render, which may wait for a silent database, in milliseconds. */
const MAX_WAIT_MS = 1000;

type Renders<Outcome> = { running: Map<number, Promise<Outcome>>; next?: Promise<Outcome> | undefined };

/**
 * Renders each version of a page once for all requests that wait for it. A request after a change gets a render that
 * began after the change.
 */
export function createSharedRenders<Outcome>() {
  const byKey = new Map<string, Renders<Outcome>>();

  /** @returns `isFirst`: whether this call has begun the render */
  return function share(key: string, render: () => Promise<Outcome>) {
    const renders: Renders<Outcome> = byKey.get(key) ?? { running: new Map() };
    byKey.set(key, renders);
    const { running } = renders;

    function start(): Promise<Outcome> {
      const version = latestVersion();
      const outcome = render().finally(() => {
        if (running.get(version) === outcome) running.delete(version);
        if (running.size === 0 && !renders.next) byKey.delete(key);
      });
      running.set(version, outcome);
      return outcome;
    }

    function startNext(): Promise<Outcome> {
      renders.next = undefined;
      return running.get(latestVersion()) ?? start();
    }

    const shared = running.get(latestVersion()) ?? renders.next;
    if (shared) return { outcome: shared, isFirst: false };
    if (running.size < MAX_RUNNING) return { outcome: start(), isFirst: true };
    const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS).unref());
    const turn = Promise.race([...running.values(), late]);
    renders.next = turn.then(startNext, startNext);
    return { outcome: renders.next, isFirst: true };
  };
}
