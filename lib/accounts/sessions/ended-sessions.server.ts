import "server-only";
import type { SessionMethod } from "@/lib/accounts/answers";
import { type Role, sessionRole } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { REPLACED } from "@/lib/platform/db/follow-changes";
import { listen, listening } from "@/lib/platform/db/notifications";
import { keepStreamsOf, listeningSessions } from "@/lib/platform/events/open-streams";
import { log } from "@/lib/platform/log/log";

/** The channel for deleted sessions and API tokens, and for changes of roles and their requirements. */
export const SESSIONS_CHANNEL = "sessions";

/** Interval between checks of the idle times of sessions with open streams, in milliseconds. */
const IDLE_CHECK_MS = 30_000;

let willCheck = false;
/** The number of streams watched by this process, and the timer of the idle check. */
const watched: { streams: number; timer?: NodeJS.Timeout } = { streams: 0 };

/** Returns the roles of the given sessions and API tokens that are still valid. */
async function liveOf(ids: string[]): Promise<Map<string, string>> {
  const rows = await db.$queryRaw<{ id: string; role: Role; method: SessionMethod }[]>`
    SELECT "Session"."id", "role"::text, "method"::text
    FROM "Session" JOIN "User" ON "User"."id" = "userId" JOIN "Configuration" ON "Configuration"."id" = 1
    WHERE "Session"."id" = ANY(${ids}) AND "expiresAt" > now()
      AND ("idleMinutes" = 0 OR "lastUsedAt" > now() - make_interval(mins => "idleMinutes"))
      AND ("hasSecondFactor" OR NOT coalesce("role" = ANY("secondFactorRoles"), false))
    UNION ALL SELECT "ApiToken"."id", "role"::text, 'password'
    FROM "ApiToken" JOIN "User" ON "User"."id" = "userId"
    WHERE "ApiToken"."id" = ANY(${ids}) AND "expiresAt" > now()`.catch((error: unknown) => {
    log.warn({ err: error }, "Event streams end, as their sessions can't be looked up");
    return [];
  });
  return new Map(rows.map(({ id, role, method }) => [id, sessionRole(role, method) ?? ""]));
}

async function check() {
  willCheck = false;
  const listeningNow = listeningSessions();
  if (listeningNow.length > 0) keepStreamsOf(await liveOf(listeningNow));
}

/** Batches the checks of concurrent streams into one query. */
function checkSoon() {
  if (willCheck) return;
  willCheck = true;
  queueMicrotask(() => void check());
}

/** An idle timeout sends no notification, so that it is polled. */
function watchIdleTimes(): () => void {
  watched.streams += 1;
  watched.timer ??= setInterval(checkSoon, IDLE_CHECK_MS).unref();
  return () => {
    watched.streams -= 1;
    if (watched.streams > 0) return;
    clearInterval(watched.timer);
    delete watched.timer;
  };
}

/**
 * Ends each event stream soon after its session has ended or timed out, or the role of its user has changed.
 * @returns the function that stops watching
 */
export function endStreamsWithSessions(): () => void {
  const stops = [SESSIONS_CHANNEL, REPLACED].map((channel) => listen(channel, () => checkSoon()));
  const all = [...stops, watchIdleTimes()];
  void listening().then(checkSoon);
  return () => all.forEach((stop) => void stop());
}
