import { closeDatabase } from "@/lib/platform/db/current";
import { listen, onListeningState } from "@/lib/platform/db/notifications";
import { clearCachedReads } from "./cached-read";
import { setFollowing } from "./following";
import { invalidate } from "./table-versions";
import { isTracked } from "./tracked-tables";

/** The channel of the triggers on the tables that visitors see; the payload is the table's name. */
const CHANNEL = "changes";

/** The channel for the replacement of all tables. */
export const REPLACED = "replaced";

/**
 * To be called where all tables were replaced: has everything be read anew, over new connections, since open ones know
 * tables and types that are gone.
 */
export function startOver() {
  void closeDatabase();
  clearCachedReads();
}

/** Notes each change of what visitors see as soon as any instance has committed it. */
export function followChanges() {
  setFollowing("connecting");
  onListeningState(setFollowing);
  listen(CHANNEL, (table) => invalidate(table !== null && isTracked(table) ? [table] : undefined));
  listen(REPLACED, startOver);
}
