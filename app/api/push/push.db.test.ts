import { beforeEach, expect, test } from "@jest/globals";
import { endSession } from "@/lib/accounts/sessions/server";
import { db } from "@/lib/platform/db/client";
import { MAX_PER_ORDER } from "@/lib/push/schema";
import { tokenWith } from "@/tests/support/accounts/api-tokens";
import { choosePin, pairedDevice, tryPin } from "@/tests/support/accounts/pins";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { newBrowser } from "@/tests/support/push/push-service";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { DELETE as REMOVE } from "./devices/[id]/route";
import { POST as ADD, GET as LIST } from "./devices/route";
import { GET as KEY } from "./key/route";
import { POST as FOLLOW } from "./orders/[id]/route";
import { POST as STOP } from "./orders/[id]/stop/route";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
const add = (by: string, body: unknown = newBrowser().subscription) =>
  post(ADD, { token: by, body, headers });
const follow = (id: string, body: unknown = newBrowser().subscription) =>
  post(FOLLOW, { params: { id }, body });
const count = () => db.pushSubscription.count();

test("a user's devices are listed, and removed by the user alone", async () => {
  const { status, body } = await add(token);
  expect(status).toBe(200);
  expect(body.devices).toEqual([
    { id: body.id, name: expect.stringContaining("Firefox"), createdAt: expect.any(String), isPresent: true },
  ]);
  const cook = (await signedInAs("kitchen")).token;
  expect((await get(LIST, { token: cook })).body.devices).toEqual([]);
  expect((await send(REMOVE, "DELETE", { token: cook, params: { id: body.id } })).status).toBe(200);
  expect(await count()).toBe(1);
  const removed = await send(REMOVE, "DELETE", { token, params: { id: body.id } });
  expect(removed.body.devices).toEqual([]);
  expect(await count()).toBe(0);
});

test("a browser is stored once, and belongs to the user who subscribed last", async () => {
  const { subscription } = newBrowser();
  const first = await add(token, subscription);
  expect((await add(token, subscription)).body.id).toBe(first.body.id);
  const cook = (await signedInAs("kitchen")).token;
  expect((await add(cook, subscription)).body.devices).toHaveLength(1);
  expect((await get(LIST, { token })).body.devices).toEqual([]);
});

test("a browser that is signed in to by PIN is the paired device’s, which lists itself alone", async () => {
  await choosePin(token, "Ada");
  await add(token);
  const owner = await db.user.findFirstOrThrow();
  const cookie = await pairedDevice(token);
  const first = (await tryPin(cookie, owner.id)).body.token;
  const { subscription } = newBrowser();
  const { body } = await add(first, subscription);
  expect(body.devices.map(({ id }: { id: string }) => id)).toEqual([body.id]);
  const second = (await tryPin(cookie, owner.id)).body.token;
  expect((await add(second, subscription)).body.id).toBe(body.id);
  expect((await get(LIST, { token })).body.devices).toHaveLength(1);
  await send(REMOVE, "DELETE", { token, params: { id: body.id } });
  expect(await count()).toBe(2);
  const removed = await send(REMOVE, "DELETE", { token: second, params: { id: body.id } });
  expect(removed.body.devices).toEqual([]);

  await add(second, subscription);
  await add(token, subscription);
  expect((await get(LIST, { token: second })).body.devices).toEqual([]);
});

test("signing out ends the notifications of the session's device", async () => {
  await add(token);
  await endSession((await db.session.findFirstOrThrow()).id);
  expect(await count()).toBe(0);
});

test("programs and roles without orders have no devices", async () => {
  const { id } = await db.user.findFirstOrThrow();
  expect((await add(await tokenWith(id, ["orders:read"]))).status).toBe(409);
  expect((await add((await signedInAs("editor")).token)).status).toBe(403);
  expect((await post(ADD, { body: newBrowser().subscription })).status).toBe(401);
  expect(await count()).toBe(0);
});

test("a guest's browser follows an order until it is done", async () => {
  const { id } = await placedOrder();
  const { subscription } = newBrowser();
  for (const _ of [1, 2]) expect((await follow(id, subscription)).status).toBe(200);
  expect(await count()).toBe(1);
  expect((await follow("missing")).status).toBe(404);
  await db.order.update({ where: { id }, data: { status: "done" } });
  expect((await follow(id)).status).toBe(409);
});

test("a guest's browser stops following an order, and no other one", async () => {
  const { id } = await placedOrder();
  const { subscription } = newBrowser();
  const stop = (endpoint: string) => post(STOP, { params: { id }, body: { endpoint } });
  await follow(id, subscription);
  await follow(id);
  expect((await stop("https://push.example.com/other")).status).toBe(200);
  expect(await count()).toBe(2);
  expect((await stop(subscription.endpoint)).status).toBe(200);
  expect(await count()).toBe(1);
});

test("at most five browsers follow an order, also if they subscribe at once", async () => {
  const { id } = await placedOrder();
  const answers = await Promise.all(Array.from({ length: MAX_PER_ORDER + 3 }, () => follow(id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_PER_ORDER);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  expect(await count()).toBe(MAX_PER_ORDER);
});

const refused: Record<string, object> = {
  "an address without TLS": { endpoint: "http://push.example.com/x" },
  "a private address": { endpoint: "https://169.254.169.254/x" },
  "another port": { endpoint: "https://push.example.com:22/x" },
  "a long address": { endpoint: `https://push.example.com/${"x".repeat(2000)}` },
  "an address that can’t be stored": { endpoint: "https://push.example.com/\0" },
  "short keys": { keys: { p256dh: "short", auth: "short" } },
  "no keys": { keys: {} },
  "an unknown field": { expirationTime: null },
};

test.each(Object.keys(refused))("%s is refused", async (name) => {
  const { id } = await placedOrder();
  const body = { ...newBrowser().subscription, ...refused[name] };
  expect((await follow(id, body)).status).toBe(422);
  expect((await add(token, body)).status).toBe(422);
  expect(await count()).toBe(0);
});

test("everyone may read the public key", async () => {
  const { status, body } = await get(KEY);
  expect([status, body.key]).toEqual([200, expect.stringMatching(/^B[\w-]{86}$/)]);
});
