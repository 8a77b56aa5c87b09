import { closeDatabase } from "@/lib/platform/db/current";
import { listen, onListeningState } from "@/lib/platform/db/notifications";
import { forgetReads } from "./cached-read";
import { noteChange, type ShownTable, setFollowing, shownTables } from "./changes";

/** The channel of the triggers on the tables that visitors see; the payload is the table's name. */
const CHANNEL = "changes";

/** The channel that tells that all tables were replaced by others. */
export const REPLACED = "replaced";

const isShown = (name: string | null): name is ShownTable =>
  (shownTables as readonly (string | null)[]).includes(name);

/**
 * To be called where all tables were replaced: has everything be read anew, over new connections, since open ones know
 * tables and types that are gone.
 */
export function startOver() {
  void closeDatabase();
  forgetReads();
  noteChange();
}

/** Notes each change of what visitors see as soon as any instance has committed it. */
export function followChanges() {
  setFollowing("connecting");
  onListeningState(setFollowing);
  listen(CHANNEL, (table) => noteChange(isShown(table) ? [table] : undefined));
  listen(REPLACED, startOver);
}
