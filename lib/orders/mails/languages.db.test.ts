import { beforeEach, expect, test } from "@jest/globals";
import "./mails";
import { languageVisit } from "@/lib/languages/existing.server";
import { mailJob } from "@/lib/mail/jobs";
import { db } from "@/lib/platform/db/client";
import { writeReservationMail } from "@/lib/reservations/mails/write.server";
import { instanceWithAddress, siteAddress } from "@/tests/support/accounts/users";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { allSettled, setUpRunners } from "@/tests/support/jobs/runners";
import { addLanguages, translate } from "@/tests/support/languages/languages";
import { startMailServer } from "@/tests/support/mail/smtp-server";
import { reserved, takeReservations } from "@/tests/support/reservations/reservations";

setUpTestDatabase();
const server = startMailServer();
const run = setUpRunners();

beforeEach(async () => {
  await instanceWithAddress();
  await addLanguages(["de"]);
  await translate(
    "menu",
    { "dishes.zobo.name": { text: "Hibiskustee", source: "Zobo" } },
    { ownerId: "order1" },
  );
});

let count = 0;
const place = (change: object = {}) =>
  callRoute("POST /orders", {
    body: {
      restaurantId: "order1",
      name: "Gil Guest",
      email: "guest@example.com",
      dishes: [{ id: "zobo", quantity: 1 }],
      idempotencyKey: `language-order-${++count}`,
      ...change,
    },
  });

test("an order from a German page is mailed in German, while the site is English", async () => {
  const { order } = (await place({ language: "de" })).body;
  await place({ email: "english@example.com" });
  run(mailJob);
  await allSettled();
  const mailTo = (address: string) => server.mails.find(({ to }) => to === address);
  expect(mailTo("guest@example.com")?.text).toContain("Hallo Gil Guest");
  expect(mailTo("guest@example.com")?.text).toContain(`${siteAddress}/orders/${order.id}`);
  expect(mailTo("guest@example.com")?.text).toContain("Hibiskustee");
  expect(mailTo("english@example.com")?.text).toContain("Hello Gil Guest");
  expect(mailTo("english@example.com")?.text).toContain("Zobo");
  const stored = await db.order.findMany({
    select: { language: true, lines: { select: { name: true } } },
    orderBy: { number: "asc" },
  });
  expect(stored.map(({ language }) => language)).toEqual(["de", ""]);
  // The kitchen reads the names of the default language.
  expect(stored[0]?.lines).toEqual(stored[1]?.lines);
});

test("a guest reads the names of dishes in the language of the order, as long as they are those that were ordered", async () => {
  const { order } = (await place({ language: "de" })).body;
  const shown = async (id: string) =>
    (await callRoute("GET /orders/{id}", { params: { id } })).body.order.lines[0]?.name;
  expect(await shown(order.id)).toBe("Hibiskustee");
  expect(await shown((await place()).body.order.id)).toBe("Zobo");
  await db.orderLine.updateMany({ where: { orderId: order.id }, data: { name: "Zobo, large" } });
  expect(await shown(order.id)).toBe("Zobo, large");
});

test("the pages of an order are in its language", async () => {
  const { order } = (await place({ language: "de" })).body;
  for (const path of [`/orders/${order.id}`, `/orders/${order.id}/receipt`])
    expect(await languageVisit(path)).toEqual({ kind: "page", language: "de", path });
  const english = (await place()).body.order;
  expect(await languageVisit(`/orders/${english.id}`)).toMatchObject({ language: null });
});

test("a repeated order is the same one in whichever language it is sent", async () => {
  const idempotencyKey = "order-in-two-languages";
  const first = await place({ language: "de", idempotencyKey });
  const again = await place({ idempotencyKey });
  expect([again.status, again.body.order.id]).toEqual([200, first.body.order.id]);
});

test("an order is placed in the default language if the site doesn't have the one of its page any more", async () => {
  const { status, body } = await place({ language: "fr" });
  expect(status).toBe(200);
  expect(await db.order.findUnique({ where: { id: body.order.id }, select: { language: true } })).toEqual({
    language: "",
  });
});

test("a reservation from a German page is answered, shown and mailed in German", async () => {
  await takeReservations();
  const reservation = await reserved({ language: "de" });
  expect(reservation.dayText).toMatch(/tag, /);
  const path = `/reservations/${reservation.id}`;
  expect(await languageVisit(path)).toEqual({ kind: "page", language: "de", path });
  const mail = await writeReservationMail("reservationAccepted", reservation.id);
  expect(mail).toMatchObject({ subject: expect.stringContaining("Tisch") });
  const query = { restaurantId: "order1", people: "2" };
  const free = await callRoute("GET /reservations/free", { query: { ...query, language: "de" } });
  expect(JSON.stringify(free.body)).toMatch(/tag, /);
  expect(JSON.stringify((await callRoute("GET /reservations/free", { query })).body)).not.toMatch(/tag, /);
});
