import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import type { OrderPage, RestaurantOrder } from "@/lib/orders/answers";
import { parseChanges } from "@/lib/orders/order-change";
import { orderFields, toOrderView } from "@/lib/orders/order-fields.server";
import { isRefunding, openStatuses, settledPayments } from "@/lib/orders/order-status";
import type { TaxPart } from "@/lib/orders/pricing/tax-parts";
import { publishOrderChange } from "@/lib/orders/publish.server";
import { leftOf } from "@/lib/orders/refunds/amounts";
import { claimRest } from "@/lib/orders/refunds/cancelled.server";
import { lockOrder } from "@/lib/orders/refunds/locked-order.server";
import type { StatusInput } from "@/lib/orders/status-input";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { formatMoney } from "@/lib/platform/money/money";
import { requireRestaurantOfOrders } from "@/lib/restaurants/published/server";
import { countVoucherOfOrder } from "@/lib/vouchers/server";
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
  paymentIntentId: true,
  disputedAt: true,
  placedBy: true,
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
  additionTo,
  ...row
}: Row): RestaurantOrder {
  const isOpen = row.payment === "pending" || row.payment === "processing";
  const { lines, refunds, changes: _, ...view } = toOrderView(row);
  const changes = parseChanges(row.changes).map(({ key: __, ...change }) => change);
  return {
    ...view,
    ...(changes.length > 0 && { changes }),
    ...(placedBy && { placedBy }),
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

/** Reads a page of orders, newest first. */
export async function listOrders({ before, limit, ...filter }: OrderListQuery): Promise<OrderPage> {
  if (filter.restaurantId) await requireRestaurantOfOrders(filter.restaurantId);
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

/** Returns whether `refundCents` equals the amount of a cancelled paid order that was not given back yet. */
async function isRefundAgreed(
  transaction: Transaction,
  id: string,
  { status, refundCents }: StatusInput,
): Promise<boolean> {
  if (status !== "cancelled") return true;
  const order = await lockOrder(transaction, { id });
  const left = order?.payment === "paid" ? leftOf(order, order.refunds).totalCents : 0;
  return left === (refundCents ?? 0);
}

/** Explains why a step was refused. */
function refusalOf(order: RestaurantOrder, { expected, refundCents }: StatusInput): string {
  const { number, status, payment, currency, totalCents } = order;
  const total = formatMoney(totalCents, currency);
  const leftCents = leftOf(order, order.refunds).totalCents;
  const left = formatMoney(leftCents, currency);
  if (status !== expected) return `Somebody else has changed order ${number}: it is ${status} now.`;
  if (isRefunding(order)) return `Order ${number} stays cancelled: its ${total} are given back.`;
  if (payment !== "paid") return `Order ${number} isn’t paid: there is nothing to give back.`;
  return refundCents === undefined
    ? `Order ${number} has been paid: cancelling it gives ${left} back. Please look at it again.`
    : leftCents < totalCents
      ? `Only ${left} of order ${number} are left to give back.`
      : `Order ${number} came to ${total}: only that can be given back.`;
}

/** Records the refund or the open payment that a cancelled order leaves at the payment provider. */
async function recordCancelled(transaction: Transaction, id: string): Promise<void> {
  await claimRest(transaction, id);
  // The guest can retry a failed payment until the provider has cancelled it.
  await transaction.order.updateMany({
    where: { id, payment: "failed", paymentIntentId: { not: null } },
    data: { payment: "pending" },
  });
}

/**
 * Changes an order's status, unless another user has changed it meanwhile.
 * @throws AppError `not-found`, `conflict`; also for reopening an order that was refunded
 */
export async function changeStatus(id: string, input: StatusInput): Promise<RestaurantOrder> {
  const { status, expected } = input;
  return db.$transaction(async (transaction) => {
    const isAgreed = await isRefundAgreed(transaction, id, input);
    const where = { id, status: expected, ...(expected === "cancelled" && { refund: null }) };
    const { count } = isAgreed
      ? await transaction.order.updateMany({ where, data: { status } })
      : { count: 0 };
    if (count > 0) await countVoucherOfOrder(transaction, id, { from: expected, to: status });
    if (count > 0 && status === "cancelled") await recordCancelled(transaction, id);
    const order = await requireRestaurantOrder(id, transaction);
    if (count === 0) throw new AppError("conflict", refusalOf(order, input));
    await recordChange(transaction, {
      action: "orders:status",
      target: { id, label: `Order ${order.number}` },
      before: { status: expected },
      after: { status, ...(status === "cancelled" && { refund: order.refund }) },
    });
    await publishOrderChange(transaction);
    return order;
  });
}
