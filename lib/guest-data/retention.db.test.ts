import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { instanceWithAddress } from "@/tests/support/accounts/users";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { endedOrder, GUEST, mailOf } from "@/tests/support/guest-data/guests";
import { reserved, takeReservations } from "@/tests/support/reservations/reservations";
import { expireOrders } from "./expire.server";
import { queueExpiry } from "./queue-expiry.server";

setUpTestDatabase();
let token: string;
beforeEach(async () => {
  token = await instanceWithAddress();
});

test("old data of orders is removed after the days that the owner chose, and nothing by default", async () => {
  const old = { createdAt: new Date(Date.now() - 40 * 86_400_000) };
  const past = await endedOrder(old);
  const open = await endedOrder({ ...old, status: "preparing", doneAt: null });
  const recent = await endedOrder();
  const signal = new AbortController().signal;
  await queueExpiry();
  await expireOrders(signal);
  expect(await db.order.count({ where: { email: GUEST } })).toBe(3);
  const retention = { orderDataDays: 30, reservationDays: 365, mailDays: 90, visitDays: 400 };
  const saved = await callRoute("PUT /guest-data/retention", { token, body: retention });
  expect(saved.body).toEqual({ success: true, retention, overdueOrders: 1 });
  await queueExpiry();
  expect(await db.job.count({ where: { kind: "remove-old-guest-data" } })).toBe(1);
  await expireOrders(signal);
  await expireOrders(signal);
  const left = await db.order.findMany({
    where: { email: GUEST },
    select: { id: true },
    orderBy: { number: "asc" },
  });
  expect(left.map(({ id }) => id)).toEqual([open, recent]);
  expect(await db.order.findUnique({ where: { id: past } })).toMatchObject({ name: "", street: "" });
  expect(await db.auditEntry.count({ where: { action: "guest-data:expire" } })).toBe(1);
});

test("reservations, mails and visits are deleted after the days that the owner chose", async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await takeReservations();
  const { id: past } = await reserved();
  await reserved();
  await db.reservation.update({ where: { id: past }, data: { startsAt: ago(40), endsAt: ago(39) } });
  await db.mail.deleteMany();
  await db.mail.update({ where: { id: (await mailOf({})).id }, data: { createdAt: ago(20) } });
  await db.pageVisits.create({ data: { day: ago(50), page: "home", count: 1 } });
  const counts = async () => [
    await db.reservation.count(),
    await db.mail.count(),
    await db.pageVisits.count(),
  ];
  await sweepExpired();
  expect(await counts()).toEqual([2, 1, 1]);
  const body = { orderDataDays: 0, reservationDays: 30, mailDays: 10, visitDays: 40 };
  await callRoute("PUT /guest-data/retention", { token, body });
  await sweepExpired();
  expect(await counts()).toEqual([1, 0, 0]);
  expect(await db.job.count({ where: { kind: "remove-old-guest-data" } })).toBe(0);
});
