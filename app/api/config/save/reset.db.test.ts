import { expect, test } from "@jest/globals";
import { signResetGrant } from "@/lib/accounts/session-token";
import { db } from "@/lib/platform/db/client";
import { cookieFrom, get, post } from "@/tests/support/api/request";
import { createTestDatabase, runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import {
  administrator,
  configuredInstance,
  resetInstance,
  setupBody,
  snapshot,
} from "@/tests/support/setup/instance";
import { POST as login } from "../../auth/login/route";
import { GET as me } from "../../auth/me/route";
import { POST as saveLanding } from "../../landing/config/route";
import { POST } from "./route";

setUpTestDatabase();

const reset = { isConfigured: false };
const stranger = { adminEmail: "stranger@example.com", adminPassword: "let me in, please" };
const renewed = { email: "new@example.com", password: "another good password" };
const withNewAdministrator = () => ({
  ...setupBody(),
  adminEmail: renewed.email,
  adminPassword: renewed.password,
});

test("a visitor can't reset the instance", async () => {
  await configuredInstance();
  const before = await snapshot();
  const answer = await post(POST, { body: reset });
  expect(answer.status).toBe(401);
  expect(answer.body.error).toBe("Sign in as an administrator to reconfigure");
  expect(answer.cookies).toEqual([]);
  expect(await snapshot()).toEqual(before);
});

test("an administrator's token resets it; accounts and settings are kept", async () => {
  const token = await configuredInstance();
  const before = await snapshot();
  const answer = await post(POST, { token, body: reset });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ success: true, isConfigured: false });
  const after = await snapshot();
  expect(after.users).toEqual(before.users);
  expect(after.sessions).toEqual(before.sessions);
  expect(after.configuration).toMatchObject([{ isConfigured: false, projectName: "Corner Bakery" }]);
  const cookie = answer.cookies.find((line) => line.startsWith("setup_reset="));
  expect(cookie).toMatch(/; Max-Age=1800;.*HttpOnly/);
  expect(cookie).toContain("SameSite=strict");
});

test("an administrator's email and password reset it, wrong ones don't", async () => {
  await configuredInstance();
  const wrong = await post(POST, {
    body: { ...reset, email: administrator.email, password: "not this one" },
  });
  expect(wrong.status).toBe(401);
  expect(await db.configuration.count({ where: { isConfigured: true } })).toBe(1);
  const right = await post(POST, { body: { ...reset, ...administrator } });
  expect(right.status).toBe(200);
  expect(await db.configuration.count({ where: { isConfigured: false } })).toBe(1);
});

test("after a reset a visitor can't set up the instance", async () => {
  await resetInstance(await configuredInstance());
  const before = await snapshot();
  const answer = await post(POST, { body: { ...setupBody(), ...stranger } });
  expect(answer.status).toBe(401);
  expect(answer.body.fields).toHaveProperty("adminPassword");
  expect(await snapshot()).toEqual(before);
});

test("after a reset a stranger can't move it to a database of his own", async () => {
  const theirs = await createTestDatabase({ migrated: false });
  await resetInstance(await configuredInstance());
  const before = await snapshot();
  const answer = await post(POST, { body: { ...setupBody(), ...stranger, database: theirs } });
  expect(answer.status).toBe(401);
  expect(await snapshot()).toEqual(before);
  expect(await runStatement("SELECT 1 FROM pg_class WHERE relname = 'User'", theirs)).toEqual([]);
});

test("after a reset the administrator's email and password set it up again", async () => {
  const token = await configuredInstance();
  await resetInstance(token);
  const answer = await post(POST, { body: { ...setupBody(), projectName: "Corner Café" } });
  expect(answer.status).toBe(200);
  expect(answer.body.keepsAccount).toBe(true);
  expect(await db.configuration.findMany()).toMatchObject([
    { isConfigured: true, projectName: "Corner Café" },
  ]);
  expect(await db.user.count()).toBe(1);
  expect((await get(me, { token })).status).toBe(200);
});

test("the browser that reset the instance may change email and password; old sessions and passwords are invalid", async () => {
  const token = await configuredInstance();
  const cookie = await resetInstance(token);
  const answer = await post(POST, { cookie, body: withNewAdministrator() });
  expect(answer.status).toBe(200);
  expect(answer.body).not.toHaveProperty("keepsAccount");
  expect(cookieFrom(answer, "setup_reset")).toBe("setup_reset=");
  expect((await get(me, { token })).status).toBe(401);
  expect((await post(login, { body: administrator })).status).toBe(401);
  expect((await post(login, { body: renewed })).status).toBe(200);
  expect(await db.user.count()).toBe(1);
});

test("the reset cookie can't be used twice", async () => {
  const cookie = await resetInstance(await configuredInstance());
  await post(POST, { cookie, body: withNewAdministrator() });
  expect((await post(POST, { cookie, body: { ...setupBody(), ...stranger } })).status).toBe(409);
  const { body } = await post(login, { body: renewed });
  await resetInstance(body.token);
  expect((await post(POST, { cookie, body: { ...setupBody(), ...stranger } })).status).toBe(401);
});

test("the cookie of an older reset, a tampered, an expired and a stranger's cookie are refused", async () => {
  const token = await configuredInstance();
  const older = await resetInstance(token);
  const cookie = await resetInstance(token);
  const [user] = await db.user.findMany();
  const { resetId } = await db.configuration.findUniqueOrThrow({ where: { id: 1 } });
  const inAMinute = Math.floor(Date.now() / 1000) + 60;
  const refused = [
    older,
    cookie.replace(/.$/, (last) => (last === "A" ? "Q" : "A")),
    `setup_reset=${await signResetGrant({ sub: user?.id ?? "", resetId: resetId ?? "", exp: inAMinute - 120 })}`,
    `setup_reset=${await signResetGrant({ sub: "somebody", resetId: resetId ?? "", exp: inAMinute })}`,
    `setup_reset=${token}`,
  ];
  for (const [index, bad] of refused.entries()) {
    const address = `192.0.2.${10 + index}`;
    const adminEmail = `stranger${index}@example.com`;
    const answer = await post(POST, {
      cookie: bad,
      address,
      body: { ...setupBody(), ...stranger, adminEmail },
    });
    expect(answer.status).toBe(401);
  }
  expect((await post(POST, { cookie, body: withNewAdministrator() })).status).toBe(200);
});

test("while an instance is not set up its content can't be changed, but its administrator stays signed in", async () => {
  const token = await configuredInstance();
  await resetInstance(token);
  const changed = await post(saveLanding, { token, body: sampleLanding() });
  expect([changed.status, changed.body.error]).toEqual([409, "This application is not configured yet."]);
  expect(await db.landingVersion.count()).toBe(0);
  expect((await get(me, { token })).status).toBe(200);
});
