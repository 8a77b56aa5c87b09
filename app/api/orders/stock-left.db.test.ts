import { describe, expect, test } from "@jest/globals";
import { POST as cancel } from "@/app/api/orders/[id]/cancel/route";
import { POST as changeOrder } from "@/app/api/orders/[id]/changes/route";
import { POST as giveBack } from "@/app/api/orders/[id]/refunds/route";
import { POST as setStatus } from "@/app/api/orders/[id]/status/route";
import { deletePastHolds, freeExpiredHolds } from "@/lib/orders/slots/hold.server";
import { markPaid } from "@/lib/payments/settle.server";
import { db } from "@/lib/platform/db/client";
import { post } from "@/tests/support/api/request";
import { DAY_MS, dishes, setUpCountedStock } from "@/tests/support/restaurants/counted-stock";

const { token, count, order, left, taken } = setUpCountedStock();
let keys = 0;

describe("stock", () => {
  test("comes back once with a cancelled order, and is taken again when that is undone", async () => {
    await count({ left: 3 });
    const params = { id: (await order(dishes(2))).body.order.id };
    expect((await post(cancel, { params })).status).toBe(200);
    expect((await post(cancel, { params })).status).toBe(409);
    expect(await left()).toBe(3);
    await post(setStatus, { token: token(), params, body: { status: "new", expected: "cancelled" } });
    expect([await left(), await taken()]).toEqual([1, [2, 2]]);
  });

  test("that others have ordered since keeps a cancellation from being undone", async () => {
    await count({ left: 2 });
    const params = { id: (await order(dishes(2))).body.order.id };
    await post(cancel, { params });
    await order(dishes(1));
    const undone = await post(setStatus, {
      token: token(),
      params,
      body: { status: "new", expected: "cancelled" },
    });
    expect([undone.status, undone.body.error]).toEqual([
      409,
      expect.stringContaining("Only one Zobo is left. Nothing was changed."),
    ]);
    expect((await db.order.findUniqueOrThrow({ where: { id: params.id } })).status).toBe("cancelled");
    expect([await left(), await taken()]).toEqual([1, [1, 1]]);
  });

  test("that is counted anew has the number that the staff see, whatever was ordered before", async () => {
    await count({ left: 9 });
    await order(dishes(3));
    await count({ left: 2 });
    expect(await left()).toBe(2);
    await order(dishes(2));
    expect([await left(), await taken()]).toEqual([0, [5, 5]]);
  });

  test("of an unpaid order is free after ten minutes; a late payment takes it again, or is given back", async () => {
    await count({ left: 1 });
    async function unpaid() {
      const { id } = (await order()).body.order;
      await db.order.update({ where: { id }, data: { payment: "pending" } });
      await db.hold.update({ where: { orderId: id }, data: { expiresAt: new Date(0) } });
      return id as string;
    }
    async function pay(orderId: string) {
      const { totalCents: amount } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
      const report = { intentId: `pi_${orderId}`, orderId, amount, currency: "usd" };
      await db.$transaction((transaction) => markPaid(transaction, report));
      return db.order.findUniqueOrThrow({
        where: { id: orderId },
        select: { status: true, refund: true, cancelReason: true },
      });
    }
    const first = await unpaid();
    expect([await freeExpiredHolds(), await left()]).toEqual([1, 1]);
    expect(await pay(first)).toEqual({ status: "new", refund: null, cancelReason: "" });
    expect(await left()).toBe(0);
    await count({ left: 1 });
    const second = await unpaid();
    // The next guest frees it.
    expect((await order()).status).toBe(200);
    expect(await pay(second)).toEqual({
      status: "cancelled",
      refund: "due",
      cancelReason: "Your payment arrived after the last of your dishes had been sold to others.",
    });
    expect([await left(), await taken()]).toEqual([0, [2, 2]]);
  });

  test("follows the changes of an order, which can’t take more than are left", async () => {
    await count({ left: 3 });
    const { id } = (await order(dishes(2))).body.order;
    await db.order.update({ where: { id }, data: { payment: "onHandover" } });
    const change = (body: object, changes: number) =>
      post(changeOrder, {
        token: token(),
        params: { id },
        body: { shownChanges: changes, idempotencyKey: `change-of-stock-${++keys}`, ...body },
      });
    const added = (quantity: number) => ({ added: dishes(quantity) });
    expect((await change(added(2), 0)).body.error).toBe("Only one Zobo is left. Nothing was changed.");
    expect([await left(), (await change(added(1), 0)).status]).toEqual([1, 200]);
    expect([await left(), await taken()]).toEqual([0, [3, 3]]);
    const removed = [{ position: 0, quantity: 1 }];
    // Swaps one for another when none is left.
    expect((await change({ removed, added: dishes(1, { note: "Cold" }) }, 1)).status).toBe(200);
    expect(await left()).toBe(0);
    expect((await change({ removed }, 2)).status).toBe(200);
    expect([await left(), await taken()]).toEqual([1, [2, 2]]);
  });

  test("that was paid by card is swapped for the last portion of another dish, and within the same", async () => {
    await count({ left: 1 });
    await count({ left: 1, itemId: "jollof-chicken" });
    const { id } = (await order()).body.order;
    await db.order.update({ where: { id }, data: { payment: "paid" } });
    const removed = [{ position: 0, quantity: 1 }];
    const swap = (added: object[], key: string, of = id) =>
      post(changeOrder, {
        token: token(),
        params: { id: of },
        body: { shownChanges: 0, removed, added, idempotencyKey: key },
      });
    const last = [{ id: "jollof-chicken", quantity: 1 }];
    for (let tries = 0; tries < 2; tries++) expect((await swap(last, "the-same-swap")).status).toBe(200);
    expect([await left(), await left("jollof-chicken")]).toEqual([1, 0]);
    expect([await db.refund.count(), await db.order.count(), await taken()]).toEqual([1, 2, [1, 1]]);
    expect((await order(last)).status).toBe(409);

    await count({ left: 1 });
    const { id: other } = (await order()).body.order;
    await db.order.update({ where: { id: other }, data: { payment: "paid" } });
    const swapped = await swap(dishes(1, { note: "Cold" }), "within-the-dish", other);
    expect([swapped.status, await left()]).toEqual([200, 0]);
    expect([await db.refund.count(), await db.order.count()]).toEqual([2, 4]);
  });

  test("gets refunded portions back that can be sold again", async () => {
    await count({ left: 5 });
    const { id } = (await order(dishes(3))).body.order;
    await db.order.update({ where: { id }, data: { payment: "onHandover", status: "done" } });
    const refund = (restock: boolean) => ({
      lines: [{ position: 0, quantity: 1 }],
      reason: "Dropped",
      restock,
      idempotencyKey: `refund-of-stock-${++keys}`,
    });
    for (const [restock, now] of [
      [false, 2],
      [true, 3],
    ] as const) {
      const { status } = await post(giveBack, { token: token(), params: { id }, body: refund(restock) });
      expect([status, await left()]).toEqual([200, now]);
    }
    expect(await taken()).toEqual([2, 2]);
  });

  test("of orders that are over stays sold when their holds are deleted", async () => {
    await count({ left: 5 });
    await count({ left: 5, daily: 5, itemId: "egusi-fufu" });
    const { id } = (await order([...dishes(2), { id: "egusi-fufu", quantity: 1 }])).body.order;
    await order();
    await db.order.update({ where: { id }, data: { createdAt: new Date(Date.now() - 8 * DAY_MS) } });
    await deletePastHolds();
    expect([await db.hold.count(), await left(), await left("egusi-fufu")]).toEqual([1, 2, 4]);
    expect((await order(dishes(3))).status).toBe(409);
    expect((await order(dishes(2))).status).toBe(200);
  });
});
