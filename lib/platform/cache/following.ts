import { remember } from "@/lib/platform/runtime/remember";
import { invalidate } from "./table-versions";

/**
 * Whether this process hears of each change. "off": it can't, as in development, in tests and where a pooler stands
 * before the database; "live": it does; "connecting": the connection was lost just now; "away": the database can't be
 * reached, and goes on being tried.
 */
export type Following = "off" | "live" | "connecting" | "away";

type Kept = { state: Following; watchers: Set<() => void> };
const kept = remember<Kept>("following changes", () => ({ state: "off", watchers: new Set() }));

export const following = (): Following => kept.state;

/** Stores whether this process hears of changes; whatever it may have missed counts as changed. */
export function setFollowing(state: Following) {
  if (state === kept.state) return;
  kept.state = state;
  if (state === "live") invalidate();
  for (const watcher of kept.watchers) watcher();
}

/** Resolves once this process hears of changes again, or knows that it can't for now. */
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
