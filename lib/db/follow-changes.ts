import { noteChange, type ShownTable, setFollowing, shownTables } from "@/lib/changes";
import { listen, onListeningState } from "./notifications";

/** The channel of the triggers on the tables that visitors see; the payload is the table's name. */
const CHANNEL = "changes";

const isShown = (name: string | null): name is ShownTable =>
  (shownTables as readonly (string | null)[]).includes(name);

/** Notes each change of what visitors see as soon as any instance has committed it. */
export function followChanges() {
  setFollowing("connecting");
  onListeningState(setFollowing);
  listen(CHANNEL, (table) => noteChange(isShown(table) ? [table] : undefined));
}
