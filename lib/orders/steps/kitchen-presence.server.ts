import "server-only";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";

/** The notification channel for a kitchen that is connected again. */
export const PRESENCE_CHANNEL = "kitchen-presence";

/** A process notes the kitchen at most this often, in milliseconds. Devices report once a minute. */
const NOTE_INTERVAL_MS = 45_000;
/** The kitchen is connected if it was noted within this time, in milliseconds: a shorter absence is not worth a word. */
const CONNECTED_MS = 3 * 60_000;
/** From this absence on, in milliseconds, guests of accepted orders are told too: their next step may be unknown. */
const LONG_AWAY_MS = 10 * 60_000;
/** A kitchen that was away for longer, in milliseconds, isn't used for orders. */
const UNUSED_MS = 24 * 3_600_000;

const kept = remember("kitchen presence", () => ({ notedAt: 0 }));

/** Notes that a device of the kitchen is connected, and notifies if it was away. A failure is only logged. */
export async function noteKitchen(): Promise<void> {
  const now = Date.now();
  if (now - kept.notedAt < NOTE_INTERVAL_MS) return;
  kept.notedAt = now;
  try {
    await db.$executeRaw`WITH noted AS (
        INSERT INTO "KitchenPresence" ("id", "seenAt") VALUES (1, now())
        ON CONFLICT ("id") DO UPDATE SET "seenAt" = now() RETURNING "id")
      SELECT pg_notify(${PRESENCE_CHANNEL}, '') FROM noted LEFT JOIN "KitchenPresence" before USING ("id")
      WHERE before."seenAt" IS NULL OR before."seenAt" <= now() - ${CONNECTED_MS}::float8 * interval '1 millisecond'`;
  } catch (error) {
    kept.notedAt = 0;
    log.warn({ err: error }, "The presence of the kitchen could not be noted");
  }
}

export type KitchenPresence = {
  /** When the kitchen was last connected; null if it is now; undefined if it was not for a day. */
  seenAt: string | null | undefined;
  /** Whether it has been away for long. */
  isLongAway: boolean;
  /** The time after which this changes without a report, in milliseconds; null if it doesn't. */
  changesIn: number | null;
};

/** Reads the presence of the kitchen by the clock of the database, which also notes it. */
export async function readKitchenPresence(): Promise<KitchenPresence> {
  const [row] = await db.$queryRaw<{ seenAt: Date; away: number }[]>`
    SELECT "seenAt", (extract(epoch FROM now() - "seenAt") * 1000)::float8 AS "away"
    FROM "KitchenPresence" WHERE "id" = 1`;
  if (!row || row.away >= UNUSED_MS) return { seenAt: undefined, isLongAway: false, changesIn: null };
  if (row.away < CONNECTED_MS) return { seenAt: null, isLongAway: false, changesIn: CONNECTED_MS - row.away };
  const isLongAway = row.away >= LONG_AWAY_MS;
  const changesIn = (isLongAway ? UNUSED_MS : LONG_AWAY_MS) - row.away;
  return { seenAt: row.seenAt.toISOString(), isLongAway, changesIn };
}
