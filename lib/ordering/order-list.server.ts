import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import type { Prisma } from "@/prisma/generated/client";
import { announceOrders } from "./announce.server";
import { orderFields, toOrderView } from "./order-fields.server";
import type { OrderFilter, OrderListQuery, OrderPage, RestaurantOrder } from "./order-list";
import { openStatuses, type StatusInput } from "./order-status";

const restaurantFields = { ...orderFields, name: true, email: true } satisfies Prisma.OrderSelect;

function toRestaurantOrder(
  row: Prisma.OrderGetPayload<{ select: typeof restaurantFields }>,
): RestaurantOrder {
  return { ...toOrderView(row), name: row.name, email: row.email };
}

const whereOf = ({ menu, status, payment }: OrderFilter): Prisma.OrderWhereInput => ({
  ...(menu && { menu }),
  ...(status && { status: { in: status } }),
  ...(payment && { payment: { in: payment } }),
});

async function countOpen({ menu }: OrderFilter): Promise<OrderPage["counts"]> {
  const rows = await db.order.groupBy({
    by: ["status"],
    where: { ...(menu && { menu }), status: { in: openStatuses } },
    _count: true,
  });
  return Object.fromEntries(rows.map(({ status, _count }) => [status, _count]));
}

/** A batch of orders, newest first. */
async function takeOrders(filter: OrderFilter, before: number | undefined, take: number) {
  const rows = await db.order.findMany({
    where: { ...whereOf(filter), ...(before !== undefined && { number: { lt: before } }) },
    orderBy: { number: "desc" },
    select: restaurantFields,
    take,
  });
  return rows.map(toRestaurantOrder);
}

/** The restaurants' orders, newest first, a page at a time. */
export async function listOrders({ before, limit, ...filter }: OrderListQuery): Promise<OrderPage> {
  const [found, counts] = await Promise.all([takeOrders(filter, before, limit + 1), countOpen(filter)]);
  const orders = found.slice(0, limit);
  return { orders, next: found.length > limit ? (orders.at(-1)?.number ?? null) : null, counts };
}

/** Every order that there is, newest first, in batches. */
export async function* everyOrder(filter: OrderFilter): AsyncGenerator<RestaurantOrder[]> {
  const BATCH = 500;
  for (let before: number | undefined; ; ) {
    const orders = await takeOrders(filter, before, BATCH);
    if (orders.length > 0) yield orders;
    if (orders.length < BATCH) return;
    before = orders.at(-1)?.number;
  }
}

/**
 * Takes an order to another step, unless somebody else has taken it elsewhere meanwhile.
 * @throws AppError `not-found`, `conflict`
 */
export async function changeStatus(id: string, { status, expected }: StatusInput): Promise<RestaurantOrder> {
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.order.updateMany({
      where: { id, status: expected },
      data: { status },
    });
    const row = await transaction.order.findUnique({ where: { id }, select: restaurantFields });
    if (!row) throw new AppError("not-found", "There is no such order.");
    if (count === 0) {
      throw new AppError(
        "conflict",
        `Somebody else has changed order ${row.number}: it is ${row.status} now.`,
      );
    }
    await announceOrders(transaction);
    return toRestaurantOrder(row);
  });
}
