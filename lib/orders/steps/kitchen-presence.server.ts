import "server-only";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";

/** A process notes the kitchen at most this often, in milliseconds. Devices report once a minute. */
const NOTE_INTERVAL_MS = 45_000;
/** The kitchen is connected if it was noted within this time, in milliseconds. */
const CONNECTED_MS = 150_000;
/** A kitchen that was away for longer, in milliseconds, isn't used for orders. */
const AWAY_MS = 24 * 3_600_000;
/** The age of what guests are told, in milliseconds. */
const READ_TTL_MS = 5000;

const kept = remember("kitchen presence", () => ({ notedAt: 0 }));

/** Notes that a device of the kitchen is connected. A failure is only logged. */
export async function noteKitchen(): Promise<void> {
  const now = Date.now();
  if (now - kept.notedAt < NOTE_INTERVAL_MS) return;
  kept.notedAt = now;
  try {
    await db.$executeRaw`INSERT INTO "KitchenPresence" ("id", "seenAt") VALUES (1, now())
      ON CONFLICT ("id") DO UPDATE SET "seenAt" = now()`;
  } catch (error) {
    kept.notedAt = 0;
    log.warn({ err: error }, "The presence of the kitchen could not be noted");
  }
}

const readSeenAt = cachedRead(
  "kitchen presence",
  async () => (await db.kitchenPresence.findUnique({ where: { id: 1 }, select: { seenAt: true } }))?.seenAt,
  { ttl: READ_TTL_MS },
);

/** Returns when the kitchen was last connected; null if it is now; undefined if it was not for a day. */
export async function kitchenSeenAt(now = Date.now()): Promise<string | null | undefined> {
  const seenAt = await readSeenAt.known();
  const away = seenAt === undefined ? AWAY_MS : now - seenAt.getTime();
  if (!seenAt || away >= AWAY_MS) return undefined;
  return away < CONNECTED_MS ? null : seenAt.toISOString();
}
