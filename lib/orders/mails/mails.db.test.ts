import { beforeEach, expect, test } from "@jest/globals";
import "./mails";
import { defaultMailChoices } from "@/lib/mail/choices";
import { saveMailChoices } from "@/lib/mail/choices.server";
import { mailJob } from "@/lib/mail/jobs";
import { makeRefund } from "@/lib/orders/refunds/server";
import { db } from "@/lib/platform/db/client";
import { instanceWithAddress, siteAddress } from "@/tests/support/accounts/users";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { allSettled, endWaits, setUpRunners } from "@/tests/support/jobs/runners";
import { startMailServer } from "@/tests/support/mail/smtp-server";
import { placedOrder } from "@/tests/support/orders/orders";

setUpTestDatabase();
const server = startMailServer();
const run = setUpRunners();
let token: string;
beforeEach(async () => {
  token = await instanceWithAddress();
});

const kinds = async () => (await db.mail.findMany({ orderBy: { id: "asc" } })).map(({ kind }) => kind);
const step = (
  id: string,
  status: "new" | "preparing" | "ready" | "cancelled",
  expected: "new" | "preparing",
) => callRoute("POST /orders/{id}/status", { token, params: { id }, body: { status, expected } });

test("a guest's order is confirmed by mail with its page, and the owner is told if that is switched on", async () => {
  await saveMailChoices({ ...defaultMailChoices, newOrder: true, ownersAddress: "owner@example.com" });
  const order = await placedOrder({ name: "<b>Gil</b>" });
  run(mailJob);
  await allSettled();
  expect(await kinds()).toEqual(["orderReceived", "newOrder"]);
  expect(server.mails.map(({ to }) => to).sort()).toEqual(["guest@example.com", "owner@example.com"]);
  const text = server.mails.find(({ to }) => to === "guest@example.com")?.text;
  expect(text).toContain(`${siteAddress}/orders/${order.id}`);
  expect(text).toContain("&lt;b&gt;Gil&lt;/b&gt;");
});

test("web addresses in a guest's words are mailed to the owner, not to an address that may be a stranger's", async () => {
  await saveMailChoices({ ...defaultMailChoices, newOrder: true, ownersAddress: "owner@example.com" });
  const { id } = await placedOrder({ name: "Win at evil.com" });
  await db.order.update({ where: { id }, data: { note: "See https://evil.com" } });
  run(mailJob);
  await allSettled();
  const textTo = (address: string) => server.mails.find(({ to }) => to === address)?.text ?? "";
  expect(textTo("guest@example.com")).toContain("Hello Guest,");
  expect(textTo("guest@example.com")).not.toContain("evil");
  expect(textTo("owner@example.com")).toContain("Win at evil.com");
  expect(textTo("owner@example.com")).toContain("Note: See https://evil.com");
});

test("an order is mailed once it is ready, unless it is not any more when the mail is written", async () => {
  const ready = await placedOrder();
  const undone = await placedOrder();
  for (const { id } of [ready, undone]) {
    await step(id, "preparing", "new");
    expect((await step(id, "ready", "preparing")).status).toBe(200);
  }
  await db.order.update({ where: { id: undone.id }, data: { status: "preparing" } });
  await endWaits();
  run(mailJob);
  await allSettled();
  const mails = await db.mail.findMany({ where: { kind: "orderReady" }, orderBy: { id: "asc" } });
  expect(mails).toMatchObject([
    { state: "sent", recipient: "guest@example.com" },
    { state: "notSent", lastError: "The order is preparing now." },
  ]);
});

test("an accepted order that is cancelled is mailed; one without an address is not", async () => {
  const order = await placedOrder();
  await step(order.id, "preparing", "new");
  expect((await step(order.id, "cancelled", "preparing")).status).toBe(200);
  const silent = await placedOrder();
  await db.order.update({ where: { id: silent.id }, data: { email: "" } });
  await step(silent.id, "cancelled", "new");
  expect(await kinds()).toEqual(["orderReceived", "orderCancelled", "orderReceived"]);
});

test("a rejected order has a mail of its own, with the reason", async () => {
  const { id } = await placedOrder();
  await db.order.update({ where: { id }, data: { email: "guest@example.com" } });
  const body = { status: "cancelled", expected: "new", reason: "We are closing" } as const;
  await callRoute("POST /orders/{id}/status", { token, params: { id }, body });
  await endWaits();
  run(mailJob);
  await allSettled();
  const mail = await db.mail.findFirstOrThrow({ where: { kind: "orderRejected" } });
  expect([mail.state, mail.text]).toEqual(["sent", expect.stringContaining("The reason: We are closing")]);
});

test("an accepted order is mailed with its time if that is switched on", async () => {
  await saveMailChoices({ ...defaultMailChoices, orderAccepted: true });
  const { id } = await placedOrder();
  const body = { status: "preparing", expected: "new", readyInMinutes: 25 } as const;
  await callRoute("POST /orders/{id}/status", { token, params: { id }, body });
  await endWaits();
  run(mailJob);
  await allSettled();
  const mail = await db.mail.findFirstOrThrow({ where: { kind: "orderAccepted" } });
  expect([mail.state, mail.text]).toEqual(["sent", expect.stringMatching(/ready at (.+, )?\d\d:\d\d/)]);
});

test("the mail of a step waits, anew after each change, until it can't be undone", async () => {
  await saveMailChoices({ ...defaultMailChoices, orderReceived: false, orderAccepted: true });
  const { id } = await placedOrder();
  const waits = async () => {
    const { runAt } = await db.job.findFirstOrThrow({ where: { kind: mailJob.kind, state: "queued" } });
    return runAt.getTime() - Date.now();
  };
  await step(id, "preparing", "new");
  expect(await waits()).toBeGreaterThan(8000);
  await db.job.updateMany({ data: { runAt: new Date(Date.now() + 1000) } });
  await step(id, "new", "preparing");
  await step(id, "preparing", "new");
  expect(await waits()).toBeGreaterThan(8000);
  await step(id, "new", "preparing");
  await endWaits();
  run(mailJob);
  await allSettled();
  expect(await db.mail.findMany()).toMatchObject([
    { kind: "orderAccepted", state: "notSent", lastError: "The order is new now." },
  ]);
});

test("each new time is mailed once, the latest one only, unless that is switched off", async () => {
  await saveMailChoices({ ...defaultMailChoices, orderReceived: false });
  const { id } = await placedOrder();
  const promise = (readyInMinutes: number) =>
    callRoute("POST /orders/{id}/promise", { token, params: { id }, body: { readyInMinutes } });
  await step(id, "preparing", "new");
  await promise(20);
  await promise(40);
  expect(await kinds()).toEqual(["orderDelayed"]);
  await endWaits();
  run(mailJob);
  await allSettled();
  await promise(60);
  await endWaits();
  await allSettled();
  const text = expect.stringMatching(/should be ready at (.+, )?\d\d:\d\d now/);
  expect(await db.mail.findMany()).toMatchObject(Array(2).fill({ state: "sent", text }));
  await saveMailChoices({ ...defaultMailChoices, orderDelayed: false });
  await promise(70);
  expect(await kinds()).toEqual(["orderDelayed", "orderDelayed"]);
});

test("a new time is not mailed while the mail of the acceptance, which has it, waits", async () => {
  await saveMailChoices({ ...defaultMailChoices, orderReceived: false, orderAccepted: true });
  const { id } = await placedOrder();
  await step(id, "preparing", "new");
  await callRoute("POST /orders/{id}/promise", { token, params: { id }, body: { readyInMinutes: 30 } });
  expect(await kinds()).toEqual(["orderAccepted"]);
});

test("an address gets ten mails about new orders within an hour", async () => {
  const orders = [];
  for (let count = 0; count < 12; count++) orders.push(await placedOrder());
  const queued = await db.mail.findMany({ orderBy: { id: "asc" }, select: { id: true } });
  const sent = { state: "sent", recipient: "guest@example.com", sentAt: new Date() } as const;
  await db.mail.updateMany({ where: { id: { in: queued.slice(0, 10).map(({ id }) => id) } }, data: sent });
  run(mailJob);
  await allSettled();
  const states = await db.mail.findMany({ orderBy: { id: "asc" }, select: { state: true, lastError: true } });
  expect(states.slice(10)).toEqual(
    Array(2).fill({ state: "notSent", lastError: expect.stringContaining("many emails about new orders") }),
  );
});

test("mails that are switched off are not queued", async () => {
  const off = { orderReceived: false, orderCancelled: false, orderRejected: false };
  await saveMailChoices({ ...defaultMailChoices, ...off });
  const order = await placedOrder();
  await step(order.id, "cancelled", "new");
  expect(await kinds()).toEqual([]);
});

test("each refund is mailed with its own amount", async () => {
  const { id } = await placedOrder();
  await db.order.update({ where: { id }, data: { payment: "onHandover", status: "done" } });
  const refund = { lines: [], withDelivery: false, withTip: false, reason: "Cold", restock: false };
  await makeRefund(id, { ...refund, amountCents: 100 }, "first");
  await makeRefund(id, { ...refund, amountCents: 250 }, "second");
  await makeRefund(id, { ...refund, amountCents: 250 }, "second");
  run(mailJob);
  await allSettled();
  const mails = await db.mail.findMany({ where: { kind: "orderRefunded" }, orderBy: { id: "asc" } });
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^\$1\.00 of order \d+ are given back$/),
    expect.stringMatching(/^\$2\.50 of order \d+ are given back$/),
  ]);
});
