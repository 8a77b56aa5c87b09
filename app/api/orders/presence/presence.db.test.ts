import { beforeEach, expect, test } from "@jest/globals";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/orders/events";
import { db } from "@/lib/platform/db/client";
import { remember } from "@/lib/platform/runtime/remember";
import { listenTo } from "@/tests/support/api/events";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as EVENTS } from "../[id]/events/route";
import { GET } from "../[id]/route";
import { POST as STEP } from "../[id]/status/route";
import { POST } from "./route";

setUpTestDatabase();

let token: string;
const notes = remember("kitchen presence", () => ({ notedAt: 0 }));
beforeEach(async () => {
  token = await configuredInstance();
  notes.notedAt = 0;
});

async function seenAt(id: string) {
  return (await get(GET, { params: { id } })).body.order.kitchenSeenAt;
}
const away = async (minutes: number) => {
  const at = new Date(Date.now() - minutes * 60_000);
  await db.kitchenPresence.update({ where: { id: 1 }, data: { seenAt: at } });
  return at.toISOString();
};

test("a guest learns when the kitchen was last connected, after the acceptance only if it is away for long", async () => {
  const { id } = await placedOrder();
  expect(await seenAt(id)).toBeUndefined();
  expect((await post(POST, { token })).status).toBe(200);
  expect(await seenAt(id)).toBeNull();
  const at = await away(4);
  expect(await seenAt(id)).toBe(at);
  await away(25 * 60);
  expect(await seenAt(id)).toBeUndefined();
  const body = { status: "preparing", expected: "new" };
  await post(STEP, { token, params: { id }, body });
  await away(9);
  expect(await seenAt(id)).toBeNull();
  const since = await away(11);
  expect(await seenAt(id)).toBe(since);
  await post(STEP, { token, params: { id }, body: { status: "ready", expected: "preparing" } });
  await away(11);
  await post(STEP, { token, params: { id }, body: { status: "done", expected: "ready" } });
  await away(11);
  expect(await seenAt(id)).toBeUndefined();
});

test("a guest of an accepted order hears when the kitchen has been away for ten minutes", async () => {
  const { id } = await placedOrder();
  await post(POST, { token });
  await post(STEP, { token, params: { id }, body: { status: "preparing", expected: "new" } });
  const at = await away(10 - 0.3 / 60);
  expect(await seenAt(id)).toBeNull();
  const { until, stop } = await listenTo(EVENTS, {}, { id });
  await until(ORDERS_LISTENING);
  await until(ORDERS_CHANGED);
  expect(await seenAt(id)).toBe(at);
  stop();
});

test("the kitchen is noted once within a minute, and by a step", async () => {
  const { id } = await placedOrder();
  await post(POST, { token });
  const at = await away(4);
  await post(POST, { token });
  expect(await seenAt(id)).toBe(at);
  notes.notedAt = 0;
  await post(STEP, {
    token,
    params: { id: "unknown-order-of-22-chars" },
    body: { status: "ready", expected: "preparing" },
  });
  expect(await seenAt(id)).toBeNull();
});

test("a guest who waits hears at once that the kitchen is away, after three minutes, and that it is back", async () => {
  const { id } = await placedOrder();
  await post(POST, { token });
  const at = await away(3 - 0.3 / 60);
  expect(await seenAt(id)).toBeNull();
  const { until, stop } = await listenTo(EVENTS, {}, { id });
  await until(ORDERS_LISTENING);
  await until(ORDERS_CHANGED);
  expect(await seenAt(id)).toBe(at);
  notes.notedAt = 0;
  await post(POST, { token });
  await until(ORDERS_CHANGED);
  expect(await seenAt(id)).toBeNull();
  stop();
});
