import { EventEmitter, once } from "node:events";
import { remember } from "@/lib/platform/runtime/remember";
import { invalidateHere } from "@/lib/platform/tracking/table-versions";

/**
 * The state of notifications of changes. "off": impossible, as in development, in tests and behind a pooler;
 * "live": yes; "connecting": the connection was just lost; "away": the database is unreachable, and retried.
 */
export type Following = "off" | "live" | "connecting" | "away";

const kept = remember("following changes", () => ({
  state: "off" as Following,
  changes: new EventEmitter().setMaxListeners(0),
}));

export const following = (): Following => kept.state;

/** Stores the state. "live" invalidates everything, since notifications may have been missed. */
export function setFollowing(state: Following) {
  if (state === kept.state) return;
  kept.state = state;
  if (state === "live") invalidateHere();
  kept.changes.emit("change");
}

/** Resolves when the connection is made, or known to have failed. */
export async function followingSettled(): Promise<void> {
  while (kept.state === "connecting") await once(kept.changes, "change");
}
