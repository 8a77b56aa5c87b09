import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { instanceWithAddress } from "@/tests/support/accounts/users";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { contact, endedOrder, GUEST, mailOf, others } from "@/tests/support/guest-data/guests";
import { aMessage } from "@/tests/support/inbox/messages";
import { placedOrder } from "@/tests/support/orders/orders";
import { reserved, takeReservations } from "@/tests/support/reservations/reservations";

setUpTestDatabase();
let token: string;
beforeEach(async () => {
  token = await instanceWithAddress();
});

const find = (guest: string) => callRoute("POST /guest-data/find", { token, body: { guest } });
const erase = (guest: string) => callRoute("POST /guest-data/erase", { token, body: { guest } });
const exported = (guest: string) => callRoute("POST /guest-data/export", { token, body: { guest } });

/** All rows of the tables as text, without the audit log. */
async function storedText(): Promise<string> {
  const tables = [
    db.order.findMany({ include: { lines: true } }),
    db.reservation.findMany(),
    db.message.findMany(),
    db.mail.findMany(),
    db.pushSubscription.findMany(),
    db.webhookDelivery.findMany(),
    db.auditEntry.findMany({ where: { action: { startsWith: "guest-data" } }, omit: { id: true } }),
  ];
  return JSON.stringify(await Promise.all(tables));
}

test("a guest is found by the address in any case, and not by a part of it or a longer one", async () => {
  await endedOrder();
  await endedOrder({}, "GIL@Example.com");
  await endedOrder({}, "gil@example.com.example");
  await endedOrder({}, "gil+kids@example.com");
  const { body } = await find("Gil@EXAMPLE.com");
  expect(body.sources).toMatchObject([{ source: "orders", count: 2 }]);
  expect(body.people.map(({ email }) => email).sort()).toEqual(["GIL@Example.com", GUEST]);
  for (const guest of ["gil@example.co", "%@example.com", "gil_example.com", "il@example.com"]) {
    const { status, body: answer } = await find(guest);
    expect(status === 422 || answer.sources.length === 0).toBe(true);
  }
});

test("a guest is found by the phone number in any notation, and not by one that ends alike", async () => {
  await endedOrder();
  await endedOrder({ phone: "+49 171 2345678" });
  await endedOrder({ phone: "0151 12345678" });
  await takeReservations();
  await reserved({ phone: "0049 171 2345678" });
  await reserved({ phone: "0151 12345678" });
  const { body } = await find("0171/234 56 78");
  expect(body.sources.filter(({ source }) => source === "orders" || source === "reservations")).toMatchObject(
    [{ count: 2 }, { count: 1 }],
  );
});

test("the export has the guest’s data, and no other guest’s nor what opens something", async () => {
  const id = await endedOrder();
  const other = await endedOrder(others, "olga@example.com");
  await mailOf({ orderId: id });
  await mailOf({ orderId: other }, "olga@example.com");
  await db.pushSubscription.create({
    data: {
      id: "p",
      endpoint: "https://push.example/secret-path",
      p256dh: "key",
      auth: "auth-secret",
      orderId: id,
    },
  });
  const { status, body } = await exported(GUEST);
  expect(status).toBe(200);
  expect(body.orders).toMatchObject([
    {
      name: "Gil Guest",
      street: "Long Street 7",
      location: "52.50001, 13.40001",
      lines: [{ note: "For Gil" }],
    },
  ]);
  expect(body.push).toMatchObject([{ service: "push.example" }]);
  const text = JSON.stringify(body);
  expect(text).toContain("Hello Gil");
  for (const secret of [id, other, "olga", "Olga", "secret-path", "auth-secret"])
    expect(text).not.toContain(secret);
  const [entry] = await db.auditEntry.findMany({ where: { action: "guest-data:export" } });
  expect(JSON.stringify(entry?.changes)).not.toContain("gil");
});

test("removing a guest’s data leaves nothing of it, and all amounts of the day’s book", async () => {
  await takeReservations();
  const id = await endedOrder();
  const other = await endedOrder(others, "olga@example.com");
  const { id: past } = await reserved({ email: GUEST, name: "Gil Guest" });
  await db.reservation.update({
    where: { id: past },
    data: { startsAt: new Date("2026-01-01T18:00Z"), endsAt: new Date("2026-01-01T20:00Z") },
  });
  await mailOf({ orderId: id });
  await mailOf({ orderId: id, refundId: "r" }, "owner@example.com", "newOrder");
  await mailOf({ reservationId: "deleted" }, "Gil@example.com");
  await db.orderLine.updateMany({ where: { orderId: other }, data: { note: "" } });
  await db.pushSubscription.create({
    data: { id: "p", endpoint: "https://push.example/a", p256dh: "key", auth: "auth", orderId: id },
  });
  const book = () => callRoute("GET /orders/book", { token, query: {} });
  const before = await book();
  const { status, body } = await erase(GUEST);
  expect(status).toBe(200);
  expect(body.removed).toMatchObject({ orders: 1, reservations: 1, push: 1 });
  expect(body.kept).toEqual({ orders: 0, reservations: 0, list: [] });
  expect((await book()).body).toEqual(before.body);
  const text = await storedText();
  for (const trace of ["Gil", "gil@", "2345678", "Long Street", "52.50001", "push.example"])
    expect(text).not.toContain(trace);
  expect(text).toContain("Olga Other");
  expect((await find(GUEST)).body.sources).toEqual([]);
  expect((await erase(GUEST)).body.removed).toMatchObject({ orders: 0, mails: 0 });
  expect(await db.auditEntry.count({ where: { action: "guest-data:erase" } })).toBe(1);
});

test("removing a guest’s data removes the hashes of changes, by which a note could be guessed, and no change", async () => {
  const change = { at: "2026-11-26T12:00:00.000Z", by: "Wendy", removed: [], differenceCents: 100, key: "k" };
  const added = [{ name: "Zobo", quantity: 1 }];
  const id = await endedOrder({ changes: [{ ...change, added, requestHash: "the-hash" }] });
  const other = await endedOrder();
  expect((await erase(GUEST)).status).toBe(200);
  const rows = await db.order.findMany({ where: { id: { in: [id, other] } }, orderBy: { number: "asc" } });
  expect(rows.map(({ changes }) => changes)).toEqual([[{ ...change, added }], []]);
});

test("open orders, owed money, disputes and reservations to come stay, and are listed", async () => {
  await takeReservations();
  const states = [
    { status: "new", doneAt: null },
    { status: "ready", doneAt: null },
    { payment: "processing" },
    { refund: "failed" },
    { disputedAt: new Date() },
  ];
  for (const state of states) await endedOrder(state);
  const served = await endedOrder();
  await reserved({ email: GUEST });
  const { body } = await erase(GUEST);
  expect(body.removed).toMatchObject({ orders: 1, reservations: 0 });
  expect(body.kept).toMatchObject({ orders: 5, reservations: 1 });
  expect(body.kept.list.map(({ reason }) => reason)).toEqual([
    "dispute",
    "refund",
    "payment",
    "open",
    "open",
    "upcoming",
  ]);
  expect(await db.order.count({ where: { email: GUEST } })).toBe(5);
  expect(await db.order.findUnique({ where: { id: served } })).toMatchObject({ email: "", name: "" });
});

test("an order that is placed meanwhile stays whole", async () => {
  for (let count = 0; count < 3; count++) await endedOrder();
  const [{ body }] = await Promise.all([erase(GUEST), placedOrder({ email: GUEST }), erase(GUEST)]);
  expect(body.removed.orders).toBeLessThanOrEqual(3);
  expect(await db.order.findMany({ where: { email: GUEST }, select: { name: true } })).toEqual([
    { name: "Gil Guest" },
  ]);
});

test("the guest’s page, the receipt and the lists work without the data", async () => {
  const id = await endedOrder();
  await erase(GUEST);
  const order = await callRoute("GET /orders/{id}", { params: { id } });
  expect(order.body.order).toMatchObject({ note: "", dataRemovedAt: expect.any(String) });
  const { body } = await callRoute("GET /orders", { token, query: {} });
  expect(body.orders[0]).toMatchObject({ name: "", dataRemovedAt: expect.any(String) });
  const guests = await callRoute("GET /orders/guests", { token, query: { phone: contact.phone } });
  expect(guests.body).toMatchObject({ guests: [] });
});

test("a removal that ended in the middle goes on, and each batch is recorded", async () => {
  const id = await endedOrder();
  const copies = 1200;
  await db.$executeRaw`
    INSERT INTO "Order" ("id", "restaurantId", "name", "email", "payment", "subtotalCents", "taxCents", "deliveryCents",
      "totalCents", "idempotencyKey", "requestHash", "status", "updatedAt")
    SELECT "id" || i, "restaurantId", "name", "email", "payment", "subtotalCents", "taxCents", "deliveryCents",
      "totalCents", "idempotencyKey" || i, "requestHash", "status", now()
    FROM "Order", generate_series(1, ${copies}::int) i WHERE "id" = ${id}`;
  const { body } = await erase(GUEST);
  expect(body.removed.orders).toBe(copies + 1);
  expect(await db.order.count({ where: { dataRemovedAt: null } })).toBe(0);
  expect(await db.auditEntry.count({ where: { action: "guest-data:erase" } })).toBe(2);
});

test("messages of the contact form are found, exported and deleted, with the mails about them", async () => {
  const answers = [{ label: "Occasion", value: "Wedding of Gil" }];
  const own = { name: "Gil Guest", email: GUEST, phone: "0171 2345678" };
  const id = await aMessage({ ...own, answers, note: "Called Gil back" });
  await aMessage({
    name: "Gil Guest",
    email: "else@example.com",
    phone: "+49 171 2345678",
    requestHash: "b",
  });
  await aMessage({ name: "Olga Other", email: `x${GUEST}`, phone: "0151 12345678", requestHash: "c" });
  await mailOf({ messageId: id }, "owner@example.com", "newMessage");
  expect((await find(GUEST)).body.sources).toMatchObject([
    { source: "messages", count: 1, removable: 1 },
    { source: "mails", count: 1, removable: 1 },
  ]);
  expect((await find("+49 171 2345678")).body.sources).toMatchObject([{ source: "messages", count: 2 }, {}]);
  const { body } = await exported(GUEST);
  expect(body.messages).toMatchObject([{ ...own, answers, note: "Called Gil back" }]);
  expect(body.mails).toMatchObject([{ recipient: "" }]);
  expect(JSON.stringify(body)).not.toContain("owner@example.com");
  expect((await erase("0171 2345678")).body.removed).toMatchObject({ messages: 2, mails: 1 });
  const text = await storedText();
  for (const trace of ["Gil", "171 2345678", "else@"]) expect(text).not.toContain(trace);
  expect(text).toContain("Olga Other");
});
