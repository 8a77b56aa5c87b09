import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import type { TaxPart } from "@/lib/orders/pricing/tax-parts";
import { parseLines } from "@/lib/orders/refunds/lines";
import { db } from "@/lib/platform/db/client";
import { businessDay } from "@/lib/platform/time-zone/business-day";
import { requireRestaurantOfOrders, trialRestaurants } from "@/lib/restaurants/published/server";
import type { Prisma } from "@/prisma/client";
import { bookMonth, dayWithin } from "./business-days";
import { refundsOf } from "./refunds";
import type { BookAnswer, BookQuery } from "./schema";
import { type DayRefund, sumOrders } from "./sum-orders";
import { type BookedOrder, turnoverOf } from "./turnover";
import { type BookScope, readTurnover } from "./turnover.server";

const orderFields = {
  createdAt: true,
  currency: true,
  kind: true,
  payment: true,
  status: true,
  isPaidAtCounter: true,
  subtotalCents: true,
  taxIncluded: true,
  taxes: true,
  taxCents: true,
  deliveryCents: true,
  tipCents: true,
  discountCents: true,
  totalCents: true,
  lines: {
    select: {
      quantity: true,
      priceCents: true,
      taxBasisPoints: true,
      taxCents: true,
      discountCents: true,
      taxParts: true,
    },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.OrderSelect;

const refundFields = {
  createdAt: true,
  amountCents: true,
  status: true,
  lines: true,
  withDelivery: true,
  withTip: true,
  order: { select: orderFields },
} satisfies Prisma.RefundSelect;

/** The orders of `isBooked`. */
const isTurnover: Prisma.OrderWhereInput = {
  OR: [
    { payment: "paid" },
    { payment: "onHandover", OR: [{ status: { not: "cancelled" } }, { isPaidAtCounter: true }] },
  ],
};

const within = ({ bounds }: BookScope["month"]) => ({
  gte: new Date(bounds[0] ?? 0),
  lt: new Date(bounds.at(-1) ?? 0),
});

/** Reads the refunds of a month, which are few; their orders may be older. */
async function readRefunds({ month, restaurantId, trials }: BookScope): Promise<DayRefund[]> {
  const rows = await db.refund.findMany({
    where: {
      createdAt: within(month),
      status: { not: "failed" },
      order: {
        ...isTurnover,
        restaurantId: { notIn: [...trials], ...(restaurantId && { equals: restaurantId }) },
      },
    },
    select: refundFields,
  });
  return rows.flatMap(({ order: { taxes, lines, ...row }, ...refund }) => {
    const order = {
      ...row,
      taxes: taxes as BookedOrder["taxes"],
      lines: lines.map(({ taxParts, ...line }) => ({ ...line, taxParts: taxParts as TaxPart[] })),
      refunds: [{ ...refund, lines: parseLines(refund.lines) }],
    };
    const turnover = turnoverOf(order);
    return refundsOf(order).flatMap(({ at, parts }) => {
      const day = dayWithin(month, at);
      return day === null ? [] : [{ day, turnover, parts }];
    });
  });
}

/** Lists the restaurants with orders or refunds in a month by name, also closed and deleted ones. */
async function readRestaurants({ month, trials }: BookScope): Promise<BookAnswer["restaurants"]> {
  const createdAt = within(month);
  const named = (where: Prisma.OrderWhereInput) =>
    db.order.groupBy({
      by: ["restaurantId"],
      where: { ...isTurnover, restaurantId: { notIn: [...trials] }, ...where },
      _max: { restaurantName: true },
    });
  const found = await Promise.all([
    named({ createdAt }),
    named({ refunds: { some: { createdAt, status: { not: "failed" } } } }),
  ]);
  const names = new Map(found.flat().map(({ restaurantId: id, _max }) => [id, _max.restaurantName || id]));
  return [...names]
    .map(([id, name]) => ({ id, name }))
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
