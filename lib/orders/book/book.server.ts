import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { requireRestaurantOfOrders, trialRestaurants } from "@/lib/restaurants/published/server";
import type { Prisma } from "@/prisma/client";
import { bookMonth, businessDay, dayWithin } from "./business-days";
import { refundsOf } from "./refunds";
import type { BookAnswer, BookQuery } from "./schema";
import { type DayRefund, sumOrders } from "./sum-orders";
import { type BookedOrder, turnoverOf } from "./turnover";
import { type BookScope, readTurnover } from "./turnover.server";

const refundedFields = {
  createdAt: true,
  currency: true,
  kind: true,
  payment: true,
  status: true,
  subtotalCents: true,
  taxIncluded: true,
  taxes: true,
  taxCents: true,
  deliveryCents: true,
  totalCents: true,
} satisfies Prisma.OrderSelect;

const whereOf = ({ month, trials }: BookScope): Prisma.OrderWhereInput => ({
  createdAt: { gte: new Date(month.bounds[0] ?? 0), lt: new Date(month.bounds.at(-1) ?? 0) },
  restaurantId: { notIn: [...trials] },
});

/** Reads the refunds of a month, which are few. */
async function readRefunds(scope: BookScope): Promise<DayRefund[]> {
  const { month, restaurantId } = scope;
  const rows = await db.order.findMany({
    where: {
      AND: [whereOf(scope), { payment: "paid", status: "cancelled", ...(restaurantId && { restaurantId }) }],
    },
    select: refundedFields,
  });
  return rows.flatMap(({ taxes, ...row }) => {
    const order = { ...row, taxes: taxes as BookedOrder["taxes"] };
    const turnover = turnoverOf(order);
    return refundsOf(order).flatMap(({ cents, at }) => {
      const day = dayWithin(month, at);
      return day === null ? [] : [{ day, turnover, cents }];
    });
  });
}

/** Lists the restaurants with turnover in a month by name, also closed and deleted ones. */
async function readRestaurants(scope: BookScope): Promise<BookAnswer["restaurants"]> {
  const rows = await db.order.groupBy({
    by: ["restaurantId"],
    where: {
      ...whereOf(scope),
      OR: [{ payment: "paid" }, { payment: "onHandover", status: { not: "cancelled" } }],
    },
    _max: { restaurantName: true },
  });
  return rows
    .map(({ restaurantId: id, _max }) => ({ id, name: _max.restaurantName || id }))
    .sort((a, b) => a.name.localeCompare(b.name, "en") || (a.id < b.id ? -1 : 1));
}

/**
 * Adds up the orders of a month by business day. Orders of samples don't count beside an own restaurant.
 * @throws AppError `invalid` for an unknown restaurant
 */
export async function getBook(
  { month: wanted, restaurantId }: BookQuery,
  now = new Date(),
): Promise<BookAnswer> {
  if (restaurantId) await requireRestaurantOfOrders(restaurantId);
  const { timeZone, dayStartHour } = await configurationState();
  const clock = { timeZone, dayStartHour };
  const today = businessDay(now, clock);
  const name = wanted ?? today.slice(0, "2026-11".length);
  const scope = { month: bookMonth(name, clock), restaurantId, trials: await trialRestaurants() };
  const [turnovers, refunds, restaurants] = await Promise.all([
    readTurnover(scope),
    readRefunds(scope),
    readRestaurants(scope),
  ]);
  return { month: name, today, ...clock, restaurants, books: sumOrders(turnovers, refunds) };
}
