import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import type { PushMessage } from "@/lib/push/message";
import { choosePin, pairedDevice, tryPin } from "@/tests/support/accounts/pins";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { setUpRunners, until } from "@/tests/support/jobs/runners";
import { placedOrder } from "@/tests/support/orders/orders";
import { newBrowser } from "@/tests/support/push/push-service";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { orderPushJob } from "./jobs";
import { queueStaffPush } from "./queue.server";

setUpTestDatabase();
const run = setUpRunners();
let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const subscribe = (by = token) =>
  callRoute("POST /push/devices", { token: by, body: newBrowser().subscription });
const follow = (id: string) =>
  callRoute("POST /push/orders/{id}", { params: { id }, body: newBrowser().subscription });
const step = (id: string, body: object) =>
  callRoute("POST /orders/{id}/status", { token, params: { id }, body: body as never });

const queued = async (kind: string) => {
  const jobs = await db.job.findMany({ where: { kind }, orderBy: { createdAt: "asc" } });
  return jobs.map(({ input }) => input as { message?: PushMessage });
};
const titles = async (kind = "send-push") => (await queued(kind)).map(({ message }) => message?.title);
const isDue = { kind: "push-order", state: { in: ["queued", "running"] as ("queued" | "running")[] } };
const noneDue = async () => (await db.job.count({ where: { ...isDue, runAt: { lte: new Date() } } })) === 0;

async function ran() {
  const runner = run(orderPushJob);
  await until(noneDue);
  await runner.stop();
}
/** Ends the wait of the reminder. */
const later = () => db.job.updateMany({ where: isDue, data: { runAt: new Date(0) } });

test("without a subscription nothing is queued", async () => {
  const { id } = await placedOrder();
  await step(id, { status: "preparing", expected: "new" });
  expect(await db.job.count({ where: { kind: "push-order" } })).toBe(0);
});

test("staff are notified of a new order, and again while it waits", async () => {
  await subscribe();
  await subscribe((await signedInAs("kitchen")).token);
  const { number } = await placedOrder();
  await ran();
  expect(await titles()).toEqual([`New order ${number}`, `New order ${number}`]);
  expect(JSON.stringify(await queued("send-push"))).not.toContain("Gil");
  const reminder = await db.job.findFirstOrThrow({ where: isDue });
  expect(reminder.runAt.getTime() - Date.now()).toBeGreaterThan(100_000);
  await later();
  await ran();
  expect(await titles()).toEqual(Array(2).fill(`Order ${number} waits for you`));
});

test("an order that is accepted meanwhile needs no reminder", async () => {
  await subscribe();
  const { id, number } = await placedOrder();
  await ran();
  await step(id, { status: "preparing", expected: "new" });
  await later();
  await ran();
  expect(await titles()).toEqual([`New order ${number}`]);
});

test("those who may no longer read orders, or whose session has ended, are not notified", async () => {
  const cook = await signedInAs("kitchen");
  await subscribe(cook.token);
  await subscribe();
  await db.user.update({ where: { id: cook.user.id }, data: { role: "editor" } });
  const owner = await db.session.findFirstOrThrow({ where: { user: { role: "owner" } } });
  await db.session.update({ where: { id: owner.id }, data: { expiresAt: new Date(0) } });
  await placedOrder();
  await ran();
  expect(await titles()).toEqual([]);
});

test("a tablet with a PIN is notified also while nobody is signed in there, until it is unpaired", async () => {
  await choosePin(token, "Ada");
  const owner = await db.user.findFirstOrThrow({ where: { role: "owner" } });
  const signedIn = (await tryPin(await pairedDevice(token), owner.id)).body.token;
  const { body } = await subscribe(signedIn);
  expect(body.devices).toEqual([expect.objectContaining({ id: body.id, isPresent: true })]);
  await db.session.deleteMany({ where: { method: "pin" } });
  const { number } = await placedOrder();
  await ran();
  expect(await titles()).toEqual([`New order ${number}`]);
  expect(JSON.stringify(await queued("send-push"))).not.toContain("Gil");

  await db.job.deleteMany();
  const { id } = await db.pairedDevice.findFirstOrThrow();
  await callRoute("DELETE /devices/{id}", { token, params: { id } });
  expect(await db.pushSubscription.count()).toBe(0);
  await placedOrder();
  expect(await db.job.count({ where: { kind: "push-order" } })).toBe(0);
});

test("an order by card is notified of once it is paid", async () => {
  await subscribe();
  const { id } = await placedOrder();
  await db.job.deleteMany();
  await db.order.update({ where: { id }, data: { payment: "pending" } });
  await queueStaffPush(db, id);
  expect(await db.job.count({ where: isDue })).toBe(0);
  await db.order.update({ where: { id }, data: { payment: "paid" } });
  await queueStaffPush(db, id);
  expect(await db.job.count({ where: isDue })).toBe(1);
});

test("a guest is notified of each step, and of another time", async () => {
  const { id, number } = await placedOrder();
  await follow(id);
  await step(id, { status: "preparing", expected: "new", readyInMinutes: 20 });
  await ran();
  expect(await titles("send-guest-push")).toEqual([
    expect.stringMatching(`^Your order ${number} is being made, ready at about (.+, )?\\d\\d:\\d\\d$`),
  ]);
  await db.job.deleteMany();
  await callRoute("POST /orders/{id}/promise", {
    token,
    params: { id },
    body: { readyInMinutes: 45 } as never,
  });
  await ran();
  expect(await titles("send-guest-push")).toEqual([
    expect.stringMatching(`^Your order ${number} is being made, ready at about (.+, )?\\d\\d:\\d\\d$`),
  ]);
  await db.job.deleteMany();
  await step(id, { status: "ready", expected: "preparing" });
  await ran();
  expect(await titles("send-guest-push")).toEqual([`Your order ${number} is on its way`]);
});
