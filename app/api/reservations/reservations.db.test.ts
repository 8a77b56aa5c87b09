import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { pauseOrders } from "@/lib/restaurants/hours/pause.server";
import { saveHours } from "@/lib/restaurants/hours/server";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import {
  aReservation,
  hourIn,
  openRules,
  reserved,
  takeReservations,
} from "@/tests/support/reservations/reservations";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  jest.useRealTimers();
  token = await configuredInstance();
});

const reserve = (change: object = {}, address?: string) =>
  callRoute("POST /reservations", { body: aReservation(change), ...(address && { address }) });
const free = (query: object = {}) =>
  callRoute("GET /reservations/free", { query: { restaurantId: "order1", people: "2", ...query } });
const step = (id: string, status: "accepted", expected: "requested", own = token) =>
  callRoute("POST /reservations/{id}/status", { token: own, params: { id }, body: { status, expected } });
const stored = () => db.reservation.count();

describe("a guest", () => {
  test("chooses among the free times and has a table at once, the smallest that is large enough", async () => {
    await takeReservations();
    const { body } = await free();
    expect(body.problem).toBe("");
    const [first] = body.times;
    const { id, status } = await reserved({ startsAt: first?.startsAt });
    expect(status).toBe("accepted");
    expect(await db.reservation.findUnique({ where: { id } })).toMatchObject({
      tableName: "Window 1",
      tableKey: "order1/two/1",
      people: 2,
    });
  });

  test("asks, and waits for the restaurant, if it accepts by hand", async () => {
    await takeReservations({ acceptance: "byHand" });
    const { id, status } = await reserved();
    expect(status).toBe("requested");
    expect((await step(id, "accepted", "requested")).body.reservation.status).toBe("accepted");
  });

  test("has one reservation for a key, also if two restaurants are asked at once", async () => {
    await takeReservations();
    await takeReservations({}, "order2");
    const { idempotencyKey } = aReservation();
    const answers = await Promise.all(
      ["order1", "order2"].map((restaurantId) => reserve({ restaurantId, idempotencyKey })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stored()).toBe(1);
  });

  test("has one reservation, however often the same request is sent", async () => {
    await takeReservations();
    const body = aReservation();
    const answers = await Promise.all([1, 2, 3, 4].map(() => callRoute("POST /reservations", { body })));
    expect(new Set(answers.map((answer) => answer.body.reservation?.id)).size).toBe(1);
    expect(await stored()).toBe(1);
    const other = await callRoute("POST /reservations", { body: { ...body, people: 3 } });
    expect(other.status).toBe(409);
  });
});

test("40 requests at once for 4 tables get exactly 4", async () => {
  await takeReservations();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => reserve({ name: `Guest ${index}` }, `192.0.2.${index + 1}`)),
  );
  const done = answers.filter(({ status }) => status === 200);
  expect(done).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(36);
  const rows = await db.reservation.findMany({ select: { tableKey: true } });
  expect(new Set(rows.map(({ tableKey }) => tableKey)).size).toBe(4);
}, 60_000);

test("the database itself keeps a table from being reserved twice at a time", async () => {
  await takeReservations();
  const { id } = await reserved();
  const row = await db.reservation.findUniqueOrThrow({ where: { id } });
  const { number: _, ...again } = { ...row, id: "another", idempotencyKey: "another-key" };
  await expect(db.reservation.create({ data: again })).rejects.toThrow(/Reservation_table_once/);
  const later = { ...again, startsAt: row.endsAt, endsAt: new Date(row.endsAt.getTime() + 60_000) };
  await db.reservation.create({ data: later });
  await db.reservation.create({
    data: { ...again, id: "third", idempotencyKey: "third-key", status: "cancelled" },
  });
});

describe("a request is refused with a sentence and the nearest free times, and nothing is stored, if", () => {
  const refused = async (change: object, sentence: RegExp, status = 409) => {
    const answer = await reserve(change);
    expect(answer.body.error).toMatch(sentence);
    expect(answer.status).toBe(status);
    expect(await stored()).toBe(0);
  };
  const HOUR = 3_600_000;
  const shifted = (hours: number) => new Date(Date.parse(hourIn(0)) + hours * HOUR).toISOString();

  test("the restaurant takes none", () => refused({}, /takes no reservations online/));

  test("the restaurant is closed, paused, or not the party’s size", async () => {
    await takeReservations();
    const week = Array.from({ length: 7 }, () => [{ from: 0, to: 60 }]);
    await saveHours("order1", { ...alwaysOpen, week }, null);
    const noon = `${hourIn(3).slice(0, 10)}T12:00:00Z`;
    await refused(
      { startsAt: noon },
      /^The restaurant is closed on .* at 12:00\. Free is .*00:00.*Nothing was reserved\.$/,
    );
    await saveHours("order1", alwaysOpen, null);
    await refused({ people: 9 }, /At most 4 people/);
    await pauseOrders("order1", { minutes: 600, until: "resumed", reason: "" });
    await refused({ startsAt: hourIn(0) }, /No reservations are taken for .* Free is/);
    await db.restaurant.update({ where: { id: "order1" }, data: { isOpen: false } });
    await refused({}, /takes no orders just now/, 422);
  });

  test("its time is over, too soon, too far, or between the times", async () => {
    await takeReservations({ leadMinutes: 180, horizonDays: 10 });
    await refused({ startsAt: shifted(-24) }, /has passed already\. Free is/);
    await refused({ startsAt: hourIn(0) }, /is too soon/);
    await refused({ startsAt: hourIn(12) }, /can’t be reserved yet\. Free is/);
    await refused({ startsAt: hourIn(2).replace(":00:00", ":05:00") }, /No reservation begins on .*:05/);
    await refused({ startsAt: "9999-12-31T23:59:59Z" }, /can’t be reserved yet/);
    await refused({ startsAt: "0001-01-01T00:00:00Z" }, /has passed already/);
  });

  test("its fields are missing or wrong", async () => {
    await takeReservations();
    await refused({ name: " " }, /name/i, 422);
    await refused({ phone: "abc" }, /phone/i, 422);
    await refused({ email: "ada@" }, /email/i, 422);
    await refused({ startsAt: "tomorrow" }, /./, 422);
    await refused({ people: 0 }, /./, 422);
    await refused({ restaurantId: "unknown" }, /Unknown restaurant/, 422);
  });

  test("no table is free", async () => {
    await takeReservations({ tables: [{ id: "one", name: "Bar", seats: 2, count: 1 }] });
    await reserved();
    const answer = await reserve();
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatch(
      /^No table for 2 people is free on .* Free is .* or .*\. Nothing was reserved\.$/,
    );
    expect(answer.body.fields).toHaveProperty("startsAt");
    expect(await stored()).toBe(1);
  });
});

test("free times of a day that is over or past the horizon are none, with the nearest ones instead", async () => {
  await takeReservations({ horizonDays: 3 });
  const over = (await free({ day: "2020-01-01" })).body;
  expect(over).toMatchObject({ times: [], problem: "Wednesday 1 January is over." });
  expect(over.nearest).toHaveLength(3);
  expect((await free({ day: "2199-01-01" })).body.problem).toMatch(/^Tables can be reserved until /);
  expect((await free({ people: "9" })).status).toBe(409);
  expect((await free({ people: "x" })).status).toBe(422);
  for (const day of ["9999-12-31", "0001-01-01", "3000-01-01", "2027-02-30"]) {
    expect((await free({ day })).status).toBe(422);
    expect((await callRoute("GET /reservations", { token, query: { day } })).status).toBe(422);
  }
  expect((await free({ day: "2999-12-31" })).status).toBe(200);
});

describe("the staff", () => {
  test("see a day, take reservations by phone outside the hours, and note who came", async () => {
    await takeReservations();
    await saveHours("order1", { ...alwaysOpen, week: Array.from({ length: 7 }, () => []) }, null);
    const body = { ...aReservation({ phone: "", email: "" }), restaurantId: "order1" };
    const placed = await callRoute("POST /reservations/staff", { token, body });
    expect(placed.body.reservation).toMatchObject({ status: "accepted", tableName: "Window 1" });
    const { id, startsAt } = placed.body.reservation;
    const day = startsAt.slice(0, 10);
    const list = await callRoute("GET /reservations", { token, query: { day } });
    expect(list.body.reservations).toMatchObject([{ id, name: "Ada Guest" }]);
    const to = (status: "seated" | "noShow" | "accepted" | "done", expected: "seated" | "accepted") =>
      callRoute("POST /reservations/{id}/status", { token, params: { id }, body: { status, expected } });
    expect((await to("seated", "accepted")).status).toBe(200);
    expect((await to("noShow", "accepted")).status).toBe(409);
    expect((await to("noShow", "seated")).status).toBe(409);
    expect((await to("accepted", "seated")).status).toBe(200);
  });

  test("read a refusal without the words for guests", async () => {
    await takeReservations({ tables: [{ id: "one", name: "Bar", seats: 2, count: 1 }] });
    await saveHours("order1", { ...alwaysOpen, week: Array.from({ length: 7 }, () => []) }, null);
    const place = () => callRoute("POST /reservations/staff", { token, body: aReservation() });
    expect((await place()).status).toBe(200);
    expect((await place()).body.error).toMatch(
      / is free on .*\. No other time is free\. Nothing was reserved\.$/,
    );
    expect((await reserve()).body.error).toMatch(
      /No other time is free: please call\. Nothing was reserved\.$/,
    );
  });

  test("undo a cancellation if a table is still free", async () => {
    await takeReservations({ tables: [{ id: "one", name: "Bar", seats: 2, count: 1 }] });
    const { id } = await reserved();
    const to = (status: "accepted" | "cancelled", expected: "accepted" | "cancelled") =>
      callRoute("POST /reservations/{id}/status", { token, params: { id }, body: { status, expected } });
    expect((await to("cancelled", "accepted")).status).toBe(200);
    expect((await to("accepted", "cancelled")).status).toBe(200);
    await to("cancelled", "accepted");
    await reserved();
    const answer = await to("accepted", "cancelled");
    expect([answer.status, answer.body.error]).toEqual([409, expect.stringMatching(/given to others/)]);
  });

  test("of a viewer read, and of an editor set rules alone", async () => {
    await takeReservations({ acceptance: "byHand" });
    const { id } = await reserved();
    const viewer = (await signedInAs("viewer")).token;
    const editor = (await signedInAs("editor")).token;
    expect((await callRoute("GET /reservations", { token: viewer, query: {} })).status).toBe(200);
    expect((await step(id, "accepted", "requested", viewer)).status).toBe(403);
    expect((await callRoute("GET /reservations", { token: editor, query: {} })).status).toBe(403);
    const saved = await callRoute("PUT /reservation-settings/{id}", {
      token: editor,
      params: { id: "order1" },
      body: { ...openRules, horizonDays: 7 },
    });
    expect(saved.body).toMatchObject({ version: 2, rules: { horizonDays: 7 } });
    const late = await callRoute("PUT /reservation-settings/{id}", {
      token: editor,
      params: { id: "order1" },
      body: openRules,
      ifMatch: 1,
    });
    expect(late.status).toBe(409);
  });

  test("orders at the table stay as they were saved, unless a save names them", async () => {
    const save = async (change: object) => {
      const body = { ...openRules, ...change };
      const { rules } = (await callRoute("PUT /reservation-settings/{id}", { ...own, body })).body;
      return rules.tableOrders;
    };
    const own = { token, params: { id: "order1" } };
    expect(await save({ tableOrders: undefined })).toBe("typed");
    expect(await save({ tableOrders: "opened" })).toBe("opened");
    expect(await save({ tableOrders: undefined, horizonDays: 9 })).toBe("opened");
    expect((await callRoute("GET /reservation-settings/{id}", own)).body.rules).toMatchObject({
      tableOrders: "opened",
      horizonDays: 9,
    });
    expect(await save({ tableOrders: "typed" })).toBe("typed");
  });
});
