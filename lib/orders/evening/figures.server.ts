import "server-only";
import { db } from "@/lib/platform/db/client";
import { trialRestaurants } from "@/lib/restaurants/published/server";
import { Prisma } from "@/prisma/client";
import { readSoldOutItems, type SoldOutItem } from "./sold-out.server";

/** The figures of one business day; amounts by currency, in its smallest unit. */
export type DayFigures = {
  orders: number;
  cancelled: number;
  amounts: { currency: string; turnoverCents: number; refundedCents: number }[];
  /** The dishes that were ordered most. */
  dishes: { name: string; quantity: number }[];
  soldOut: SoldOutItem[];
};

const MAX_DISHES = 5;

/** As in the day's book: refunds count on the day they were made, and are not taken off the turnover. */
const isBooked = Prisma.sql`(o."payment" = 'paid'
  OR o."payment" = 'onHandover' AND (o."status" <> 'cancelled' OR o."isPaidAtCounter"))`;

/** Adds up the orders that were placed, and the refunds that were made, on a business day, from a moment up to another. */
export async function readDayFigures(day: string, from: Date, to: Date): Promise<DayFigures> {
  const trials = await trialRestaurants();
  const within = Prisma.sql`o."createdAt" >= ${from} AND o."createdAt" < ${to} AND o."restaurantId" <> ALL(${trials})`;
  const [sums, refunds, dishes, soldOut] = await Promise.all([
    db.$queryRaw<{ currency: string; orders: number; cancelled: number; cents: number }[]>`
      SELECT o."currency", (count(*) FILTER (WHERE ${isBooked} AND o."status" <> 'cancelled'))::int AS "orders",
        (count(*) FILTER (WHERE o."status" = 'cancelled' AND o."payment" IN ('paid', 'onHandover')))::int AS "cancelled",
        coalesce(sum(o."totalCents") FILTER (WHERE ${isBooked}), 0)::float8 AS "cents"
      FROM "Order" o WHERE ${within} GROUP BY 1 ORDER BY 1`,
    db.$queryRaw<{ currency: string; cents: number }[]>`
      SELECT o."currency", sum(r."amountCents")::float8 AS "cents" FROM "Refund" r JOIN "Order" o ON o."id" = r."orderId"
      WHERE r."createdAt" >= ${from} AND r."createdAt" < ${to} AND r."status" <> 'failed'
        AND o."restaurantId" <> ALL(${trials}) GROUP BY 1 ORDER BY 1`,
    db.$queryRaw<DayFigures["dishes"]>`
      SELECT l."name", sum(l."quantity")::int AS "quantity" FROM "OrderLine" l JOIN "Order" o ON o."id" = l."orderId"
      WHERE ${within} AND ${isBooked} AND o."status" <> 'cancelled'
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MAX_DISHES}`,
    readSoldOutItems({ day, from, to }, trials),
  ]);
  const currencies = [...new Set([...sums, ...refunds].map(({ currency }) => currency))];
  return {
    orders: sums.reduce((total, { orders }) => total + orders, 0),
    cancelled: sums.reduce((total, { cancelled }) => total + cancelled, 0),
    amounts: currencies.map((currency) => ({
      currency,
      turnoverCents: sums.find((one) => one.currency === currency)?.cents ?? 0,
      refundedCents: refunds.find((one) => one.currency === currency)?.cents ?? 0,
    })),
    dishes,
    soldOut,
  };
}
