import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";
import type { Identifier } from "./identifier";
import { isUpcoming, keptBecause, type Match, matchOf } from "./match.server";
import type { FoundGuest, GuestSource, Kept } from "./schema";

/** The numbers of listed names, and of listed orders and reservations. */
const MAX = { people: 10, kept: 20 };

type Row = { source: GuestSource; count: number; first: Date | null; last: Date | null };

const countOf = (source: GuestSource, at: Prisma.Sql, from: Prisma.Sql) => Prisma.sql`
  SELECT ${source} AS "source", count(*)::int AS "count", min(${at}) AS "first", max(${at}) AS "last" FROM ${from}`;

async function countSources(match: Match): Promise<FoundGuest["sources"]> {
  const counts = [
    countOf("orders", Prisma.sql`o."createdAt"`, Prisma.sql`"Order" o WHERE ${match.orders}`),
    countOf(
      "reservations",
      Prisma.sql`r."createdAt"`,
      Prisma.sql`"Reservation" r WHERE ${match.reservations}`,
    ),
    countOf("mails", Prisma.sql`m."createdAt"`, Prisma.sql`"Mail" m WHERE ${match.mails}`),
    countOf("push", Prisma.sql`p."createdAt"`, Prisma.sql`"PushSubscription" p WHERE ${match.push}`),
    countOf("webhooks", Prisma.sql`d."createdAt"`, Prisma.sql`"WebhookDelivery" d WHERE ${match.webhooks}`),
    countOf("audit", Prisma.sql`a."at"`, Prisma.sql`"AuditEntry" a WHERE ${match.audit}`),
  ];
  const rows = await db.$queryRaw<Row[]>`${Prisma.join(counts, " UNION ALL ")}`;
  return rows.flatMap(({ source, count, first, last }) =>
    first && last ? [{ source, count, first: first.toISOString(), last: last.toISOString() }] : [],
  );
}

const listPeople = (match: Match) => db.$queryRaw<FoundGuest["people"]>`
  SELECT "name", "email", "phone", count(*)::int AS "count" FROM (
    SELECT o."name", o."email", o."phone" FROM "Order" o WHERE ${match.orders}
    UNION ALL SELECT r."name", r."email", r."phone" FROM "Reservation" r WHERE ${match.reservations}
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

/** Counts what is stored about a guest. */
export async function findGuest(identifier: Identifier): Promise<FoundGuest> {
  const match = await matchOf(identifier);
  const [sources, people, kept] = await Promise.all([
    countSources(match),
    listPeople(match),
    listKept(match),
  ]);
  return { by: identifier.kind, people, sources, kept };
}
