import { closeDatabase } from "@/lib/platform/db/current";
import { listen, onListeningState } from "@/lib/platform/db/notifications";
import { clearCachedReads } from "./cached-read";
import { setFollowing } from "./following";
import { invalidate } from "./table-versions";
import { isTracked } from "./tracked-tables";

/** The notification channel of the triggers on tracked tables; the payload is the table's name. */
const CHANNEL = "changes";

/** The channel for the replacement of all tables. */
export const REPLACED = "replaced";

/**
 * Invalidates everything and reconnects after all tables were replaced, since open connections know the former
 * tables and types.
 */
export function startOver() {
  void closeDatabase();
  clearCachedReads();
}

/** Invalidates cached values at each change that any instance commits. */
export function followChanges() {
  setFollowing("connecting");
  onListeningState(setFollowing);
  listen(CHANNEL, (table) => invalidate(table !== null && isTracked(table) ? [table] : undefined));
  listen(REPLACED, startOver);
}
