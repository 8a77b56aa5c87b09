import { beforeEach, expect, test } from "@jest/globals";
import "./mail";
import { defaultMailChoices } from "@/lib/mail/choices";
import { saveMailChoices } from "@/lib/mail/choices.server";
import { mailJob } from "@/lib/mail/jobs";
import { db } from "@/lib/platform/db/client";
import { businessDay } from "@/lib/platform/time-zone/business-day";
import { dayAfter, startOfDay } from "@/lib/platform/time-zone/days";
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

test("it is sent neither late nor while it is switched off", async () => {
  await queueEvening(new Date("2026-11-05T15:00:00Z"));
  await saveMailChoices(defaultMailChoices);
  await queueEvening(after);
  expect(await db.mail.count()).toBe(0);
});
