import { afterEach, expect, jest, test } from "@jest/globals";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as logout } from "@/app/api/auth/logout/route";
import { GET as menuEvents, HEAD as menuHead } from "@/app/api/ordering/events/route";
import { GET as orderEvents, HEAD as orderHead } from "@/app/api/orders/events/route";
import { HEAD as templateHead } from "@/app/api/templates/events/route";
import { DELETE as revoke } from "@/app/api/tokens/[id]/route";
import { GET as listTokens } from "@/app/api/tokens/route";
import { POST as needSecondFactor } from "@/app/api/users/second-factor-roles/route";
import { restoreBackup } from "@/lib/backups/restore.server";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/orders/events";
import { publishOrderChange } from "@/lib/orders/publish.server";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { endEventStreams } from "@/lib/platform/events/open-streams";
import { ADDRESS_HEADER } from "@/lib/platform/http/origin";
import { MENUS_LISTENING } from "@/lib/restaurants/published/events";
import { tokenWith } from "@/tests/support/accounts/api-tokens";
import { listenTo } from "@/tests/support/api/events";
import { get, post, send } from "@/tests/support/api/request";
import { backUp, PASSPHRASE, streamOf } from "@/tests/support/backups/backups";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance, signedInAs } from "@/tests/support/setup/instance";

setUpTestDatabase();

afterEach(endEventStreams);

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test("HEAD answers as GET does, without listening", async () => {
  const token = await configuredInstance();
  for (const head of [menuHead, templateHead, orderHead]) {
    for (let i = 0; i < 100; i++) {
      const answer = await send(head, "HEAD", { token, address: "192.0.2.7" });
      expect([answer.status, answer.body]).toEqual([200, null]);
      expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    }
  }
  expect((await send(orderHead, "HEAD")).status).toBe(401);
  const listening = await listenTo(orderEvents, bearer(token));
  expect(await listening.until(ORDERS_LISTENING)).toContain("retry: 1000");
});

test("one address can't open any number of streams, and others are not affected", async () => {
  const token = await configuredInstance();
  const from = (address: string) => listenTo(menuEvents, { [ADDRESS_HEADER]: address });
  const streams = await Promise.all(Array.from({ length: 64 }, () => from("192.0.2.7")));
  const refused = await get(menuEvents, { address: "192.0.2.7" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect((await send(menuHead, "HEAD", { address: "192.0.2.7" })).status).toBe(429);
  await (await from("192.0.2.8")).until(MENUS_LISTENING);
  await (await listenTo(orderEvents, bearer(token))).until(ORDERS_LISTENING);
  streams[0]?.stop();
  await (await from("192.0.2.7")).until(MENUS_LISTENING);
});

test("a stream ends with the idle time of its session, and listening does not extend it", async () => {
  const token = await configuredInstance();
  await db.configuration.updateMany({ data: { idleMinutes: 15 } });
  const unused = new Date(Date.now() - 14 * 60_000);
  await db.session.updateMany({ data: { lastUsedAt: unused } });
  jest.useFakeTimers({
    doNotFake: [
      "Date",
      "nextTick",
      "queueMicrotask",
      "setImmediate",
      "clearImmediate",
      "setTimeout",
      "clearTimeout",
    ],
  });
  try {
    const listening = await listenTo(orderEvents, { ...bearer(token), accept: "text/event-stream" });
    await listening.until(ORDERS_LISTENING);
    expect(await db.session.findFirst({ select: { lastUsedAt: true } })).toEqual({ lastUsedAt: unused });
    await db.session.updateMany({ data: { lastUsedAt: new Date(Date.now() - 15 * 60_000) } });
    jest.advanceTimersByTime(30_000);
    await listening.until("the end");
  } finally {
    jest.useRealTimers();
  }
  expect((await send(orderHead, "HEAD", { token })).status).toBe(401);
});

const signedIn = async () => (await post(login, { body: administrator })).body.token;

test.each([
  ["signed out", (token: string) => post(logout, { token })],
  ["revoked elsewhere", () => db.$executeRaw`DELETE FROM "Session" WHERE "id" <> 'other'`],
  [
    "deleted with its user",
    async () => {
      await signedInAs("owner");
      await db.user.deleteMany({ where: { email: administrator.email } });
    },
  ],
  [
    "of a user whose role has changed",
    async () => {
      await signedInAs("owner");
      await db.user.updateMany({ where: { email: administrator.email }, data: { role: "editor" } });
    },
  ],
  [
    "gone with a restore",
    async () => {
      const { target } = currentDatabase();
      const backup = await backUp(target);
      await restoreBackup(() => streamOf(backup), { target, passphrase: PASSPHRASE });
    },
  ],
])("a session that is %s hears no more of orders", async (_, end) => {
  await configuredInstance();
  const token = await signedIn();
  const { until } = await listenTo(orderEvents, bearer(token));
  await until(ORDERS_LISTENING);
  await end(token);
  expect(await until(ORDERS_CHANGED)).not.toContain(ORDERS_CHANGED);
});

test("a session without the second factor that its role requires gets no more orders", async () => {
  const token = await configuredInstance();
  const cook = await signedInAs("kitchen");
  const { until } = await listenTo(orderEvents, bearer(cook.token));
  await until(ORDERS_LISTENING);
  const answer = await post(needSecondFactor, { token, body: { roles: ["kitchen"] } });
  expect(answer.status).toBe(200);
  expect(await until(ORDERS_CHANGED)).not.toContain(ORDERS_CHANGED);
});

test("a revoked API token gets no more orders", async () => {
  const token = await configuredInstance();
  const { id } = await db.user.findUniqueOrThrow({ where: { email: administrator.email } });
  const { until } = await listenTo(orderEvents, bearer(await tokenWith(id, ["orders:read"])));
  await until(ORDERS_LISTENING);
  const { tokens } = (await get(listTokens, { token })).body;
  expect((await send(revoke, "DELETE", { token, params: { id: tokens[0].id } })).status).toBe(200);
  expect(await until(ORDERS_CHANGED)).not.toContain(ORDERS_CHANGED);
});

test("other sessions continue listening", async () => {
  const other = await configuredInstance();
  const token = await signedIn();
  const [mine, others] = [
    await listenTo(orderEvents, bearer(token)),
    await listenTo(orderEvents, bearer(other)),
  ];
  for (const { until } of [mine, others]) await until(ORDERS_LISTENING);
  await post(logout, { token });
  await mine.until("anything");
  await db.$transaction((transaction) => publishOrderChange(transaction, "an-order"));
  expect(await others.until(ORDERS_CHANGED)).toContain(ORDERS_CHANGED);
});

test("a session that ended while its stream was opened gets no events", async () => {
  const token = await configuredInstance();
  const { until } = await listenTo(orderEvents, bearer(token));
  await post(logout, { token });
  expect(await until("anything")).not.toContain(ORDERS_CHANGED);
});
