import "server-only";
import { db } from "@/lib/db/client";
import { listen, listening } from "@/lib/db/notifications";
import { keepStreamsOf, listeningSessions } from "@/lib/http/open-streams";
import { log } from "@/lib/log";

/** Where triggers of the database tell every instance that sessions were deleted, or the role of a user changed. */
const SESSIONS_CHANNEL = "sessions";

let willCheck = false;

/** The sessions of these that have not ended, with the roles of their users; none where the database can't tell. */
async function liveOf(ids: string[]): Promise<Map<string, string>> {
  const where = { id: { in: ids }, expiresAt: { gt: new Date() } };
  const rows = await db.session
    .findMany({ where, select: { id: true, user: { select: { role: true } } } })
    .catch((error: unknown) => {
      log.warn({ err: error }, "Event streams end, as their sessions can't be looked up");
      return [];
    });
  return new Map(rows.map(({ id, user }) => [id, user.role]));
}

async function check() {
  willCheck = false;
  const listeningNow = listeningSessions();
  if (listeningNow.length > 0) keepStreamsOf(await liveOf(listeningNow));
}

/** Each stream asks; all that ask at once are answered by one query. */
function checkSoon() {
  if (willCheck) return;
  willCheck = true;
  queueMicrotask(() => void check());
}

/**
 * Ends each event stream soon after its session has ended or the role of its user has changed.
 * @returns the function that stops watching
 */
export function endStreamsWithSessions(): () => void {
  const unlisten = listen(SESSIONS_CHANNEL, () => checkSoon());
  void listening().then(checkSoon);
  return unlisten;
}
