import { remember } from "@/lib/platform/runtime/remember";
import { invalidate } from "@/lib/platform/tracking/table-versions";

/**
 * Whether this process is notified of changes. "off": impossible, as in development, in tests and behind a pooler;
 * "live": yes; "connecting": the connection was just lost; "away": the database is unreachable, and retried.
 */
export type Following = "off" | "live" | "connecting" | "away";

type Kept = { state: Following; watchers: Set<() => void> };
const kept = remember<Kept>("following changes", () => ({ state: "off", watchers: new Set() }));

export const following = (): Following => kept.state;

/** Stores the state. "live" invalidates everything, since notifications may have been missed. */
export function setFollowing(state: Following) {
  if (state === kept.state) return;
  kept.state = state;
  if (state === "live") invalidate();
  for (const watcher of kept.watchers) watcher();
}

export function followingSettled(): Promise<void> {
  if (kept.state !== "connecting") return Promise.resolve();
  return new Promise((resolve) => {
    const watcher = () => {
      if (kept.state === "connecting") return;
      kept.watchers.delete(watcher);
      resolve();
    };
    kept.watchers.add(watcher);
  });
}
