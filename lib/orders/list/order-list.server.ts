import "server-only";
import type { OrderPage, RestaurantOrder } from "@/lib/orders/answers";
import { parseChanges } from "@/lib/orders/order-change";
import { orderFields, toOrderView } from "@/lib/orders/order-fields.server";
import { openStatuses, settledPayments } from "@/lib/orders/order-status";
import type { TaxPart } from "@/lib/orders/pricing/tax-parts";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { requireRestaurantOfOrders } from "@/lib/restaurants/published/server";
import { parsePoint } from "@/lib/restaurants/terms/point-schema";
import type { Prisma } from "@/prisma/client";
import type { OrderFilter, OrderListQuery } from "./order-list";

const restaurantFields = {
  ...orderFields,
  name: true,
  email: true,
  phone: true,
  street: true,
  postalCode: true,
  locality: true,
  point: true,
  paymentIntentId: true,
  disputedAt: true,
  placedBy: true,
  doneAt: true,
  additionTo: { select: { number: true } },
  lines: {
    ...orderFields.lines,
    select: {
      ...orderFields.lines.select,
      taxBasisPoints: true,
      taxParts: true,
      taxCents: true,
      discountCents: true,
    },
  },
  refunds: { ...orderFields.refunds, select: { ...orderFields.refunds.select, reason: true, author: true } },
} satisfies Prisma.OrderSelect;

type Row = Prisma.OrderGetPayload<{ select: typeof restaurantFields }>;

function toRestaurantOrder({
  paymentIntentId,
  disputedAt,
  placedBy,
  doneAt,
  additionTo,
  point,
  ...row
}: Row): RestaurantOrder {
  const isOpen = row.payment === "pending" || row.payment === "processing";
  const { lines, refunds, changes: _, ...view } = toOrderView(row);
  const changes = parseChanges(row.changes).map(({ key: __, requestHash: ___, ...change }) => change);
  return {
    ...view,
    ...(changes.length > 0 && { changes }),
    ...(placedBy && { placedBy }),
    ...(doneAt && { doneAt: doneAt.toISOString() }),
    ...(additionTo && { additionTo: additionTo.number }),
    lines: lines.map((line, index) => {
      const { taxBasisPoints = 0, taxCents = 0, discountCents = 0, taxParts } = row.lines[index] ?? {};
      const parts = (taxParts ?? []) as TaxPart[];
      return {
        ...line,
        taxBasisPoints,
        taxCents,
        ...(parts.length > 0 && { taxParts: parts }),
        ...(discountCents > 0 && { discountCents }),
      };
    }),
    refunds: refunds.map((refund, index) => ({
      ...refund,
      reason: row.refunds[index]?.reason ?? "",
      author: row.refunds[index]?.author ?? "",
    })),
    ...(disputedAt && { disputedAt: disputedAt.toISOString() }),
    name: row.name,
    email: row.email,
    phone: row.phone,
    street: row.street,
    postalCode: row.postalCode,
    locality: row.locality,
    ...(point !== null && { point: parsePoint(point) }),
    ...(row.status === "cancelled" && isOpen && paymentIntentId !== null && { isPaymentOpen: true }),
  };
}

const forKitchen: Prisma.OrderWhereInput = {
  OR: [{ payment: { in: [...settledPayments, "processing"] } }, { status: { in: ["preparing", "ready"] } }],
};

const whereOf = ({ restaurantId, status, payment, kitchen }: OrderFilter): Prisma.OrderWhereInput => ({
  ...(restaurantId && { restaurantId }),
  ...(status && { status: { in: status } }),
  ...(payment && { payment: { in: payment } }),
  ...(kitchen && forKitchen),
});

async function countOpen({ restaurantId }: OrderFilter): Promise<OrderPage["counts"]> {
  const rows = await db.order.groupBy({
    by: ["status"],
    where: { ...(restaurantId && { restaurantId }), status: { in: openStatuses } },
    _count: true,
  });
  return Object.fromEntries(rows.map(({ status, _count }) => [status, _count]));
}

/** Reads a batch of orders, newest first. */
async function takeOrders(filter: OrderFilter, before: number | undefined, take: number) {
  const rows = await db.order.findMany({
    where: { ...whereOf(filter), ...(before !== undefined && { number: { lt: before } }) },
    orderBy: { number: "desc" },
    select: restaurantFields,
    take,
  });
  return rows.map(toRestaurantOrder);
}

/** Reads the orders that were done last. */
async function takeDone(filter: OrderFilter, take: number) {
  const rows = await db.order.findMany({
    where: { AND: [whereOf(filter), { status: "done", doneAt: { not: null } }] },
    orderBy: { doneAt: "desc" },
    select: restaurantFields,
    take,
  });
  return rows.map(toRestaurantOrder);
}

/** Reads a page of orders, newest first, or those that were done last. */
export async function listOrders({ before, limit, sort, ...filter }: OrderListQuery): Promise<OrderPage> {
  if (filter.restaurantId) await requireRestaurantOfOrders(filter.restaurantId);
  if (sort === "doneAt") {
    const [orders, counts] = await Promise.all([takeDone(filter, limit), countOpen(filter)]);
    return { orders, next: null, counts };
  }
  const [found, counts] = await Promise.all([takeOrders(filter, before, limit + 1), countOpen(filter)]);
  const orders = found.slice(0, limit);
  return { orders, next: found.length > limit ? (orders.at(-1)?.number ?? null) : null, counts };
}

/** Reads all orders of a filter, newest first, in batches. */
export async function* everyOrder(filter: OrderFilter): AsyncGenerator<RestaurantOrder[]> {
  const BATCH = 500;
  for (let before: number | undefined; ; ) {
    const orders = await takeOrders(filter, before, BATCH);
    if (orders.length > 0) yield orders;
    if (orders.length < BATCH) return;
    before = orders.at(-1)?.number;
  }
}

/** @throws AppError `not-found` */
export async function requireRestaurantOrder(
  id: string,
  database: Transaction = db,
): Promise<RestaurantOrder> {
  const row = await database.order.findUnique({ where: { id }, select: restaurantFields });
  if (!row) throw new AppError("not-found", "There is no such order.");
  return toRestaurantOrder(row);
}
