import "server-only";
import { db } from "@/lib/platform/db/client";
import { trialRestaurants } from "@/lib/restaurants/published/server";
import { Prisma } from "@/prisma/client";
import type { DaySums } from "./about";
import { readSoldOutItems, type SoldOutItem } from "./sold-out.server";

/** The dishes of one business day. */
export type DayDishes = {
  /** The dishes that were ordered most. */
  dishes: { name: string; quantity: number }[];
  soldOut: SoldOutItem[];
};

type Range = { from: Date; to: Date };

const MAX_DISHES = 5;

/** As in the day's book: refunds count on the day they were made, and are not taken off the turnover. */
const isBooked = Prisma.sql`(o."payment" = 'paid'
  OR o."payment" = 'onHandover' AND (o."status" <> 'cancelled' OR o."isPaidAtCounter"))`;

const placedIn = ({ from, to }: Range, trials: readonly string[]) =>
  Prisma.sql`o."createdAt" >= ${from} AND o."createdAt" < ${to} AND o."restaurantId" <> ALL(${trials})`;

/** Adds up the orders that were placed, and the refunds that were made, from a moment up to another. */
export async function readDaySums(range: Range): Promise<DaySums> {
  const trials = await trialRestaurants();
  const [sums, refunds] = await Promise.all([
    db.$queryRaw<{ currency: string; orders: number; cancelled: number; open: number; cents: number }[]>`
      SELECT o."currency", (count(*) FILTER (WHERE ${isBooked} AND o."status" <> 'cancelled'))::int AS "orders",
        (count(*) FILTER (WHERE o."status" = 'cancelled' AND o."payment" IN ('paid', 'onHandover')))::int AS "cancelled",
        (count(*) FILTER (WHERE ${isBooked} AND o."status" IN ('new', 'preparing', 'ready')))::int AS "open",
        coalesce(sum(o."totalCents") FILTER (WHERE ${isBooked}), 0)::float8 AS "cents"
      FROM "Order" o WHERE ${placedIn(range, trials)} GROUP BY 1 ORDER BY 1`,
    db.$queryRaw<{ currency: string; cents: number }[]>`
      SELECT o."currency", sum(r."amountCents")::float8 AS "cents" FROM "Refund" r JOIN "Order" o ON o."id" = r."orderId"
      WHERE r."createdAt" >= ${range.from} AND r."createdAt" < ${range.to} AND r."status" <> 'failed'
        AND o."restaurantId" <> ALL(${trials}) GROUP BY 1 ORDER BY 1`,
  ]);
  const total = (count: (row: (typeof sums)[number]) => number) =>
    sums.reduce((all, row) => all + count(row), 0);
  const currencies = [...new Set([...sums, ...refunds].map(({ currency }) => currency))];
  return {
    orders: total(({ orders }) => orders),
    cancelled: total(({ cancelled }) => cancelled),
    open: total(({ open }) => open),
    amounts: currencies.map((currency) => ({
      currency,
      turnoverCents: sums.find((one) => one.currency === currency)?.cents ?? 0,
      refundedCents: refunds.find((one) => one.currency === currency)?.cents ?? 0,
    })),
  };
}

/** Reads the dishes of a business day, from a moment up to another. */
export async function readDayDishes({ day, ...range }: Range & { day: string }): Promise<DayDishes> {
  const trials = await trialRestaurants();
  const [dishes, soldOut] = await Promise.all([
    db.$queryRaw<DayDishes["dishes"]>`
      SELECT l."name", sum(l."quantity")::int AS "quantity" FROM "OrderLine" l JOIN "Order" o ON o."id" = l."orderId"
      WHERE ${placedIn(range, trials)} AND ${isBooked} AND o."status" <> 'cancelled'
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MAX_DISHES}`,
    readSoldOutItems({ day, ...range }),
  ]);
  return { dishes, soldOut };
}
