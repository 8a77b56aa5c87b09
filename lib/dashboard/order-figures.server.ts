import "server-only";
import { settledPayments } from "@/lib/orders/order-status";
import { db } from "@/lib/platform/db/client";
import { dayAfter, startOfDay } from "@/lib/platform/time-zone/days";
import { openRestaurants, trialRestaurants, turnoverCurrency } from "@/lib/restaurants/published/server";
import type { Figures } from "./figures";

/** `day` is an index into the list of days, from 1. */
type DayRow = {
  day: number;
  restaurantId: string;
  restaurantName: string;
  orders: number;
  demos: number;
  cents: number;
};

/** The start of each day and the end of the last one, as PostgreSQL may have other time zone data. */
const boundsOf = (days: readonly string[], timeZone: string) =>
  [...days, dayAfter(days.at(-1) ?? "")].map((day) => startOfDay(day, timeZone).toISOString());

/**
 * The paid and demo orders of these days without cancelled ones, by day and by restaurant; cents only of paid ones in the
 * currency, without what was given back.
 */
export async function orderFigures(
  days: readonly string[],
  timeZone: string,
): Promise<Pick<Figures, "currency" | "orderDays" | "ordersByRestaurant" | "restaurants">> {
  const bounds = boundsOf(days, timeZone);
  const [trials, currency] = await Promise.all([trialRestaurants(), turnoverCurrency()]);
  const rows = await db.$queryRaw<DayRow[]>`
    SELECT width_bucket("createdAt", ${bounds}::text[]::timestamptz[]) AS "day", "restaurantId",
      max("restaurantName") AS "restaurantName", count(*)::int AS "orders",
      (count(*) FILTER (WHERE "payment" = 'demo'))::int AS "demos",
      coalesce(sum("totalCents" - "refundedCents") FILTER (WHERE "payment" IN ('paid', 'onHandover') AND "currency" = ${currency}), 0)::float8 AS "cents"
    FROM "Order" CROSS JOIN LATERAL (
      SELECT least("totalCents", coalesce(sum("amountCents"), 0)) AS "refundedCents"
      FROM "Refund" WHERE "orderId" = "Order"."id" AND "Refund"."status" IN ('sent', 'done')) AS refunded
    WHERE "createdAt" >= ${bounds[0]}::timestamptz AND "createdAt" < ${bounds.at(-1)}::timestamptz
      AND "payment"::text = ANY(${settledPayments}) AND "status" <> 'cancelled'
      AND "restaurantId" <> ALL(${trials})
    GROUP BY 1, 2`;
  const names = new Map(rows.map(({ restaurantId, restaurantName }) => [restaurantId, restaurantName]));
  for (const { restaurantId, restaurantName } of await openRestaurants.get()) {
    if (trials.includes(restaurantId)) continue;
    names.delete(restaurantId);
    names.set(restaurantId, restaurantName);
  }
  const total = (found: DayRow[], of: "orders" | "demos" | "cents") =>
    found.reduce((sum, row) => sum + row[of], 0);
  return {
    currency,
    orderDays: days.map((day, index) => {
      const found = rows.filter((row) => row.day === index + 1);
      return {
        day,
        orders: total(found, "orders"),
        demos: total(found, "demos"),
        cents: total(found, "cents"),
      };
    }),
    restaurants: Object.fromEntries(names),
    ordersByRestaurant: [...names.keys()].map((restaurantId) => ({
      restaurantId,
      orders: total(
        rows.filter((row) => row.restaurantId === restaurantId),
        "orders",
      ),
    })),
  };
}

/** The dishes ordered on these days, most ordered first. */
export async function orderedDishes(days: readonly string[], timeZone: string): Promise<Figures["dishes"]> {
  const bounds = boundsOf(days, timeZone);
  const trials = await trialRestaurants();
  return db.$queryRaw<Figures["dishes"]>`
    SELECT max(l."name") AS "name", o."restaurantId", sum(l."quantity")::int AS "quantity"
    FROM "Order" o JOIN "OrderLine" l ON l."orderId" = o."id"
    WHERE o."createdAt" >= ${bounds[0]}::timestamptz AND o."createdAt" < ${bounds.at(-1)}::timestamptz
      AND o."payment"::text = ANY(${settledPayments}) AND o."status" <> 'cancelled'
      AND o."restaurantId" <> ALL(${trials})
    GROUP BY o."restaurantId", l."dishId"
    ORDER BY "quantity" DESC, "name"`;
}
