import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpClock } from "@/tests/support/clock/set-clock";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { placedOrder } from "@/tests/support/orders/orders";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as verify } from "./auth/verify/route";
import { POST as saveLanding } from "./landing/config/route";
import { GET as listOrders } from "./orders/route";

setUpTestDatabase();

const DAY = 24 * 3_600_000;

const setClock = setUpClock();

test.each([
  ["an hour", DAY / 24],
  ["a day", DAY],
  ["a year", 365 * DAY],
])("a clock that jumps back by %s ends no session, and numbers and versions go on", async (_, jump) => {
  const token = await configuredInstance();
  const before = await placedOrder();
  expect((await post(saveLanding, { token, body: sampleLanding() })).body.version).toBe(1);

  setClock(Date.now() - jump);
  expect((await get(verify, { token })).status).toBe(200);
  const after = await placedOrder();
  expect(after.number).toBe(before.number + 1);
  expect((await post(saveLanding, { token, body: sampleLanding("Later") })).body.version).toBe(2);
  const { orders } = (await get(listOrders, { token })).body;
  expect(orders.map(({ number }: { number: number }) => number)).toEqual([after.number, before.number]);
  const entries = await db.auditEntry.findMany({
    where: { action: "landing:save" },
    orderBy: { id: "asc" },
    select: { versionAfter: true },
  });
  expect(entries).toEqual([{ versionAfter: 1 }, { versionAfter: 2 }]);
});
