import "server-only";
import { settledPayments } from "@/lib/orders/order-status";
import type { Transaction } from "@/lib/platform/db/client";
import { insertJobs } from "@/lib/platform/jobs/enqueue.server";
import { Prisma } from "@/prisma/client";
import { type OrderNews, orderPush } from "./order-push";

/** Returns a statement that queues notifications of the orders of a query with the columns "id" and "payment". */
const insertPush = (orders: Prisma.Sql, news: OrderNews, condition: Prisma.Sql) =>
  insertJobs(
    orderPush,
    Prisma.sql`
      SELECT o."id" || ${`:${news}`}::text AS "key", json_build_object('orderId', o."id", 'news', ${news}::text) AS "input"
      FROM (${orders}) o WHERE ${condition}`,
  );

const isSettled = Prisma.sql`o."payment"::text IN (${Prisma.join([...settledPayments])})`;
const staffFollows = Prisma.sql`EXISTS (SELECT FROM "PushSubscription" WHERE "orderId" IS NULL)`;
const guestFollows = Prisma.sql`EXISTS (SELECT FROM "PushSubscription" WHERE "orderId" = o."id")`;

/**
 * Returns a statement that queues the notifications of the staff about orders that are settled, if a device is subscribed.
 * @param orders a query with the columns "id" and "payment"
 */
export const insertStaffPush = (orders: Prisma.Sql): Prisma.Sql =>
  insertPush(orders, "placed", Prisma.sql`${isSettled} AND ${staffFollows}`);

const orderOf = (id: string) => Prisma.sql`SELECT "id", "payment" FROM "Order" WHERE "id" = ${id}`;

/** Queues the notifications of the staff about an order, if it is settled and a device is subscribed. */
export async function queueStaffPush(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.$executeRaw`${insertStaffPush(orderOf(orderId))}`;
}

/** Queues the notifications of a guest about the state of an order, if a device is subscribed. */
export async function queueGuestPush(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.$executeRaw`${insertPush(orderOf(orderId), "progress", guestFollows)}`;
}
