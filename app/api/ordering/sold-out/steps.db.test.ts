import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { POST as giveBack } from "@/app/api/orders/[id]/refunds/route";
import { db } from "@/lib/platform/db/client";
import { makeAvailable } from "@/lib/restaurants/stock/sold-out.server";
import { recordStep } from "@/lib/restaurants/stock/steps.server";
import { post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { someoneWaits } from "@/tests/support/database/someone-waits";
import { placedOrder } from "@/tests/support/orders/orders";
import { pizzaOptions } from "@/tests/support/restaurants/options";
import { configuredInstance } from "@/tests/support/setup/instance";
import { PUT as COUNT } from "../stock/route";
import { POST as POST_OPTION } from "./options/route";
import { POST } from "./route";

setUpTestDatabase();

type Sent = { stepId?: string; secondsAgo?: number; follows?: string; dishId?: string };

async function marking() {
  const token = await configuredInstance();
  return {
    token,
    mark: (soldOut: boolean, sent: Sent = {}) =>
      post(POST, { token, body: { restaurantId: "order1", dishId: "zobo", soldOut, ...sent } }),
  };
}
const isSoldOut = async () => (await db.soldOutDish.count()) === 1;
const changes = () => db.auditEntry.count({ where: { action: "orders:sold-out" } });

test("a mark that is sent several times, also at once, changes a dish once", async () => {
  const { mark } = await marking();
  const stepId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => mark(true, { stepId })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await mark(false)).status).toBe(200);
  expect((await mark(true, { stepId, secondsAgo: 60 })).status).toBe(200);
  expect([await isSoldOut(), await changes()]).toEqual([false, 2]);
});

test("of marks of two dishes with the same id at once, one is refused", async () => {
  const { mark } = await marking();
  const stepId = randomUUID();
  const answers = await Promise.all(
    ["zobo", "jollof-chicken"].map((dishId) => mark(true, { stepId, dishId })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await changes()).toBe(1);
});

test("a mark from before somebody else changed the dish is refused, again too, and one from after it counts", async () => {
  const { mark } = await marking();
  await mark(true);
  await mark(false);
  const stepId = randomUUID();
  for (const _ of ["sent", "sent again"]) {
    const { status, body } = await mark(true, { stepId, secondsAgo: 600 });
    expect([status, body.error]).toEqual([409, "Zobo was put back on the menu after that."]);
  }
  expect(await isSoldOut()).toBe(false);
  await db.$executeRaw`UPDATE "SoldOutStep" SET "madeAt" = "madeAt" - interval '1 hour'`;
  expect((await mark(true, { stepId: randomUUID(), secondsAgo: 600 })).status).toBe(200);
  expect(await isSoldOut()).toBe(true);
});

test("a late mark for a dish that is in the wanted state already is not refused", async () => {
  const { mark } = await marking();
  await mark(true);
  expect((await mark(true, { stepId: randomUUID(), secondsAgo: 600 })).status).toBe(200);
  expect([await isSoldOut(), await changes()]).toEqual([true, 1]);
});

test("a later count, and a dish that was given back, refuse an earlier mark", async () => {
  const { token, mark } = await marking();
  const stock = { left: 5, daily: null, isShown: false };
  await send(COUNT, "PUT", { token, body: { restaurantId: "order1", itemId: "zobo", stock } });
  const late = { stepId: randomUUID(), secondsAgo: 600 };
  expect((await mark(true, late)).body.error).toBe("Zobo was counted after that.");
  const dishes = [{ dishId: "zobo", name: "Zobo" }];
  await db.$transaction((transaction) => makeAvailable(transaction, "order1", dishes));
  const { body } = await mark(true, { ...late, stepId: randomUUID() });
  expect(body.error).toBe("Zobo was put back on the menu after that.");
  expect(await isSoldOut()).toBe(false);
});

test("marks of one device follow each other, however long they were under way", async () => {
  const { mark } = await marking();
  const first = randomUUID();
  await mark(true, { stepId: first, secondsAgo: 10 });
  expect((await mark(false, { stepId: randomUUID(), secondsAgo: 12 })).status).toBe(409);
  const second = randomUUID();
  expect((await mark(false, { stepId: second, secondsAgo: 12, follows: first })).status).toBe(200);
  const third = { stepId: randomUUID(), secondsAgo: 12 };
  expect((await mark(true, { ...third, follows: "of-another-dish" })).status).toBe(409);
  expect((await mark(true, { ...third, stepId: randomUUID(), follows: second })).status).toBe(200);
  expect(await isSoldOut()).toBe(true);
});

test("the id of another mark, a removed dish and an age of more than a day are refused", async () => {
  const { mark } = await marking();
  const stepId = randomUUID();
  await mark(true, { stepId });
  for (const [soldOut, dishId] of [
    [false, "zobo"],
    [true, "jollof-chicken"],
  ] as const) {
    const { status, body } = await mark(soldOut, { stepId, dishId });
    expect([status, body.error]).toEqual([409, "This step was sent before with other contents."]);
  }
  const gone = await mark(true, { stepId: randomUUID(), secondsAgo: 600, dishId: "removed" });
  expect([gone.status, gone.body.error]).toEqual([422, "There is no such dish on this menu."]);
  expect((await mark(true, { secondsAgo: 86_401 })).status).toBe(422);
  expect((await mark(true, { stepId: "1" })).status).toBe(422);
});

test("an option is marked once too, and not from before a later mark", async () => {
  const token = await configuredInstance();
  await db.restaurant.update({ where: { id: "order1" }, data: { optionGroups: pizzaOptions.slice(1, 2) } });
  const zobo = { restaurantId_id: { restaurantId: "order1", id: "zobo" } };
  await db.dish.update({ where: zobo, data: { optionGroups: ["toppings"] } });
  const ham = { restaurantId: "order1", groupId: "toppings", optionId: "Ham" };
  const mark = (soldOut: boolean, sent: Sent) =>
    post(POST_OPTION, { token, body: { ...ham, soldOut, ...sent } });
  const stepId = randomUUID();
  expect((await mark(true, { stepId })).status).toBe(200);
  expect((await mark(true, { stepId })).status).toBe(200);
  const { status, body } = await mark(false, { stepId: randomUUID(), secondsAgo: 60 });
  expect([status, body.error]).toEqual([409, "Ham was marked as sold out after that."]);
  expect([await db.soldOutOption.count(), await changes()]).toEqual([1, 1]);
});

test("a refund returns portions before it says that a dish is back, as counting the dish does", async () => {
  const { token } = await marking();
  const item = { restaurantId: "order1", groupId: "", itemId: "zobo" };
  await db.stock.create({ data: { ...item, amount: 5, isDaily: false, isShown: false } });
  const { id } = await placedOrder({ dishes: [{ id: "zobo", quantity: 1 }] });
  await db.order.update({ where: { id }, data: { payment: "onHandover", status: "done" } });
  const body = {
    lines: [{ position: 0, quantity: 1 }],
    reason: "Dropped",
    restock: true,
    idempotencyKey: "a-refund",
  };
  const { refund } = await db.$transaction(
    async (transaction) => {
      await transaction.$queryRaw`SELECT FROM "StockUse" WHERE "itemId" = ${item.itemId} FOR UPDATE`;
      const refund = post(giveBack, { token, params: { id }, body });
      await someoneWaits();
      await recordStep(transaction, item, null);
      return { refund };
    },
    { timeout: 20_000 },
  );
  expect((await refund).status).toBe(200);
});
