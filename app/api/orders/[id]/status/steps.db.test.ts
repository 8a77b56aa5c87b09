import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as PROMISE } from "../promise/route";
import { POST } from "./route";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const step = (id: string, body: object) => post(POST, { token, params: { id }, body });
const accept = { status: "preparing", expected: "new", readyInMinutes: 20 };
const changesOf = (targetId: string) => db.auditEntry.count({ where: { action: "orders:status", targetId } });

test("a step that is sent again is done once and answered as before, also after later steps", async () => {
  const { id } = await placedOrder();
  const stepId = randomUUID();
  expect((await step(id, { ...accept, stepId })).status).toBe(200);
  expect((await step(id, { status: "ready", expected: "preparing" })).status).toBe(200);
  expect((await step(id, { status: "preparing", expected: "ready" })).status).toBe(200);
  expect((await step(id, { status: "new", expected: "preparing" })).status).toBe(200);
  const { status, body } = await step(id, { ...accept, stepId });
  expect([status, body.order.status]).toEqual([200, "new"]);
  expect(await changesOf(id)).toBe(4);
});

test("the same step at once is done once, and both are answered with the order", async () => {
  const { id } = await placedOrder();
  const stepId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => step(id, { ...accept, stepId })));
  expect(answers.map(({ status, body }) => [status, body.order.status])).toEqual(
    answers.map(() => [200, "preparing"]),
  );
  expect([await changesOf(id), await db.orderStep.count()]).toEqual([1, 1]);
});

test("a refused step has the order, and stays refused when it would fit again", async () => {
  const { id } = await placedOrder();
  await step(id, { status: "cancelled", expected: "new" });
  const stepId = randomUUID();
  const refused = await step(id, { ...accept, stepId });
  expect([refused.status, refused.body.current]).toMatchObject([409, { id, status: "cancelled" }]);
  await step(id, { status: "new", expected: "cancelled" });
  const again = await step(id, { ...accept, stepId });
  expect([again.status, again.body.current.status]).toEqual([409, "new"]);
  expect((await step(id, { ...accept, stepId: randomUUID() })).status).toBe(200);
  const without = await step(id, accept);
  expect([without.status, without.body.current]).toEqual([409, undefined]);
});

test("a cancellation that is sent again cancels once", async () => {
  const { id } = await placedOrder();
  const body = { status: "cancelled", expected: "new", reason: "Closing", stepId: randomUUID() };
  const answers = await Promise.all([step(id, body), step(id, body)]);
  expect(answers.map(({ status, body: { order } }) => [status, order.status])).toEqual([
    [200, "cancelled"],
    [200, "cancelled"],
  ]);
  expect(await changesOf(id)).toBe(1);
});

test("the id of another step and an order that doesn’t exist are refused", async () => {
  const [one, other] = [await placedOrder(), await placedOrder()];
  const stepId = randomUUID();
  expect((await step("unknown-order-of-22-chars", { ...accept, stepId })).status).toBe(404);
  await step(one.id, { ...accept, stepId });
  const { status, body } = await step(other.id, { ...accept, stepId });
  expect([status, body.error]).toEqual([409, "This step was sent before with other contents."]);
  expect((await step(other.id, { ...accept, stepId: "1" })).status).toBe(422);
});

test("a step counts from when it was made; a later time is promised once", async () => {
  const { id } = await placedOrder();
  await db.order.update({ where: { id }, data: { createdAt: new Date(Date.now() - 3_600_000) } });
  await step(id, { ...accept, stepId: randomUUID(), secondsAgo: 600 });
  const minutes = async (field: "promisedAt" | "acceptedAt") => {
    const order = await db.order.findUniqueOrThrow({ where: { id } });
    return Math.round(((order[field]?.getTime() ?? 0) - Date.now()) / 60_000);
  };
  expect([await minutes("acceptedAt"), await minutes("promisedAt")]).toEqual([-10, 10]);
  const later = { readyInMinutes: 30, secondsAgo: 300, stepId: randomUUID() };
  const promise = (body: object) => post(PROMISE, { token, params: { id }, body });
  await promise(later);
  expect(await minutes("promisedAt")).toBe(25);
  await promise({ readyInMinutes: 60 });
  expect((await promise(later)).status).toBe(200);
  expect(await minutes("promisedAt")).toBe(60);
  await step(id, { status: "ready", expected: "preparing" });
  const refused = await promise({ ...later, stepId: randomUUID() });
  expect([refused.status, refused.body.current.status]).toEqual([409, "ready"]);
  expect((await promise({ ...later, secondsAgo: 86_401 })).status).toBe(422);
});

test("no step is older than its order, whatever its device says", async () => {
  const { id } = await placedOrder();
  await step(id, { ...accept, stepId: randomUUID(), secondsAgo: 86_400 });
  const promise = { readyInMinutes: 5, secondsAgo: 86_400, stepId: randomUUID() };
  await post(PROMISE, { token, params: { id }, body: promise });
  await step(id, { status: "ready", expected: "preparing", stepId: randomUUID(), secondsAgo: 86_400 });
  const { createdAt, acceptedAt, promisedAt, readyAt } = await db.order.findUniqueOrThrow({ where: { id } });
  expect([acceptedAt, readyAt]).toEqual([createdAt, createdAt]);
  expect(promisedAt).toEqual(new Date(createdAt.getTime() + 5 * 60_000));
});

test("ids of steps are deleted after a week", async () => {
  const { id } = await placedOrder();
  const [old, recent] = [randomUUID(), randomUUID()];
  await step(id, { ...accept, stepId: old });
  await step(id, { status: "ready", expected: "preparing", stepId: recent });
  await db.orderStep.update({ where: { id: old }, data: { at: new Date(Date.now() - 8 * 86_400_000) } });
  await sweepExpired();
  expect((await db.orderStep.findMany()).map((row) => row.id)).toEqual([recent]);
});
