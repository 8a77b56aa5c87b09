import { beforeEach, describe, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { cookieFrom, get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { POST as login } from "./login/route";
import { POST as logout } from "./logout/route";
import { GET as me } from "./me/route";
import { GET as verify } from "./verify/route";

setUpTestDatabase();

let token: string;
let cookie: string;

beforeEach(async () => {
  token = await configuredInstance();
  cookie = `auth_token=${token}`;
});

async function expectDead(dead: string) {
  for (const handler of [me, verify]) {
    expect((await get(handler, { token: dead })).status).toBe(401);
    expect((await get(handler, { cookie: `auth_token=${dead}` })).status).toBe(401);
  }
}

test("a token is accepted as bearer token and as cookie", async () => {
  const user = { id: expect.any(String), email: administrator.email, role: "admin" };
  for (const sent of [{ token }, { cookie }]) {
    expect((await get(me, sent)).body).toEqual({ success: true, user });
    expect((await get(verify, sent)).body).toEqual({ success: true, valid: true, user });
  }
});

test("without a token there is no session", async () => {
  const answer = await get(me);
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual({ success: false, error: "Sign in to continue." });
});

test("a bearer token restores a missing cookie until it expires", async () => {
  const session = await get(verify, { token });
  expect(cookieFrom(session, "auth_token")).toBe(cookie);
  expect(session.cookies[0]).not.toContain("Max-Age");
  const { body } = await post(login, { body: { ...administrator, rememberMe: true } });
  const remembered = await get(verify, { token: body.token });
  expect(remembered.cookies[0]).toMatch(/Max-Age=(259200\d|259199\d)/);
  expect((await get(verify, { token, cookie })).cookies).toEqual([]);
});

test.each(["bearer", "cookie"])("signing out by %s kills the token everywhere, and no other", async (by) => {
  const { body: other } = await post(login, { body: administrator });
  const answer = await post(logout, by === "bearer" ? { token } : { cookie });
  expect(answer.status).toBe(200);
  expect(answer.cookies[0]).toMatch(/^auth_token=; Path=\/; .*Max-Age=0/);
  await expectDead(token);
  expect((await get(me, { token: other.token })).status).toBe(200);
});

test("signing out ends both sessions if bearer token and cookie differ", async () => {
  const { body: other } = await post(login, { body: administrator });
  await post(logout, { token: other.token, cookie });
  await expectDead(token);
  await expectDead(other.token);
});

test("a session is invalid after a sign-out that the server did not receive, until the next sign-in", async () => {
  const marked = `${cookie}; owed_sign_out=1`;
  expect((await get(me, { cookie: marked })).status).toBe(401);
  expect((await get(me, { cookie })).status).toBe(200);
  const answer = await post(login, { cookie: marked, body: administrator });
  expect(answer.cookies.join("\n")).toMatch(/owed_sign_out=; Path=\/; .*Max-Age=0/);
  expect((await post(logout, { cookie: marked })).status).toBe(200);
  await expectDead(token);
});

test("another site's page can't sign the visitor out", async () => {
  expect((await post(logout, { cookie, headers: { origin: "https://evil.example" } })).status).toBe(403);
  expect((await get(me, { token })).status).toBe(200);
});

test("signing out without a session is no error", async () => {
  for (const sent of [{}, { token: "forged" }]) expect((await post(logout, sent)).status).toBe(200);
});

test("a session that is over is dead, though its token is not", async () => {
  await db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
  await expectDead(token);
});

test("the token of a deleted user is dead", async () => {
  await signedInAs("owner");
  await db.user.deleteMany({ where: { email: administrator.email } });
  await expectDead(token);
});

test("signing in again ends the session that the same browser had, and no other", async () => {
  const { body: elsewhere } = await post(login, { body: administrator });
  const again = await post(login, { body: administrator, cookie });
  expect(again.status).toBe(200);
  await expectDead(token);
  for (const live of [elsewhere.token, again.body.token]) {
    expect((await get(me, { token: live })).status).toBe(200);
  }
  const refused = await post(login, {
    body: { ...administrator, password: "not the password" },
    cookie: cookieFrom(again, "auth_token"),
  });
  expect(refused.status).toBe(401);
  expect((await get(me, { token: again.body.token })).status).toBe(200);
});

test("by HTTPS the cookie is one that no other host can set, and the only one that counts", async () => {
  const headers = { "x-forwarded-proto": "https", origin: "https://localhost" };
  const answer = await post(login, { body: administrator, headers });
  expect(answer.cookies[0]).toMatch(/^__Host-auth_token=[^;]+; Path=\/; (?!.*Domain).*Secure; HttpOnly/);
  const given = answer.body.token;
  expect((await get(me, { cookie: `__Host-auth_token=${given}`, headers })).status).toBe(200);
  expect((await get(me, { cookie: `auth_token=${given}`, headers })).status).toBe(401);
  const back = await get(verify, { token: given, headers });
  expect(cookieFrom(back, "__Host-auth_token")).toBe(`__Host-auth_token=${given}`);
  const left = await post(logout, { cookie: `__Host-auth_token=${given}`, headers });
  expect(left.cookies[0]).toMatch(/^__Host-auth_token=; Path=\/; .*Max-Age=0/);
  await expectDead(given);
});

describe("idle sessions expire", () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const lastUsed = (lastUsedAt: Date) => db.session.updateMany({ data: { lastUsedAt } });
  const endAfter = (idleMinutes: number) => db.configuration.updateMany({ data: { idleMinutes } });

  test("one that was not used for longer is over, and cleaned up", async () => {
    await endAfter(15);
    await lastUsed(minutesAgo(14));
    expect((await get(me, { token })).status).toBe(200);
    await lastUsed(minutesAgo(15));
    await expectDead(token);
    expect(await sweepExpired()).toBe(true);
    expect(await db.session.count()).toBe(0);
  });

  test("using it is noted, seldom", async () => {
    await lastUsed(minutesAgo(14));
    await get(me, { token });
    const noted = (await db.session.findFirstOrThrow({ select: { lastUsedAt: true } })).lastUsedAt;
    expect(noted.getTime()).toBeGreaterThan(minutesAgo(1).getTime());
    await get(me, { token });
    expect(await db.session.findFirst({ select: { lastUsedAt: true } })).toEqual({ lastUsedAt: noted });
  });

  test("automatic requests of a page don't count as use, and are answered while the session lasts", async () => {
    await endAfter(15);
    const unused = minutesAgo(14);
    await lastUsed(unused);
    expect((await get(me, { token, headers: { "x-automatic": "1" } })).status).toBe(200);
    expect(await db.session.findFirst({ select: { lastUsedAt: true } })).toEqual({ lastUsedAt: unused });
    await lastUsed(minutesAgo(15));
    expect((await get(me, { token, headers: { "x-automatic": "1" } })).status).toBe(401);
  });

  test("without a limit an idle session is kept", async () => {
    await lastUsed(minutesAgo(600));
    expect((await get(me, { token })).status).toBe(200);
    expect(await sweepExpired()).toBe(true);
    expect(await db.session.count()).toBe(1);
  });
});
