import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { newBrowser } from "@/tests/support/push/push-service";
import { configuredInstance } from "@/tests/support/setup/instance";
import { followOrder } from "./server";

setUpTestDatabase();
beforeEach(configuredInstance);

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

async function followed(): Promise<string> {
  const { id } = await placedOrder();
  await followOrder(id, newBrowser().subscription);
  return id;
}

test("a guest's device is forgotten after a day, and soon after the order is done", async () => {
  const [present, ready, past, done, justDone] = [
    await followed(),
    await followed(),
    await followed(),
    await followed(),
    await followed(),
  ];
  await db.order.update({ where: { id: ready }, data: { status: "ready", updatedAt: hoursAgo(2) } });
  await db.pushSubscription.updateMany({ where: { orderId: past }, data: { createdAt: hoursAgo(25) } });
  await db.order.update({ where: { id: done }, data: { status: "done", updatedAt: hoursAgo(1) } });
  await db.order.update({ where: { id: justDone }, data: { status: "cancelled" } });
  await sweepExpired();
  const left = await db.pushSubscription.findMany({ select: { orderId: true } });
  expect(left.map(({ orderId }) => orderId).sort()).toEqual([present, ready, justDone].sort());
});
