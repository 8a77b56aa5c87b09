import { beforeEach, describe, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { listen, listening } from "@/lib/platform/db/notifications";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { TABLES_CHANNEL } from "@/lib/tables/publish.server";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { until } from "@/tests/support/jobs/runners";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import {
  codeOf,
  openTable,
  seatSeenBy,
  serveTables,
  sitDown,
  window1,
  window2,
} from "@/tests/support/tables/tables";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  await serveTables();
});

const open = (tableKey: string, own = token) =>
  callRoute("POST /tables/sittings", { token: own, body: { tableKey } });
const close = (id: string, own = token) =>
  callRoute("POST /tables/sittings/{id}/close", { token: own, params: { id } });
const listed = async (key: string) => {
  const { body } = await callRoute("GET /tables", { token });
  return body.restaurants[0]?.tables.find((table) => table.key === key);
};

describe("the staff", () => {
  test("see the tables of each restaurant in the owner's order", async () => {
    const { body } = await callRoute("GET /tables", { token });
    expect(body.restaurants.map(({ id }) => id)).toEqual(["order1", "order2"]);
    expect(body.restaurants[0]).toMatchObject({ takesTableOrders: true, tableOrders: "opened" });
    expect(body.restaurants[0]?.tables.map(({ name }) => name)).toEqual([
      "Window 1",
      "Window 2",
      "Garden 1",
      "Garden 2",
    ]);
  });

  test("see no tables of samples beside the owner's restaurant, unless guests sit there", async () => {
    const { restaurant } = (await callRoute("POST /menus", { token, body: { name: "Mill Lane" } })).body;
    await callRoute("POST /menus/{id}/publish", { token, params: { id: restaurant.id } });
    const ids = async () => (await callRoute("GET /tables", { token })).body.restaurants.map(({ id }) => id);
    expect(await ids()).toEqual([restaurant.id]);
    const { body } = await open(window1);
    expect(await ids()).toEqual([restaurant.id, "order1"]);
    await close(body.table.sitting?.id ?? "");
    expect(await ids()).toEqual([restaurant.id]);
  });

  test("open a table at once with one sitting, and each later sitting is another", async () => {
    const other = (await signedInAs("kitchen")).token;
    const answers = await Promise.all([token, other, token, other].map((own) => open(window1, own)));
    const ids = new Set(answers.map(({ body }) => body.table.sitting?.id));
    expect([answers.map(({ status }) => status), ids.size]).toEqual([[200, 200, 200, 200], 1]);
    expect(await db.sitting.count()).toBe(1);
    expect(await db.auditEntry.count({ where: { action: "tables:open" } })).toBe(1);
    const [id = ""] = ids;
    const closed = await Promise.all([close(id), close(id, other)]);
    expect(closed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await db.auditEntry.count({ where: { action: "tables:close" } })).toBe(1);
    const again = (await open(window1)).body.table.sitting?.id;
    expect(again).not.toBe(id);
    expect(await db.sitting.count({ where: { closedAt: null } })).toBe(1);
  });

  test("open no table that there is not, and close none that was not open", async () => {
    for (const key of ["order1/two/3", "order9/two/1", "nonsense"]) {
      const { status, body } = await open(key);
      expect([status, body.error]).toEqual([
        404,
        "There is no such table any more. Reload the list of tables.",
      ]);
    }
    expect((await close("nonsense")).status).toBe(404);
    expect(await db.sitting.count()).toBe(0);
  });

  test("keep a table that was removed while guests sat there, until it is closed", async () => {
    const id = await openTable(window2);
    await db.reservationSettings.update({
      where: { restaurantId: "order1" },
      data: { content: { tables: [], tableOrders: "opened" } },
    });
    expect(await listed(window2)).toMatchObject({ name: "Window 2", seats: 0, sitting: { id } });
    await close(id);
    expect(await listed(window2)).toBeUndefined();
  });
});

describe("a guest", () => {
  const ask = (cookie: string | null, kind: "waiter" | "bill") =>
    callRoute("POST /tables/seat/requests", { body: { kind }, ...(cookie && { cookie }) });

  test("calls the waiter once, however often they tap and from however many phones", async () => {
    const id = await openTable(window1);
    const [one, other] = [await sitDown(window1), await sitDown(window1)];
    const answers = await Promise.all([one, other, one, other].map((cookie) => ask(cookie, "waiter")));
    expect(answers.map(({ status, body }) => [status, body.seat.requests])).toEqual(
      Array(4).fill([200, ["waiter"]]),
    );
    expect(await db.tableRequest.count()).toBe(1);
    await ask(one, "bill");
    const requests = (await listed(window1))?.requests ?? [];
    expect(requests.map(({ kind }) => kind)).toEqual(["waiter", "bill"]);
    const done = (own: string) =>
      callRoute("POST /tables/requests/{id}/done", { token, params: { id: own } });
    const [{ id: first } = { id: "" }] = requests;
    expect([(await done(first)).status, (await done(first)).status]).toEqual([200, 200]);
    expect((await done("nonsense")).status).toBe(404);
    expect((await listed(window1))?.requests.map(({ kind }) => kind)).toEqual(["bill"]);
    await ask(one, "waiter");
    expect(await db.tableRequest.count({ where: { doneAt: null } })).toBe(2);
    await close(id);
    expect(await db.tableRequest.count({ where: { doneAt: null } })).toBe(0);
  });

  test("of a free table calls the waiter, but has no bill", async () => {
    const cookie = await sitDown(window1);
    expect((await ask(cookie, "waiter")).status).toBe(200);
    const { status, body } = await ask(cookie, "bill");
    expect([status, body.error]).toEqual([
      409,
      "This table is not open, so there is no bill. Call the waiter if you need something.",
    ]);
    await openTable(window1);
    expect((await listed(window1))?.requests).toHaveLength(1);
    expect((await ask(cookie, "bill")).status).toBe(200);
  });

  test("asks for nothing after the sitting was closed, nor without a code", async () => {
    const id = await openTable(window1);
    const cookie = await sitDown(window1);
    await close(id);
    expect((await ask(cookie, "waiter")).status).toBe(409);
    expect((await ask(null, "waiter")).status).toBe(404);
    expect((await ask("table_seat=nonsense", "waiter")).status).toBe(404);
    expect(await db.tableRequest.count()).toBe(0);
  });

  test("may ask for twenty things in ten minutes", async () => {
    await openTable(window1);
    const cookie = await sitDown(window1);
    const statuses = new Set<number>();
    for (let tries = 0; tries < 21; tries++) statuses.add((await ask(cookie, "waiter")).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

test("codes whose key is lost are not valid, and all are replaced by those of another key", async () => {
  const old = await codeOf(window1);
  await db.secret.update({ where: { name: "table-codes-key" }, data: { value: "v1.lost.AAAA" } });
  const list = () => callRoute("GET /table-codes/{id}", { token, params: { id: "order1" } });
  expect([(await list()).status, (await list()).body.error]).toEqual([
    409,
    expect.stringMatching(/^The codes can’t be read with this AUTH_SECRET/),
  ]);
  const scanned = await callRoute("POST /tables/seat", { body: { code: old } });
  expect(scanned.status).toBe(404);
  const rotate = (body: object) =>
    callRoute("POST /table-codes/{id}/rotate", { token, params: { id: "order1" }, body });
  expect((await rotate({ tableKey: window1 })).status).toBe(409);
  expect(await db.tableCode.count()).toBe(0);
  expect((await rotate({})).status).toBe(200);
  expect(await sitDown(window1)).toContain(await codeOf(window1));
});

test("the codes of a restaurant are printed by those who may edit it, each with its own address", async () => {
  const { body } = await callRoute("GET /table-codes/{id}", { token, params: { id: "order1" } });
  expect(body).toMatchObject({
    origin: "http://localhost",
    isOriginKnown: false,
    caption: "Menu, orders and the bill",
  });
  expect(new Set(body.codes.map(({ address }) => address)).size).toBe(4);
  expect(body.codes[0]).toMatchObject({
    name: "Window 1",
    address: `http://localhost/table/${await codeOf(window1)}`,
  });
  const viewer = (await signedInAs("viewer")).token;
  for (const [own, id, status] of [
    [viewer, "order1", 403],
    [token, "order9", 404],
  ] as const)
    expect((await callRoute("GET /table-codes/{id}", { token: own, params: { id } })).status).toBe(status);
});

test("a seat has its sentence in the language of the page, by its only Accept-Language", async () => {
  const cookie = await sitDown(window1);
  const sentence = async (language: string) =>
    (await seatSeenBy(cookie, { "accept-language": language })).ordering.text;
  expect(await sentence("it")).toMatch(/^Il personale non ha ancora aperto questo tavolo\./);
  expect(await sentence("it,en;q=0.5")).toMatch(/^The staff have not opened this table yet\./);
});

test("a phone that scanned no code has no seat, which is no error, and can't call the waiter", async () => {
  for (const cookie of [undefined, "table_seat=nonsense"]) {
    const own = cookie === undefined ? {} : { cookie };
    const { status, body } = await callRoute("GET /tables/seat", own);
    expect([status, body]).toEqual([200, { success: true, seat: null }]);
    const asked = await callRoute("POST /tables/seat/requests", { ...own, body: { kind: "waiter" } });
    expect([asked.status, asked.body.error]).toEqual([404, expect.stringMatching(/^Scan the code on your/)]);
  }
});

test("tables that were forgotten are closed after a day, and those who show them are notified once", async () => {
  const id = await openTable(window1);
  await callRoute("POST /tables/seat/requests", { cookie: await sitDown(window1), body: { kind: "waiter" } });
  const notices: unknown[] = [];
  const stop = listen(TABLES_CHANNEL, (payload) => notices.push(payload));
  await listening();
  await sweepExpired();
  expect(await db.sitting.findUniqueOrThrow({ where: { id } })).toMatchObject({ closedAt: null });
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await db.sitting.update({ where: { id }, data: { openedAt: yesterday } });
  await db.tableRequest.updateMany({ data: { createdAt: yesterday } });
  const before = notices.length;
  await sweepExpired();
  await sweepExpired();
  expect((await listed(window1))?.sitting).toBeNull();
  expect(await db.tableRequest.count({ where: { doneAt: null } })).toBe(0);
  await until(() => notices.length > before);
  // A notification arrives in the order of its commit, so that another one of the second sweep would precede this one.
  await db.$executeRaw`SELECT pg_notify(${TABLES_CHANNEL}, 'last')`;
  await until(() => notices.at(-1) === "last");
  stop();
  expect(notices.slice(before)).toEqual(["", "last"]);
});
