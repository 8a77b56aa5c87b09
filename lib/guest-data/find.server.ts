import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";
import type { Identifier } from "./identifier";
import { isUpcoming, keptBecause, type Match, matchOf } from "./match.server";
import type { FoundGuest, GuestSource, Kept } from "./schema";

/** The numbers of listed names, and of listed orders and reservations. */
const MAX = { people: 10, kept: 20 };

type Row = { source: GuestSource; count: number; removable: number; first: Date | null; last: Date | null };

type Counted = { from: Prisma.Sql; at: Prisma.Sql; where: Prisma.Sql; removable: Prisma.Sql };

const countOf = (source: GuestSource, { from, at, where, removable }: Counted) => Prisma.sql`
  SELECT ${source} AS "source", count(*)::int AS "count", (count(*) FILTER (WHERE ${removable}))::int AS "removable",
    min(${at}) AS "first", max(${at}) AS "last" FROM ${from} WHERE ${where}`;

function countsOf(match: Match): Prisma.Sql[] {
  const keptOrders = Prisma.sql`SELECT o."id" FROM "Order" o WHERE ${match.orders} AND (${keptBecause}) IS NOT NULL`;
  const keptReservations = Prisma.sql`SELECT r."id" FROM "Reservation" r WHERE ${match.reservations} AND ${isUpcoming}`;
  return [
    countOf("orders", {
      from: Prisma.sql`"Order" o`,
      at: Prisma.sql`o."createdAt"`,
      where: match.orders,
      removable: Prisma.sql`(${keptBecause}) IS NULL`,
    }),
    countOf("reservations", {
      from: Prisma.sql`"Reservation" r`,
      at: Prisma.sql`r."createdAt"`,
      where: match.reservations,
      removable: Prisma.sql`NOT (${isUpcoming})`,
    }),
    countOf("messages", {
      from: Prisma.sql`"Message" g`,
      at: Prisma.sql`g."createdAt"`,
      where: match.messages,
      removable: Prisma.sql`true`,
    }),
    countOf("mails", {
      from: Prisma.sql`"Mail" m`,
      at: Prisma.sql`m."createdAt"`,
      where: match.mails,
      removable: Prisma.sql`coalesce(m."about"->>'orderId', '') NOT IN (${keptOrders})
        AND coalesce(m."about"->>'reservationId', '') NOT IN (${keptReservations})`,
    }),
    countOf("push", {
      from: Prisma.sql`"PushSubscription" p`,
      at: Prisma.sql`p."createdAt"`,
      where: match.push,
      removable: Prisma.sql`p."orderId" NOT IN (${keptOrders})`,
    }),
    countOf("webhooks", {
      from: Prisma.sql`"WebhookDelivery" d`,
      at: Prisma.sql`d."createdAt"`,
      where: match.webhooks,
      removable: Prisma.sql`d."about"->>'orderId' NOT IN (${keptOrders})`,
    }),
    countOf("audit", {
      from: Prisma.sql`"AuditEntry" a`,
      at: Prisma.sql`a."at"`,
      where: match.audit,
      removable: Prisma.sql`false`,
    }),
  ];
}

async function countSources(match: Match): Promise<FoundGuest["sources"]> {
  const rows = await db.$queryRaw<Row[]>`${Prisma.join(countsOf(match), " UNION ALL ")}`;
  return rows.flatMap(({ first, last, ...row }) =>
    first && last ? [{ ...row, first: first.toISOString(), last: last.toISOString() }] : [],
  );
}

const listPeople = (match: Match) => db.$queryRaw<FoundGuest["people"]>`
  SELECT "name", "email", "phone", count(*)::int AS "count" FROM (
    SELECT o."name", o."email", o."phone" FROM "Order" o WHERE ${match.orders}
    UNION ALL SELECT r."name", r."email", r."phone" FROM "Reservation" r WHERE ${match.reservations}
    UNION ALL SELECT g."name", g."email", g."phone" FROM "Message" g WHERE ${match.messages}
  ) one GROUP BY 1, 2, 3 ORDER BY 4 DESC, 1, 2, 3 LIMIT ${MAX.people}`;

type KeptRow = { number: number; at: Date; reason: Kept["list"][number]["reason"]; count: number };

/** Lists the orders and reservations of a guest that keep their data. */
export async function listKept(match: Match): Promise<Kept> {
  const [orders, reservations] = await Promise.all([
    db.$queryRaw<KeptRow[]>`
      SELECT "number", "at", "reason", (count(*) OVER ())::int AS "count" FROM (
        SELECT o."number", o."createdAt" AS "at", ${keptBecause} AS "reason" FROM "Order" o WHERE ${match.orders}
      ) one WHERE "reason" IS NOT NULL ORDER BY "number" DESC LIMIT ${MAX.kept}`,
    db.$queryRaw<KeptRow[]>`
      SELECT r."number", r."startsAt" AS "at", 'upcoming' AS "reason", (count(*) OVER ())::int AS "count"
      FROM "Reservation" r WHERE ${match.reservations} AND ${isUpcoming} ORDER BY 1 DESC LIMIT ${MAX.kept}`,
  ]);
  const listed = (kind: "order" | "reservation", rows: KeptRow[]) =>
    rows.map(({ number, at, reason }) => ({ kind, number, at: at.toISOString(), reason }));
  return {
    orders: orders[0]?.count ?? 0,
    reservations: reservations[0]?.count ?? 0,
    list: [...listed("order", orders), ...listed("reservation", reservations)],
  };
}

/** Returns the numbers of stored rows of a guest by source, the names found, and the orders that keep their data. */
export async function findGuest(identifier: Identifier): Promise<FoundGuest> {
  const match = await matchOf(identifier);
  const [sources, people, kept] = await Promise.all([
    countSources(match),
    listPeople(match),
    listKept(match),
  ]);
  return { by: identifier.kind, people, sources, kept };
}
