import { beforeEach, describe, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { shortIdOf } from "@/lib/tables/code";
import { closeSitting } from "@/lib/tables/sittings.server";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import {
  codeOf,
  openTable,
  orderAtTable,
  replaceCode,
  seatSeenBy as seat,
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

const scan = (code: string) => callRoute("POST /tables/seat", { body: { code } });
const INVALID = "This code is not valid any more. Scan the code that is on your table now, or ask the staff.";

/** Expects that an order is refused with a sentence, and that nothing is stored. */
async function expectRefused(
  answer: Awaited<ReturnType<typeof orderAtTable>>,
  sentence: RegExp,
  codes: object,
) {
  expect([answer.status, answer.body.error]).toEqual([409, expect.stringMatching(sentence)]);
  expect(answer.body.codes).toEqual(codes);
  expect(answer.body.error).toMatch(/Nothing was ordered/);
  expect(await db.order.count()).toBe(0);
}

describe("a code", () => {
  test("leads to its table with the menu and the possible actions", async () => {
    const { status, body } = await scan(await codeOf(window1));
    expect([status, body.seat]).toEqual([
      200,
      {
        restaurantId: "order1",
        restaurantName: expect.any(String),
        path: "/order1",
        tableName: "Window 1",
        state: "free",
        ordering: { isPossible: false, paysFirst: false, text: expect.stringContaining("Call the waiter") },
        orders: [],
        hasOrders: false,
        requests: [],
      },
    ]);
  });

  test("that is forged, of another table or of none is refused", async () => {
    const code = await codeOf(window1);
    const forged = [
      shortIdOf(window2) + code.slice(8),
      code.slice(0, -1) + (code.endsWith("A") ? "B" : "A"),
      code.slice(0, 23),
      "nonsense",
      shortIdOf("order1/two/9") + code.slice(8),
    ];
    for (const wrong of forged) {
      const answer = await scan(wrong);
      expect([answer.status, answer.body.error, answer.cookies]).toEqual([404, INVALID, []]);
    }
  });

  test("that was replaced is refused, also for a phone that scanned it before", async () => {
    await openTable(window1);
    const cookie = await sitDown(window1);
    const [old, other] = [await codeOf(window1), await codeOf(window2)];
    await replaceCode(window1);
    expect((await scan(old)).body.error).toBe(INVALID);
    expect((await callRoute("GET /tables/seat", { cookie })).status).toBe(404);
    await expectRefused(await orderAtTable(cookie), /not valid any more/, {
      tableName: "table_code_invalid",
    });
    expect((await scan(other)).status).toBe(200);
    expect((await orderAtTable(await sitDown(window1))).status).toBe(200);
  });
});

describe("an order at a table", () => {
  test("that the staff opened is the table's, whatever the guest types, and added up for them", async () => {
    const sittingId = await openTable(window1);
    const { status, body } = await orderAtTable(await sitDown(window1), { tableName: "Garden 2" });
    expect([status, body.order.tableName]).toEqual([200, "Window 1"]);
    expect(await db.order.findFirstOrThrow()).toMatchObject({ sittingId, tableName: "Window 1" });
    const { restaurants } = (await callRoute("GET /tables", { token })).body;
    expect(restaurants[0]?.tables[0]?.sitting).toMatchObject({
      id: sittingId,
      orders: 1,
      unfinished: 1,
      totalCents: body.order.totalCents,
      dueCents: body.order.totalCents,
    });
  });

  test("without a code, at a free table or of another restaurant is refused, and nothing is stored", async () => {
    await expectRefused(await orderAtTable(null, { tableName: "Window 1" }), /^Scan the code on your table/, {
      tableName: "table_code_required",
    });
    await expectRefused(await orderAtTable(await sitDown(window1)), /have not opened this table/, {
      tableName: "table_not_open",
    });
    await serveTables("opened", "order2");
    await openTable("order2/two/1");
    await expectRefused(
      await orderAtTable(await sitDown("order2/two/1")),
      /^The code that you scanned is at a table of .+\. Scan the one on your table here\./,
      { tableName: "table_code_invalid" },
    );
  });

  test("after the sitting was closed is refused, and the phone sees no orders of it", async () => {
    const id = await openTable(window1);
    const cookie = await sitDown(window1);
    await orderAtTable(cookie);
    expect((await seat(cookie)).orders).toHaveLength(1);
    await closeSitting(id, "Ada");
    const refused = await orderAtTable(cookie);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.stringMatching(/^This table was closed since you scanned its code, or opened much later\. Scan/),
    ]);
    expect(refused.body.codes).toEqual({ tableName: "table_closed" });
    expect(await seat(cookie)).toMatchObject({ state: "closed", orders: [], requests: [] });
    await openTable(window1);
    expect((await orderAtTable(cookie)).status).toBe(409);
    expect(await db.order.count()).toBe(1);
    const again = await sitDown(window1, cookie);
    expect(await seat(again)).toMatchObject({ state: "open", orders: [] });
    expect((await orderAtTable(again)).status).toBe(200);
  });

  test("that is sent again after the closing is the same order", async () => {
    const id = await openTable(window1);
    const cookie = await sitDown(window1);
    const key = { idempotencyKey: "sent-before-closing" };
    const { order } = (await orderAtTable(cookie, key)).body;
    await closeSitting(id, "Ada");
    const again = await orderAtTable(cookie, key);
    expect([again.status, again.body.order.id]).toEqual([200, order.id]);
  });

  test("races with the closing: it is stored before, or refused", async () => {
    for (let round = 0; round < 5; round++) {
      const id = await openTable(window1);
      const cookie = await sitDown(window1);
      const before = await db.order.count();
      const [, ...answers] = await Promise.all([
        closeSitting(id, "Ada"),
        ...Array.from({ length: 4 }, () => orderAtTable(cookie)),
      ]);
      const stored = answers.filter(({ status }) => status === 200).length;
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect(await db.order.count()).toBe(before + stored);
      const { closedAt } = await db.sitting.findUniqueOrThrow({ where: { id } });
      expect(closedAt).not.toBeNull();
    }
  });

  test("is seen by the phone that sent it alone, also after it scanned the code again", async () => {
    await openTable(window1);
    const [one, other] = [await sitDown(window1), await sitDown(window1)];
    const { id, number } = (await orderAtTable(one)).body.order;
    const again = await sitDown(window1, one);
    expect((await seat(again)).orders).toMatchObject([{ id, number, text: "Sent to the kitchen" }]);
    expect((await seat(other)).orders).toEqual([]);
  });

  test("of a phone that waited for the staff is possible when they open the table", async () => {
    const cookie = await sitDown(window1);
    await openTable(window1);
    expect((await seat(cookie)).state).toBe("open");
    expect((await orderAtTable(cookie)).status).toBe(200);
  });

  test("of a phone that scanned the code long before the table was opened is refused", async () => {
    const cookie = await sitDown(window1);
    const id = await openTable(window1);
    await db.sitting.update({ where: { id }, data: { openedAt: new Date(Date.now() + 2 * 3_600_000) } });
    await expectRefused(await orderAtTable(cookie), /^This table was closed/, {
      tableName: "table_closed",
    });
  });
});

test("an order that the staff take at an open table is added up with those of its guests", async () => {
  const sittingId = await openTable(window1);
  const take = (tableName: string) =>
    callRoute("POST /orders/staff", {
      token,
      body: {
        restaurantId: "order1",
        kind: "table",
        tableName,
        dishes: [{ id: "zobo", quantity: 1 }],
        isPaid: false,
        idempotencyKey: `staff-at-${tableName.replace(" ", "-")}`,
      },
    });
  for (const name of ["window 1", "Window 2"]) expect((await take(name)).status).toBe(200);
  expect(await db.order.count({ where: { sittingId } })).toBe(1);
});

describe("paying first", () => {
  const payAtTable = (cookie: string) => orderAtTable(cookie, { pays: "byCard" });

  test("is possible at every table, and nothing else is", async () => {
    await serveTables("paid");
    const cookie = await sitDown(window1);
    await expectRefused(await orderAtTable(cookie), /pay by card now/, { pays: "invalid_payment_method" });
    const { status, body } = await payAtTable(cookie);
    expect([status, body.order]).toMatchObject([200, { payment: "demo", tableName: "Window 1" }]);
    expect((await seat(cookie)).orders).toHaveLength(1);
    const sittingId = await openTable(window1);
    expect((await orderAtTable(cookie)).status).toBe(409);
    expect((await payAtTable(cookie)).status).toBe(200);
    expect(await db.order.count({ where: { sittingId } })).toBe(1);
  });

  test("is needed at a free table only, if both are possible", async () => {
    await serveTables("openedOrPaid");
    const cookie = await sitDown(window1);
    await expectRefused(await orderAtTable(cookie), /pay by card now/, { pays: "invalid_payment_method" });
    await openTable(window1);
    expect((await orderAtTable(cookie)).status).toBe(200);
  });
});

test("where guests type their table, nothing changes, but the code fills it in", async () => {
  await serveTables("typed");
  expect((await orderAtTable(null, { tableName: "7" })).body.order.tableName).toBe("7");
  expect((await orderAtTable(null)).status).toBe(422);
  const cookie = await sitDown(window1);
  expect((await orderAtTable(cookie)).body.order.tableName).toBe("Window 1");
  // The guest has sat down at another table since.
  expect((await orderAtTable(cookie, { tableName: "9" })).body.order.tableName).toBe("9");
  await replaceCode(window1);
  expect((await orderAtTable(cookie, { tableName: "8" })).body.order.tableName).toBe("8");
});

test("money that was given back is not added up", async () => {
  const sittingId = await openTable(window1);
  const { order } = (await orderAtTable(await sitDown(window1), { dishes: [{ id: "zobo", quantity: 2 }] }))
    .body;
  await db.order.update({ where: { id: order.id }, data: { status: "done" } });
  const refund = { lines: [{ position: 0, quantity: 1 }], reason: "Cold", idempotencyKey: "one-was-cold" };
  const { status } = await callRoute("POST /orders/{id}/refunds", {
    token,
    params: { id: order.id },
    body: refund,
  });
  expect(status).toBe(200);
  const { restaurants } = (await callRoute("GET /tables", { token })).body;
  const left = order.totalCents / 2;
  expect(restaurants[0]?.tables[0]?.sitting).toMatchObject({
    id: sittingId,
    totalCents: left,
    dueCents: left,
  });
});

test("other kinds of order need no code", async () => {
  const { status } = await orderAtTable(null, { kind: "pickup", name: "Ada", phone: "0171 2345678" });
  expect(status).toBe(200);
});
