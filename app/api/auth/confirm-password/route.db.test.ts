import { beforeEach, expect, test } from "@jest/globals";
import * as z from "zod";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as save } from "@/app/api/config/save/route";
import { handle } from "@/lib/api/handle";
import { db } from "@/lib/platform/db/client";
import { type Answer, post } from "@/tests/support/api/request";
import { createTestDatabase, setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance, setupBody, snapshot } from "@/tests/support/setup/instance";
import { POST } from "./route";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const { password } = administrator;
const confirm = (sent: { password?: unknown; token?: string } = {}) =>
  post(POST, {
    token: sent.token ?? token,
    body: { password: "password" in sent ? sent.password : password },
  });
const reset = (sent: object = { token }) => post(save, { ...sent, body: { isConfigured: false } });

/** Sets the age of every sign-in, in seconds. */
const age = (seconds: number) =>
  db.session.updateMany({ data: { authenticatedAt: new Date(Date.now() - seconds * 1000) } });

const asksForPassword = {
  success: false,
  error: "Enter your password again to continue.",
  needs: "password",
};

function expectAsked({ status, body, cookies }: Answer) {
  expect([status, body, cookies]).toEqual([403, asksForPassword, []]);
}

test("a token whose sign-in is over five minutes old can't reset", async () => {
  await age(301);
  const before = await snapshot();
  expectAsked(await reset());
  expectAsked(await reset({ cookie: `auth_token=${token}` }));
  expect(await snapshot()).toEqual(before);
  await age(290);
  expect((await reset()).status).toBe(200);
});

test("the password shown again is enough for five minutes, for this session only", async () => {
  const { body: other } = await post(login, { body: administrator });
  await age(3600);
  expect((await confirm()).body).toEqual({ success: true });
  expectAsked(await reset({ token: other.token }));
  expect((await reset()).status).toBe(200);
});

test("a valid email and password in the call suffice, and wrong ones are refused, with any session", async () => {
  const body = { isConfigured: false, email: administrator.email, password };
  expect((await post(save, { token, body: { ...body, password: "a wrong password" } })).status).toBe(401);
  await age(3600);
  expect((await post(save, { token, body })).status).toBe(200);
});

test.each([
  { password: "x" },
  { password: "" },
  { email: administrator.email },
  { email: administrator.email, password: "" },
  { email: "", password: "" },
])("an old sign-in with the incomplete proof %j can't reset", async (half) => {
  await age(3600);
  const before = await snapshot();
  const answer = await post(save, { token, body: { isConfigured: false, ...half } });
  expect([401, 422]).toContain(answer.status);
  expect(answer.cookies).toEqual([]);
  expect(await snapshot()).toEqual(before);
});

test("a found token moves no instance that was reset to another database", async () => {
  expect((await reset()).status).toBe(200);
  await age(3600);
  const { host, port, name, username, password: secret } = await createTestDatabase({ migrated: false });
  const database = { host, port, name, username, password: secret };
  const body = { ...setupBody(), database, adminPassword: "a wrong password" };
  const before = await snapshot();
  expect((await post(save, { token, body })).status).toBe(401);
  expect(await snapshot()).toEqual(before);
  expect((await post(save, { token, body: setupBody() })).status).toBe(200);
});

test("a wrong password changes nothing and is reported at its field", async () => {
  await age(3600);
  expect((await confirm({ password: "a wrong password" })).body).toEqual({
    success: false,
    error: "That is not your password.",
    fields: { password: "Not your password" },
  });
  expectAsked(await reset());
  for (const wrong of ["", null, "x".repeat(201)])
    expect((await confirm({ password: wrong })).status).toBe(422);
});

test("a visitor without a session confirms nothing", async () => {
  expect((await post(POST, { body: { password } })).status).toBe(401);
  expect((await confirm({ token: "forged" })).status).toBe(401);
});

test("guesses with a stolen token are slowed down and don't lock out its owner", async () => {
  const statuses: number[] = [];
  for (let nth = 1; nth <= 7; nth++) statuses.push((await confirm({ password: "a wrong password" })).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  expect((await confirm()).status).toBe(429);
  expect((await post(login, { body: administrator })).status).toBe(200);
});

test("every call can require a recent sign-in", async () => {
  const call = handle(
    { access: "signed-in", recentSignIn: true, answer: z.object({ done: z.boolean() }) },
    async () => ({ done: true }),
  );
  expect((await post(call, { token })).body).toEqual({ success: true, done: true });
  await age(301);
  expectAsked(await post(call, { token }));
  expect((await post(call)).status).toBe(401);
  await confirm();
  expect((await post(call, { token })).status).toBe(200);
});
