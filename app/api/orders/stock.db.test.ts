import { beforeEach, describe, expect, test } from "@jest/globals";
import { GET as getMenu } from "@/app/api/ordering/menus/[id]/route";
import { PUT as setStock } from "@/app/api/ordering/stock/route";
import { POST as cancel } from "@/app/api/orders/[id]/cancel/route";
import { POST as changeOrder } from "@/app/api/orders/[id]/changes/route";
import { POST as giveBack } from "@/app/api/orders/[id]/refunds/route";
import { POST as setStatus } from "@/app/api/orders/[id]/status/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { deletePastHolds, freeExpiredHolds } from "@/lib/orders/slots/hold.server";
import { markPaid } from "@/lib/payments/settle.server";
import { db } from "@/lib/platform/db/client";
import { invalidate } from "@/lib/platform/tracking/table-versions";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { noSlots } from "@/lib/restaurants/hours/slot-rules";
import { readStock } from "@/lib/restaurants/stock/read.server";
import { post, send } from "@/tests/support/api/request";
import { setUpClock } from "@/tests/support/clock/set-clock";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { pizzaOptions } from "@/tests/support/restaurants/options";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();
const itIs = setUpClock();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const NOON = "2026-11-26T12:00:00Z";
const DAY_MS = 86_400_000;

type Counted = { left: number; daily?: number | null; groupId?: string; itemId?: string };

async function count({ left, daily = null, groupId = "", itemId = "zobo" }: Counted) {
  const { status } = await send(setStock, "PUT", {
    token,
    body: { restaurantId: "order1", groupId, itemId, stock: { left, daily, isShown: true } },
  });
  expect(status).toBe(200);
}

let number = 0;
const dishes = (quantity: number, more: object = {}) => [{ id: "zobo", quantity, ...more }];
const order = (ordered = dishes(1), more: object = {}) =>
  post(placeOrder, {
    body: {
      restaurantId: "order1",
      name: "Gil",
      email: "gil@example.com",
      dishes: ordered,
      idempotencyKey: `stock-${++number}-key`,
      ...more,
    },
  });

const left = async (itemId = "zobo") =>
  (await readStock("order1")).find((one) => one.itemId === itemId)?.left ?? null;

/** Returns the portions of living orders, and those that are counted as taken. */
async function taken() {
  const holds = await db.hold.findMany({ where: { freedAt: null }, select: { stock: true } });
  const shares = holds.flatMap(({ stock }) => stock as { quantity: number }[]);
  const { _sum } = await db.stockUse.aggregate({ _sum: { quantity: true } });
  return [shares.reduce((sum, { quantity }) => sum + quantity, 0), _sum.quantity ?? 0];
}

describe("an order", () => {
  test("takes its portions over all its lines, and is refused with the number that is left", async () => {
    await count({ left: 4 });
    expect((await order([...dishes(1), ...dishes(2, { note: "Cold" })])).status).toBe(200);
    expect(await left()).toBe(1);
    const refused = await order([...dishes(1), ...dishes(1, { note: "Cold" })]);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      "Only one Zobo is left. Nothing was charged.",
    ]);
    expect((await order()).status).toBe(200);
    expect((await order()).body.error).toBe("Zobo is sold out. Nothing was charged.");
    expect(await db.order.count()).toBe(2);
    expect(await taken()).toEqual([4, 4]);
  });

  test("of 40 guests at once, as many get one as are left", async () => {
    await count({ left: 4 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => order()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect([await db.order.count(), await left(), await taken()]).toEqual([4, 0, [4, 4]]);
  });

  test("takes nothing of other stock or of its time if one of its dishes is sold out", async () => {
    const slots = { ...noSlots, maxOrders: 9 };
    await db.hours.create({
      data: { restaurantId: "order1", content: { ...alwaysOpen, slots } as object },
    });
    invalidate(["Hours"]);
    await count({ left: 9 });
    await count({ left: 1, itemId: "egusi-fufu" });
    const both = [...dishes(1), { id: "egusi-fufu", quantity: 1 }];
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(both)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await left(), await left("egusi-fufu")]).toEqual([8, 0]);
    const { _sum } = await db.slotUse.aggregate({ _sum: { orders: true } });
    expect(_sum.orders).toBe(1);
  });

  test("that is sent again gets the stored one, also of the last portion", async () => {
    await count({ left: 1 });
    const key = { idempotencyKey: "the-last-zobo" };
    const answers = await Promise.all([order(dishes(1), key), order(dishes(1), key), order(dishes(1), key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await order(dishes(1), key)).body.order.id).toBe(answers[0]?.body.order.id);
    expect(await taken()).toEqual([1, 1]);
  });

  test("takes options and the dishes of combos, with the quantities of the line", async () => {
    await db.restaurant.update({ where: { id: "order1" }, data: { optionGroups: pizzaOptions } });
    const where = { restaurantId_id: { restaurantId: "order1", id: "zobo" } };
    await db.dish.update({ where, data: { optionGroups: ["toppings"] } });
    invalidate(["Restaurant", "Dish"]);
    await count({ left: 5, groupId: "toppings", itemId: "Ham" });
    const ham = (quantity: number) => ({ chosen: [{ group: "toppings", option: "Ham", quantity }] });
    expect((await order(dishes(2, ham(2)))).status).toBe(200);
    expect(await left("Ham")).toBe(1);
    expect((await order(dishes(1, ham(2)))).body.error).toBe("Only one Ham is left. Nothing was charged.");
    expect((await order(dishes(1))).status).toBe(200);
  });

  test("of another day takes of that day, and each day begins with the whole amount", async () => {
    itIs(NOON);
    const slots = { ...noSlots, takesLater: true, horizonDays: 2 };
    await db.hours.create({
      data: { restaurantId: "order1", content: { ...alwaysOpen, slots } as object },
    });
    invalidate(["Hours"]);
    const onMenu = async () => {
      const { body } = await send(getMenu, "GET", { params: { id: "order1" } });
      return body.dishes.find(({ id }: { id: string }) => id === "zobo");
    };
    await count({ left: 1, daily: 2 });
    expect(await onMenu()).toMatchObject({ soldOut: false, leftToday: 1 });
    expect((await order()).status).toBe(200);
    const advice = "Zobo is sold out on that day. Please choose another day. Nothing was charged.";
    expect((await order()).body.error).toBe(advice);
    expect(await onMenu()).toMatchObject({ soldOut: false, leftToday: 0 });
    expect(await onMenu()).not.toHaveProperty("left");
    const tomorrow = { dueAt: "2026-11-27T12:00:00.000Z" };
    expect((await order(dishes(2), tomorrow)).status).toBe(200);
    expect((await order(dishes(1), tomorrow)).status).toBe(409);
    itIs("2026-11-28T03:59:00Z");
    expect(await left()).toBe(0);
    itIs("2026-11-28T04:00:00Z");
    expect(await left()).toBe(2);
  });

  test("without other days finds a dish sold out once none is left today", async () => {
    const slots = { ...noSlots, takesLater: true, horizonDays: 0 };
    await db.hours.create({
      data: { restaurantId: "order1", content: { ...alwaysOpen, slots } as object },
    });
    invalidate(["Hours"]);
    await count({ left: 0, daily: 2 });
    const { body } = await send(getMenu, "GET", { params: { id: "order1" } });
    const zobo = body.dishes.find(({ id }: { id: string }) => id === "zobo");
    expect(zobo).toMatchObject({ soldOut: true });
    expect(zobo).not.toHaveProperty("leftToday");
    expect((await order()).body.error).toBe("Zobo is sold out. Nothing was charged.");
  });
});

describe("stock", () => {
  test("comes back once with a cancelled order, and is taken again when that is undone", async () => {
    await count({ left: 3 });
    const params = { id: (await order(dishes(2))).body.order.id };
    expect((await post(cancel, { params })).status).toBe(200);
    expect((await post(cancel, { params })).status).toBe(409);
    expect(await left()).toBe(3);
    await post(setStatus, { token, params, body: { status: "new", expected: "cancelled" } });
    expect([await left(), await taken()]).toEqual([1, [2, 2]]);
  });

  test("that others have ordered since keeps a cancellation from being undone", async () => {
    await count({ left: 2 });
    const params = { id: (await order(dishes(2))).body.order.id };
    await post(cancel, { params });
    await order(dishes(1));
    const undone = await post(setStatus, { token, params, body: { status: "new", expected: "cancelled" } });
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
        token,
        params: { id },
        body: { shownChanges: changes, idempotencyKey: `change-of-stock-${++number}`, ...body },
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
        token,
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
      idempotencyKey: `refund-of-stock-${++number}`,
    });
    for (const [restock, now] of [
      [false, 2],
      [true, 3],
    ] as const) {
      const { status } = await post(giveBack, { token, params: { id }, body: refund(restock) });
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
