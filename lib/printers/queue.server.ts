import "server-only";
import { db } from "@/lib/platform/db/client";
import type { PrintKind } from "@/prisma/client";

/** A delivered ticket that is not confirmed within this time is offered again. */
export const LEASE_SECONDS = 60;
/** Orders older than this are not printed by themselves, such as those placed while the printer was off. */
const WINDOW_HOURS = 24;
const MAX_DELAY_SECONDS = 300;

export type PrintedOrders = {
  id: string;
  restaurantId: string | null;
  kitchenCopies: number;
  receiptCopies: number;
  ordersFrom: Date;
};

/**
 * Makes the jobs of the orders that a printer has none for, so that placing an order knows nothing of printers: open
 * orders that are settled, or that the kitchen has begun. A change of an order makes another kitchen ticket, in place of
 * one that was not sent yet.
 */
export async function addMissingJobs(printer: PrintedOrders): Promise<void> {
  const { id, restaurantId, kitchenCopies, receiptCopies, ordersFrom } = printer;
  await db.$executeRaw`
    WITH printed AS (
      SELECT "id", jsonb_array_length("changes") AS "changes", "number" FROM "Order"
      WHERE "createdAt" >= greatest(${ordersFrom}, now() - make_interval(hours => ${WINDOW_HOURS}))
        AND (${restaurantId}::text IS NULL OR "restaurantId" = ${restaurantId})
        AND "status" IN ('new', 'preparing', 'ready')
        AND ("payment" IN ('paid', 'demo', 'onHandover') OR "status" <> 'new')
    ), replaced AS (
      DELETE FROM "PrintJob" j USING printed WHERE j."printerId" = ${id} AND j."orderId" = printed."id"
        AND j."kind" = 'kitchen' AND j."endedAt" IS NULL AND j."deliveries" = 0 AND j."change" < printed."changes"
    )
    INSERT INTO "PrintJob" ("id", "printerId", "orderId", "kind", "copy", "change", "token")
    SELECT gen_random_uuid(), ${id}, printed."id", wanted."kind"::"PrintKind", copies."copy",
      CASE wanted."kind" WHEN 'kitchen' THEN printed."changes" ELSE 0 END,
      left(replace(gen_random_uuid()::text, '-', ''), 30)
    FROM printed
      CROSS JOIN (VALUES ('kitchen', ${kitchenCopies}::int), ('receipt', ${receiptCopies}::int)) wanted("kind", "count")
      CROSS JOIN generate_series(1, wanted."count") copies("copy")
    WHERE NOT EXISTS (
      SELECT FROM "PrintJob" j WHERE j."printerId" = ${id} AND j."orderId" = printed."id"
        AND j."kind" = wanted."kind"::"PrintKind" AND j."copy" = copies."copy"
        AND j."change" = CASE wanted."kind" WHEN 'kitchen' THEN printed."changes" ELSE 0 END)
    ORDER BY printed."number"
    ON CONFLICT DO NOTHING`;
}

export type NextJob = { token: string; kind: PrintKind; orderId: string | null };

/** Returns the next ticket to offer; null without one. Those of cancelled orders are left out. */
export async function nextJob(printerId: string): Promise<NextJob | null> {
  const [next] = await db.$queryRaw<NextJob[]>`
    SELECT j."token", j."kind"::text, j."orderId" FROM "PrintJob" j LEFT JOIN "Order" o ON o."id" = j."orderId"
    WHERE j."printerId" = ${printerId} AND j."endedAt" IS NULL
      AND j."createdAt" > now() - make_interval(hours => ${WINDOW_HOURS})
      AND (j."leasedUntil" IS NULL OR j."leasedUntil" < now())
      AND (o."id" IS NULL OR o."status" <> 'cancelled')
    ORDER BY j."createdAt", o."number", j."kind", j."copy" LIMIT 1`;
  return next ?? null;
}

export type Delivery = NextJob & { isReprint: boolean };

/**
 * Leases a ticket to its printer. Fetching it again within the lease is the same delivery.
 * @returns null for an unknown token, or one that needs no printing any more
 */
export async function deliver(printerId: string, token: string): Promise<Delivery | null> {
  const [job] = await db.$queryRaw<Delivery[]>`
    UPDATE "PrintJob" j SET
      "deliveries" = "deliveries" + CASE WHEN "deliveries" > 0 AND "leasedUntil" >= now() THEN 0 ELSE 1 END,
      "leasedUntil" = now() + make_interval(secs => ${LEASE_SECONDS}), "failure" = ''
    WHERE "printerId" = ${printerId} AND "token" = ${token} AND "endedAt" IS NULL
      AND NOT EXISTS (SELECT FROM "Order" o WHERE o."id" = j."orderId" AND o."status" = 'cancelled')
    RETURNING "token", "kind"::text, "orderId", "deliveries" > 1 AS "isReprint"`;
  return job ?? null;
}

/** Keeps a ticket that its printer is still printing from being offered again. */
export async function renewLease(printerId: string, token: string): Promise<void> {
  await db.$executeRaw`
    UPDATE "PrintJob" SET "leasedUntil" = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE "printerId" = ${printerId} AND "token" = ${token} AND "endedAt" IS NULL AND "deliveries" > 0`;
}

/** Ends a ticket that was sent. Unknown tokens and those of former requests have no effect. @returns whether it was one */
export async function confirmPrinted(printerId: string, token: string): Promise<boolean> {
  const { count } = await db.printJob.updateMany({
    where: { printerId, token, endedAt: null, deliveries: { gt: 0 } },
    data: { endedAt: new Date(), leasedUntil: null, failure: "" },
  });
  return count === 1;
}

/** Records why a ticket was not printed; it is offered again after a delay that grows with the failures. */
export async function recordFailure(printerId: string, token: string, report: string): Promise<void> {
  await db.$executeRaw`
    UPDATE "PrintJob" SET "failure" = ${report}, "leasedUntil" =
      now() + make_interval(secs => least(${MAX_DELAY_SECONDS}, 5 * power(2, least("deliveries", 10) - 1)))
    WHERE "printerId" = ${printerId} AND "token" = ${token} AND "endedAt" IS NULL AND "deliveries" > 0`;
}
