import { beforeEach, expect, test } from "@jest/globals";
import "./mail";
import { defaultMailChoices } from "@/lib/mail/choices";
import { saveMailChoices } from "@/lib/mail/choices.server";
import { mailJob } from "@/lib/mail/jobs";
import { db } from "@/lib/platform/db/client";
import { businessDay } from "@/lib/platform/time-zone/business-day";
import { dayAfter, startOfDay } from "@/lib/platform/time-zone/days";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { saveHours } from "@/lib/restaurants/hours/server";
import { instanceWithAddress } from "@/tests/support/accounts/users";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { allSettled, setUpRunners } from "@/tests/support/jobs/runners";
import { startMailServer } from "@/tests/support/mail/smtp-server";
import { placedOrder } from "@/tests/support/orders/orders";
import { bistroMenu } from "@/tests/support/restaurants/bistro-menu";
import { pizzeria } from "@/tests/support/restaurants/options";
import { publishMenu } from "@/tests/support/restaurants/publish-menu";
import { queueEvening } from "./evening.server";

setUpTestDatabase();
const server = startMailServer();
const run = setUpRunners();

/** Half an hour after the end of the business day of November 4, which began at 4 o'clock. */
const after = new Date("2026-11-05T04:30:00Z");

let token: string;
beforeEach(async () => {
  token = await instanceWithAddress();
  await db.configuration.updateMany({ data: { timeZone: "UTC", dayStartHour: 4 } });
  await saveMailChoices({ ...defaultMailChoices, eveningSummary: true, ownersAddress: "owner@example.com" });
});

async function orderAt(createdAt: string, columns: { status?: "done" | "cancelled" } = {}) {
  const { id } = await placedOrder();
  // A restaurant that is no sample: orders of samples don't count.
  const data = {
    createdAt: new Date(createdAt),
    payment: "onHandover",
    restaurantId: "own",
    ...columns,
  } as const;
  await db.order.update({ where: { id }, data, select: { id: true } });
}

test("the owner gets the sums of the business day that has ended, once", async () => {
  await orderAt("2026-11-04T18:00:00Z");
  await orderAt("2026-11-05T02:00:00Z", { status: "done" });
  await orderAt("2026-11-04T12:00:00Z", { status: "cancelled" });
  await orderAt("2026-11-04T03:00:00Z");
  await db.mail.deleteMany();
  await db.job.deleteMany();
  await queueEvening(after);
  await queueEvening(after);
  run(mailJob);
  await allSettled();
  const [mail] = await db.mail.findMany();
  expect(mail).toMatchObject({
    state: "sent",
    recipient: "owner@example.com",
    subject: expect.stringMatching(/^Wednesday,? 4 November: 2 orders$/),
  });
  expect(mail?.text).toMatch(/Turnover +\$18\.78/);
  expect(mail?.text).toMatch(/Zobo +2/);
  expect(mail?.text).toMatch(/Cancelled orders +1/);
  expect(server.mails).toHaveLength(1);
});

test("the summary lists sold-out dishes: still marked, back since, and counted ones that ran out", async () => {
  await db.mail.deleteMany();
  const { body } = await callRoute("POST /menus", { token, body: { name: "Bistro" } });
  const { id } = body.restaurant;
  const menu = { ...pizzeria("bistro"), ...bistroMenu(1), optionGroups: [] };
  await publishMenu(token, id, menu);
  const mark = (dishId: string, soldOut: boolean) =>
    callRoute("POST /ordering/sold-out", { token, body: { restaurantId: id, dishId, soldOut } });
  await mark("leek", true);
  await mark("pea", true);
  await mark("pea", false);
  const count = { groupId: "", isDaily: true, isShown: false, restaurantId: id };
  await db.stock.createMany({
    data: [
      { ...count, itemId: "stew", amount: 3 },
      { ...count, itemId: "main-1", amount: 2 },
    ],
  });
  const clock = { timeZone: "UTC", dayStartHour: 4 };
  const today = businessDay(new Date(), clock);
  const day = new Date(today);
  await db.stockUse.createMany({
    data: [
      { restaurantId: id, groupId: "", itemId: "stew", day, quantity: 3 },
      { restaurantId: id, groupId: "", itemId: "main-1", day, quantity: 1 },
    ],
  });
  await queueEvening(new Date(startOfDay(dayAfter(today), "UTC", 4).getTime() + 60_000));
  run(mailJob);
  await allSettled();
  const [mail] = await db.mail.findMany();
  expect(mail?.text).toMatch(/SOLD OUT\s+Leek soup, Pea soup \(back since\), Stew\s/);
});

test("a dish that was sold out after the summary, and is back, is in the next one", async () => {
  const id = await ownRestaurant();
  const count = { groupId: "", isDaily: true, isShown: false, restaurantId: id };
  const ranOut = async (itemId: string, on: string) => {
    await db.stock.create({ data: { ...count, itemId, amount: 3 }, select: { itemId: true } });
    const use = { restaurantId: id, groupId: "", itemId, day: new Date(on), quantity: 3 };
    await db.stockUse.create({ data: use, select: { itemId: true } });
  };
  await ranOut("stew", "2026-11-04");
  await queueEvening(new Date("2026-11-04T22:20:00Z"));
  await ranOut("main-1", "2026-11-04");
  const target = { action: "orders:sold-out", targetId: `${id}/pea`, label: "Pea" };
  const by = { actor: "user", account: "staff@example.com", role: "kitchen", through: "" } as const;
  const entry = { ...target, ...by, address: "", requestId: "", changes: [], more: 0 };
  const at = new Date("2026-11-04T23:00:00Z");
  await db.auditEntry.create({ data: { ...entry, at }, select: { id: true } });
  await queueEvening(new Date("2026-11-05T22:20:00Z"));
  const [first, second] = await summaries();
  expect(first).toMatch(/SOLD OUT\s+.*\bStew\s/);
  expect(second).toMatch(/THE DAY BEFORE, AFTER ITS SUMMARY\s+Sold out: Dish main-1, Pea soup\s/);
  expect(second).not.toContain("Stew");
});

/** Publishes a restaurant of the owner, which is open on each day from 11 to 22 o'clock, and empties the outbox. @returns its id */
async function ownRestaurant(): Promise<string> {
  const { body } = await callRoute("POST /menus", { token, body: { name: "Bistro" } });
  const { id } = body.restaurant;
  await publishMenu(token, id, { ...pizzeria("bistro"), ...bistroMenu(1), optionGroups: [] });
  await saveHours(id, { ...alwaysOpen, week: Array(7).fill([{ from: 660, to: 1320 }]) }, null);
  await db.mail.deleteMany();
  await db.job.deleteMany();
  return id;
}

async function refundAt(createdAt: string, amountCents: number) {
  const { id: orderId } = await db.order.findFirstOrThrow({ orderBy: { createdAt: "asc" } });
  const made = { id: createdAt, idempotencyKey: createdAt, reason: "Cold", author: "owner@example.com" };
  const data = { ...made, orderId, amountCents, createdAt: new Date(createdAt), status: "done" } as const;
  await db.refund.create({ data, select: { id: true } });
}

async function summaries() {
  run(mailJob);
  await allSettled();
  const where = { kind: "eveningSummary" };
  return (await db.mail.findMany({ where, orderBy: { id: "asc" } })).map(({ text }) => text ?? "");
}

test("with opening hours it is sent a quarter of an hour after the last closing, with the open orders", async () => {
  await ownRestaurant();
  await orderAt("2026-11-04T18:00:00Z", { status: "done" });
  await orderAt("2026-11-04T21:50:00Z");
  await refundAt("2026-11-04T20:00:00Z", 250);
  await queueEvening(new Date("2026-11-04T22:14:00Z"));
  expect(await db.mail.count({ where: { kind: "eveningSummary" } })).toBe(0);
  await Promise.all([1, 2, 3].map(() => queueEvening(new Date("2026-11-04T22:16:00Z"))));
  await queueEvening(after);
  const [text, ...others] = await summaries();
  expect(others).toEqual([]);
  expect(text).toMatch(/Orders +2\n/);
  expect(text).toMatch(/Given back +\$2\.50/);
  expect(text).toMatch(/Orders still open +1/);
});

test("an order and a refund after the summary are in the next one, apart from its sums", async () => {
  await ownRestaurant();
  await orderAt("2026-11-04T18:00:00Z", { status: "done" });
  await queueEvening(new Date("2026-11-04T22:20:00Z"));
  await orderAt("2026-11-04T22:30:00Z", { status: "done" });
  await refundAt("2026-11-04T23:00:00Z", 300);
  await orderAt("2026-11-05T12:00:00Z", { status: "done" });
  await queueEvening(new Date("2026-11-05T22:20:00Z"));
  const [first, second] = await summaries();
  expect(first).not.toMatch(/Given back/);
  expect(second?.split("THE DAY BEFORE, AFTER ITS SUMMARY")).toEqual([
    expect.stringMatching(/Orders +1\n(?![\s\S]*Given back)/),
    expect.stringMatching(/Orders +1\n[\s\S]*Given back +\$3\.00/),
  ]);
});

test("a payment that arrived after the summary, and an order that was cancelled, are in the next one", async () => {
  await ownRestaurant();
  await orderAt("2026-11-04T18:00:00Z", { status: "done" });
  await orderAt("2026-11-04T21:50:00Z");
  const [first, last] = await db.order.findMany({ orderBy: { createdAt: "asc" }, select: { id: true } });
  await db.order.update({
    where: { id: last?.id ?? "" },
    data: { payment: "processing" },
    select: { id: true },
  });
  await queueEvening(new Date("2026-11-04T22:20:00Z"));
  await db.order.update({ where: { id: last?.id ?? "" }, data: { payment: "paid" }, select: { id: true } });
  await queueEvening(new Date("2026-11-05T22:20:00Z"));
  await db.order.update({
    where: { id: first?.id ?? "" },
    data: { status: "cancelled" },
    select: { id: true },
  });
  const [told, next] = await summaries();
  expect(told).toMatch(/Orders +1\n/);
  const [, late] = next?.split("THE DAY BEFORE, AFTER ITS SUMMARY") ?? [];
  expect(late).toMatch(/Orders +0\n[\s\S]*Cancelled orders +1/);
});

test("a summary that was due while no instance ran is sent once one does", async () => {
  await ownRestaurant();
  await orderAt("2026-11-04T18:00:00Z", { status: "done" });
  await queueEvening(new Date("2026-11-05T09:00:00Z"));
  expect(await summaries()).toEqual([expect.stringMatching(/Orders +1\n/)]);
});

test("it is sent neither late nor while it is switched off", async () => {
  await queueEvening(new Date("2026-11-05T15:00:00Z"));
  await saveMailChoices(defaultMailChoices);
  await queueEvening(after);
  expect(await db.mail.count()).toBe(0);
});
