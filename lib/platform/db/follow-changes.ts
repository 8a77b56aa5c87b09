import { clearCachedReads } from "@/lib/platform/cache/cached-read";
import { setFollowing } from "@/lib/platform/cache/following";
import { invalidateHere } from "@/lib/platform/tracking/table-versions";
import { isTracked } from "@/lib/platform/tracking/tracked-tables";
import { closeDatabase } from "./current";
import { listen, listening, onListeningState } from "./notifications";

/** The channel of the triggers on tracked tables; the payload is the table's name. */
const CHANNEL = "changes";

/** The channel for the replacement of all tables. */
export const REPLACED = "replaced";

/** Clears all cached values and reconnects after all tables were replaced: open connections know the former types. */
export function startOver() {
  void closeDatabase();
  clearCachedReads();
}

/** Invalidates cached values at each change that any instance commits. */
export function followChanges() {
  setFollowing("connecting");
  listen(CHANNEL, (table) => invalidateHere(table !== null && isTracked(table) ? [table] : undefined));
  listen(REPLACED, startOver);
  // A connection that another listener has made is live before it listens to these channels.
  void listening().then(() => onListeningState(setFollowing));
}
