import { beforeEach, expect, test } from "@jest/globals";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { GET as orders } from "@/app/api/orders/route";
import { DELETE as endOfUser } from "@/app/api/users/[id]/sessions/[session]/route";
import { GET as listOfUser } from "@/app/api/users/[id]/sessions/route";
import { db } from "@/lib/platform/db/client";
import { tokenWith } from "@/tests/support/accounts/api-tokens";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { DELETE as endOne } from "./[id]/route";
import { DELETE as endOthers, GET as list } from "./route";

setUpTestDatabase();

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1";

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
  await db.session.updateMany({ data: { userAgent: firefox, address: "192.0.2.1" } });
});

/** Signs the administrator in with another browser. */
async function signInFrom(address: string, userAgent: string): Promise<string> {
  const headers = { "user-agent": userAgent };
  return (await post(login, { body: administrator, address, headers })).body.token;
}

const sessions = async (by = token) => (await get(list, { token: by })).body.sessions;
const isLive = async (one: string) => (await get(me, { token: one })).status === 200;
const later = () => db.session.updateMany({ data: { lastUsedAt: new Date(Date.now() - 61_000) } });

test("the list has each device with its address and method, and marks the current session", async () => {
  await signInFrom("2001:db8:0:0:0:0:0:7", phone);
  const times = { createdAt: expect.stringMatching(/^\d{4}-/), lastUsedAt: expect.stringMatching(/^\d{4}-/) };
  expect(await sessions()).toEqual([
    {
      id: expect.any(String),
      device: { name: "Firefox on Linux", kind: "computer" },
      address: "192.0.2.1",
      method: "password",
      isPresent: true,
      ...times,
    },
    {
      id: expect.any(String),
      device: { name: "Safari on iPhone", kind: "phone" },
      address: "2001:db8::7",
      method: "password",
      isPresent: false,
      ...times,
    },
  ]);
});

test("the address of the last use is recorded with its time, at most once a minute", async () => {
  const headers = { "user-agent": phone };
  await get(me, { token, address: "192.0.2.7", headers });
  expect((await sessions())[0]).toMatchObject({ address: "192.0.2.1" });
  await later();
  await get(me, { token, address: "::ffff:192.0.2.7", headers });
  expect((await sessions())[0]).toMatchObject({
    address: "192.0.2.7",
    device: { name: "Safari on iPhone" },
  });
});

test("the user agent of a browser is stored up to a length limit", async () => {
  await later();
  await get(me, { token, headers: { "user-agent": "x".repeat(5000) } });
  const { userAgent } = await db.session.findFirstOrThrow();
  expect(userAgent).toBe("x".repeat(300));
});

test("one is ended, all others stay", async () => {
  const lost = await signInFrom("192.0.2.8", phone);
  const kept = await signInFrom("192.0.2.9", phone);
  const { id } = (await sessions()).find(({ address }: { address: string }) => address === "192.0.2.8");
  const answer = await send(endOne, "DELETE", { token, params: { id } });
  expect([answer.status, answer.body.sessions.length]).toEqual([200, 2]);
  expect([await isLive(lost), await isLive(kept), await isLive(token)]).toEqual([false, true, true]);
  expect((await send(endOne, "DELETE", { token, params: { id } })).status).toBe(200);
});

test("ending the current session is a sign-out", async () => {
  const { id } = (await sessions())[0];
  expect((await send(endOne, "DELETE", { token, params: { id } })).status).toBe(409);
  expect(await isLive(token)).toBe(true);
});

test("all others are ended at once", async () => {
  const lost = [await signInFrom("192.0.2.8", phone), await signInFrom("192.0.2.9", phone)];
  const answer = await send(endOthers, "DELETE", { token });
  expect([answer.status, answer.body.ended, answer.body.sessions.length]).toEqual([200, 2, 1]);
  expect(await Promise.all([...lost, token].map(isLive))).toEqual([false, false, true]);
});

test("only an owner with a recent sign-in ends or sees sessions of others", async () => {
  const editor = await signedInAs("editor");
  const owners = (await sessions())[0].id;
  await send(endOne, "DELETE", { token: editor.token, params: { id: owners } });
  await send(endOthers, "DELETE", { token: editor.token });
  expect(await isLive(token)).toBe(true);
  expect(await sessions(editor.token)).toHaveLength(1);

  const params = { id: editor.user.id };
  const seen = await get(listOfUser, { token, params });
  expect(seen.body.sessions).toMatchObject([{ isPresent: false }]);
  const one = { ...params, session: seen.body.sessions[0].id };
  await db.session.updateMany({ data: { authenticatedAt: new Date(Date.now() - 301_000) } });
  expect((await send(endOfUser, "DELETE", { token, params: one })).body.needs).toBe("password");
  await db.session.updateMany({ data: { authenticatedAt: new Date() } });
  const other = await send(endOfUser, "DELETE", { token, params: { ...one, id: "somebody-else" } });
  expect([other.status, await isLive(editor.token)]).toEqual([200, true]);
  expect((await send(endOfUser, "DELETE", { token, params: one })).body.sessions).toEqual([]);
  expect(await isLive(editor.token)).toBe(false);
});

test("those that have ended or were idle for too long are not listed", async () => {
  await signInFrom("192.0.2.8", phone);
  await signInFrom("192.0.2.9", phone);
  const of = (address: string) => ({ where: { address } });
  await db.session.updateMany({ ...of("192.0.2.8"), data: { expiresAt: new Date(Date.now() - 1) } });
  await db.session.updateMany({
    ...of("192.0.2.9"),
    data: { lastUsedAt: new Date(Date.now() - 16 * 60_000) },
  });
  expect(await sessions()).toHaveLength(2);
  await db.configuration.updateMany({ data: { idleMinutes: 15 } });
  expect(await sessions()).toHaveLength(1);
});

test("signing out everywhere returns the number of remaining API tokens, and revokes them on request", async () => {
  const { id } = await db.user.findFirstOrThrow({ select: { id: true } });
  const key = await tokenWith(id, ["orders:read"]);
  const works = async () => (await get(orders, { token: key })).status === 200;
  await signInFrom("192.0.2.8", phone);
  const kept = await send(endOthers, "DELETE", { token });
  expect(kept.body).toMatchObject({ ended: 1, revoked: 0, apiTokens: 1 });
  expect(await works()).toBe(true);
  const refused = await send(endOthers, "DELETE", { token, query: "?tokens=all" });
  expect([refused.status, await works()]).toEqual([422, true]);
  const revoked = await send(endOthers, "DELETE", { token, query: "?tokens=revoke" });
  expect(revoked.body).toMatchObject({ ended: 0, revoked: 1, apiTokens: 0 });
  expect(await works()).toBe(false);
  expect((await send(endOthers, "DELETE", { token, query: "?tokens=revoke" })).body.revoked).toBe(0);
});
