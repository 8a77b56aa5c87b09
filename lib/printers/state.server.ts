import "server-only";
import { publishOrderChange } from "@/lib/orders/publish.server";
import { db } from "@/lib/platform/db/client";
import { OFFLINE_AFTER_SECONDS, type PrinterCondition } from "./conditions";

type Seen = { before: PrinterCondition; condition: PrinterCondition; isDue: boolean };

/**
 * Records that a printer asked, and what it said; notifies the kitchen of another condition.
 * @param said null if it said nothing: it is ready unless it had another trouble before
 * @returns whether jobs may be made from orders again, at most once a second
 */
export async function recordSeen(
  id: string,
  said: { condition: PrinterCondition; report: string } | null,
): Promise<Pick<Seen, "condition" | "isDue">> {
  const [seen] = await db.$queryRaw<Seen[]>`
    UPDATE "Printer" p SET "seenAt" = now(),
      "condition" = coalesce(${said?.condition ?? null}::"PrinterCondition",
        CASE old."condition" WHEN 'offline' THEN 'ready' ELSE old."condition" END),
      "report" = coalesce(${said?.report ?? null}, p."report"),
      "lookedAt" = CASE WHEN old."isDue" THEN now() ELSE p."lookedAt" END
    FROM (SELECT "id", "condition", "lookedAt" < now() - interval '1 second' AS "isDue"
      FROM "Printer" WHERE "id" = ${id} FOR UPDATE) old
    WHERE p."id" = old."id"
    RETURNING old."condition"::text AS "before", p."condition"::text, old."isDue"`;
  if (seen && seen.before !== seen.condition) await publishOrderChange(db);
  return seen ?? { condition: "offline", isDue: false };
}

/** Marks printers that have not asked for a minute, and notifies the kitchen of them. */
export async function markOffline(): Promise<void> {
  const count = await db.$executeRaw`
    UPDATE "Printer" SET "condition" = 'offline', "report" = ''
    WHERE "condition" <> 'offline' AND "seenAt" < now() - make_interval(secs => ${OFFLINE_AFTER_SECONDS})`;
  if (count > 0) await publishOrderChange(db);
}
