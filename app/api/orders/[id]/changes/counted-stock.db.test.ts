import "@/tests/support/payments/payment-keys";
import { expect, test } from "@jest/globals";
import { POST as PLACE } from "@/app/api/orders/staff/route";
import { GET as TILL } from "@/app/api/orders/till/[id]/route";
import { staffAttemptKey } from "@/lib/orders/order-limit.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { someoneWaits } from "@/tests/support/database/someone-waits";
import { JOLLOF, oneZobo, setUpChangedOrders, ZOBO } from "@/tests/support/orders/changed-orders";
import { TOTAL } from "@/tests/support/payments/paid-orders";
import { administrator } from "@/tests/support/setup/instance";
import { POST as SET_STATUS } from "../status/route";

setUpTestDatabase();

const { stripe, token, paid, change, asGuest } = setUpChangedOrders();
let count = 0;

/** Counts zobos, of which an order paid by card then has the last. */
async function paidForLastZobo(): Promise<string> {
  const stock = {
    restaurantId: "order1",
    groupId: "",
    itemId: "zobo",
    amount: 1,
    isDaily: false,
    isShown: false,
  };
  await db.stock.create({ data: stock });
  return paid();
}
const taken = async () => (await db.stockUse.findMany()).map(({ itemId, quantity }) => [itemId, quantity]);
const anotherZobo = (quantity = 1) => [{ id: "zobo", quantity, note: "without ice" }];

test("the last portion is swapped in an order that was paid by card, once for the same key", async () => {
  const id = await paidForLastZobo();
  const body = { removed: oneZobo, added: anotherZobo(), idempotencyKey: "swap-the-last" };
  const answers = await Promise.all([change(id, body), change(id, body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const orders = answers.map(({ body }) => body.order);
  expect(orders.map(({ changes }) => changes)).toMatchObject([[{ addition: 2 }], [{ addition: 2 }]]);
  // The request that finds the change made may be answered before the other one has given the money back.
  expect(Math.max(...orders.map(({ refundedCents }) => refundedCents))).toBe(ZOBO);
  expect(await taken()).toEqual([["zobo", 1]]);
  expect([await db.order.count(), stripe.refunds.size]).toEqual([2, 1]);
  const holds = await db.hold.findMany({ orderBy: { order: { number: "asc" } }, select: { stock: true } });
  expect(holds).toMatchObject([{ stock: [] }, { stock: [{ itemId: "zobo", quantity: 1 }] }]);
});

test("the refund of a swap is made at the provider with one request", async () => {
  const id = await paidForLastZobo();
  const before = stripe.asked.length;
  expect((await change(id, { removed: oneZobo, added: anotherZobo() })).status).toBe(200);
  expect(stripe.asked.slice(before)).toEqual(["POST refunds"]);
});

test("the menu of a change offers the portions that its order has", async () => {
  const id = await paidForLastZobo();
  const zobo = async (query?: string) => {
    const { body } = await get(TILL, { token: token(), params: { id: "order1" }, ...(query && { query }) });
    return body.dishes.find((dish: { id: string }) => dish.id === "zobo").soldOut;
  };
  const changing = `?changing=${id}`;
  expect([await zobo(), await zobo(changing), await zobo("?changing=unknown")]).toEqual([true, false, true]);
  await db.soldOutDish.create({ data: { restaurantId: "order1", dishId: "zobo" } });
  expect(await zobo(changing)).toBe(true);
});

test("a change that needs more portions than are left changes nothing and gives nothing back", async () => {
  const id = await paidForLastZobo();
  const refused = await change(id, { removed: oneZobo, added: anotherZobo(2) });
  expect([refused.status, refused.body.error]).toEqual([409, "Zobo is sold out. Nothing was charged."]);
  expect((await change(id, { added: anotherZobo() })).status).toBe(409);
  expect([await taken(), await db.order.count(), await db.refund.count()]).toEqual([[["zobo", 1]], 1, 0]);
  expect([stripe.refunds.size, (await asGuest(id)).changes]).toEqual([0, undefined]);
});

test("orders beside several swaps get the portions that are left, and no two wait for each other", async () => {
  const stock = (itemId: string, amount: number) => ({ restaurantId: "order1", groupId: "", itemId, amount });
  const rows = [stock(JOLLOF.id, 20), stock("zobo", 8)];
  await db.stock.createMany({ data: rows.map((row) => ({ ...row, isDaily: false, isShown: false })) });
  const ids = [await paid(), await paid(), await paid()];
  const dishes = [{ id: "zobo", quantity: 1 }, JOLLOF];
  const place = () =>
    post(PLACE, {
      token: token(),
      body: { restaurantId: "order1", kind: "pickup", dishes, idempotencyKey: `beside-${++count}` },
    });
  const answers = await Promise.all([
    ...ids.map((id) => change(id, { removed: oneZobo, added: [...anotherZobo(), JOLLOF] })),
    ...Array.from({ length: 5 }, place),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await place()).status).toBe(409);
  expect((await taken()).sort()).toEqual([
    ["jollof-chicken", 8],
    ["zobo", 8],
  ]);
});

const attemptKey = staffAttemptKey(administrator.email);

type Lock = (transaction: Transaction) => Promise<unknown>;
const lockStock =
  (itemId: string): Lock =>
  (transaction) =>
    transaction.$queryRaw`SELECT "quantity" FROM "StockUse" WHERE "itemId" = ${itemId} FOR UPDATE`;

/** Swaps a zobo beside a transaction that takes one lock before the swap begins, and another one while it waits. */
async function swapBeside(first: Lock, second: Lock) {
  const stock = (itemId: string) => ({ restaurantId: "order1", groupId: "", itemId, amount: 5 });
  const rows = [stock(JOLLOF.id), stock("zobo")];
  await db.stock.createMany({ data: rows.map((row) => ({ ...row, isDaily: false, isShown: false })) });
  const dishes = [{ id: "zobo", quantity: 1 }, JOLLOF];
  const body = { restaurantId: "order1", kind: "pickup", dishes, idempotencyKey: "an-order-before" };
  expect((await post(PLACE, { token: token(), body })).status).toBe(200);
  await db.rateLimit.delete({ where: { key: attemptKey } });
  const id = await paid();
  const { swap } = await db.$transaction(
    async (transaction) => {
      await first(transaction);
      const swap = change(id, { removed: oneZobo, added: [JOLLOF] });
      await someoneWaits();
      await second(transaction);
      return { swap };
    },
    { timeout: 20_000 },
  );
  return swap;
}

test("a swap takes stock in the order of the keys, as storing an order does", async () => {
  expect((await swapBeside(lockStock(JOLLOF.id), lockStock("zobo"))).status).toBe(200);
});

test("a swap counts for the rate limit before it takes stock, as storing an order does", async () => {
  const data = { key: attemptKey, count: 1, resetsAt: new Date(Date.now() + 60_000) };
  const order: Lock = (transaction) => transaction.rateLimit.create({ data });
  expect((await swapBeside(order, lockStock("zobo"))).status).toBe(200);
  expect(await db.rateLimit.findUnique({ where: { key: data.key } })).toMatchObject({ count: 2 });
});

test("a swap waits for a step that cancels the order, and then changes nothing", async () => {
  const id = await paidForLastZobo();
  const cancel = post(SET_STATUS, {
    token: token(),
    params: { id },
    body: { status: "cancelled", expected: "new", refundCents: TOTAL },
  });
  const [cancelled, swapped] = await Promise.all([
    cancel,
    change(id, { removed: oneZobo, added: anotherZobo() }),
  ]);
  const isSwapped = swapped.status === 200;
  expect([cancelled.status, swapped.status].sort()).toEqual([200, 409]);
  expect(await taken()).toEqual([["zobo", isSwapped ? 1 : 0]]);
  expect(await db.order.count()).toBe(isSwapped ? 2 : 1);
});
