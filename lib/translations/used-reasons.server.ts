import "server-only";
import { createHash } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import { guestReasons, lateReasons } from "@/lib/restaurants/guest-reasons";
import type { UsedReason } from "./shapes/short-texts";

/** Cancelled orders, declined reservations, and pauses that are looked through, from the newest. */
const NEWEST = 1000;

/** The maximum number of reasons. */
const MAX_REASONS = 40;

const ofProduct: ReadonlySet<string> = new Set([
  ...Object.values(guestReasons).flat(),
  ...Object.values(lateReasons),
]);

/** A name that is the same for equal reasons. */
const idOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);

/**
 * Reads the reasons for guests that staff typed: of pauses, and those that several guests got whose order or
 * reservation was cancelled. One that a single guest got can be about that guest. Those that are translated already come first.
 */
export async function readUsedReasons(): Promise<UsedReason[]> {
  const rows = await db.$queryRaw<{ text: string }[]>`
    WITH cancelled AS (
      (SELECT "cancelReason" AS "text", coalesce(nullif(lower("email"), ''), nullif("phone", ''), "id") AS "guest"
        FROM "Order" WHERE "status" = 'cancelled' ORDER BY "number" DESC LIMIT ${NEWEST})
      UNION ALL
      (SELECT "reason", coalesce(nullif(lower("email"), ''), nullif("phone", ''), "id"::text)
        FROM "Reservation" WHERE "reason" <> '' ORDER BY "startsAt" DESC LIMIT ${NEWEST})
    ), paused AS (
      SELECT "changes" FROM "AuditEntry" WHERE "action" = 'hours:pause' ORDER BY "id" DESC LIMIT ${NEWEST}
    ), used AS (
      SELECT "text", false AS "isTranslated" FROM cancelled GROUP BY "text" HAVING count(DISTINCT "guest") > 1
      UNION ALL
      SELECT change->>'after', false FROM paused, json_array_elements("changes") change
        WHERE change->>'field' = 'reason' AND json_typeof(change->'after') = 'string'
      UNION ALL
      SELECT "pauseReason", false FROM "Hours"
      UNION ALL
      SELECT one.value->>'source', true FROM "Translation", jsonb_each("draft") one
        WHERE "kind" = 'short-texts' AND one.key LIKE 'reasons.%'
    )
    SELECT "text" FROM used WHERE "text" <> '' AND "text" <> ALL(${[...ofProduct]})
    GROUP BY "text" ORDER BY bool_or("isTranslated") DESC, "text" LIMIT ${MAX_REASONS}`;
  return rows.map(({ text }) => ({ id: idOf(text), text }));
}
