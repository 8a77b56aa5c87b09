import "server-only";
import { db } from "@/lib/db/client";
import { listen, listening } from "@/lib/db/notifications";
import { endStreamsOf, listeningSessions } from "@/lib/http/open-streams";
import { log } from "@/lib/log";

/** Where the database tells every instance that rows of "Session" were deleted, by whichever way: by a trigger. */
const SESSIONS_CHANNEL = "sessions";

let willCheck = false;

/** The sessions of these that have not ended; none where the database can't tell. */
async function liveOf(ids: string[]): Promise<string[]> {
  const where = { id: { in: ids }, expiresAt: { gt: new Date() } };
  const rows = await db.session.findMany({ where, select: { id: true } }).catch((error: unknown) => {
    log.warn({ err: error }, "Event streams end, as their sessions can't be looked up");
    return [];
  });
  return rows.map(({ id }) => id);
}

async function check() {
  willCheck = false;
  const ended = new Set(listeningSessions());
  if (ended.size === 0) return;
  for (const id of await liveOf([...ended])) ended.delete(id);
  endStreamsOf(ended);
}

/** Each stream asks; all that ask at once are answered by one query. */
function checkSoon() {
  if (willCheck) return;
  willCheck = true;
  queueMicrotask(() => void check());
}

/**
 * Ends each event stream soon after its session has ended.
 * @returns the function that stops watching
 */
export function endStreamsWithSessions(): () => void {
  const unlisten = listen(SESSIONS_CHANNEL, () => checkSoon());
  void listening().then(checkSoon);
  return unlisten;
}
