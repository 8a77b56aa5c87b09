import { beforeEach, expect, test } from "@jest/globals";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { POST as changeEmail } from "./email/route";
import { POST as changePassword } from "./password/route";

setUpTestDatabase();

const newPassword = "a new broom sweeps";
const { email, password } = administrator;
let token: string;
let other: string;

beforeEach(async () => {
  token = await configuredInstance();
  other = (await post(login, { body: administrator })).body.token;
});

const signIn = async (given: object) => (await post(login, { body: { ...administrator, ...given } })).status;

test("a password is changed with the present one, and ends the other sessions", async () => {
  expect((await post(changePassword, { token, body: { password, newPassword } })).status).toBe(200);
  expect([await signIn({}), await signIn({ password: newPassword })]).toEqual([401, 200]);
  expect((await get(me, { token })).status).toBe(200);
  expect((await get(me, { token: other })).status).toBe(401);
});

test("an email address is changed with the password, and ends the other sessions", async () => {
  const body = { password, email: "New.Owner@Example.com" };
  expect((await post(changeEmail, { token, body })).body).toEqual({
    success: true,
    email: "new.owner@example.com",
  });
  expect([await signIn({}), await signIn({ email: "new.owner@example.com" })]).toEqual([401, 200]);
  expect((await get(me, { token })).body.user.email).toBe("new.owner@example.com");
  expect((await get(me, { token: other })).status).toBe(401);
});

test.each([
  ["a wrong present password", { password: "wrong", newPassword }, "password"],
  ["a common password", { password, newPassword: "12345678" }, "newPassword"],
  ["a password made of names", { password, newPassword: "Corner-Bakery 1" }, "newPassword"],
  ["a short password", { password, newPassword: "1a!Z" }, "newPassword"],
])("%s changes nothing", async (_, body, field) => {
  const refused = await post(changePassword, { token, body });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
  expect(await signIn({})).toBe(200);
  expect((await get(me, { token: other })).status).toBe(200);
});

test("an address that another account has is refused", async () => {
  const { user } = await signedInAs("viewer");
  const refused = await post(changeEmail, { token, body: { password, email: user.email } });
  expect([refused.status, refused.body.fields]).toEqual([409, { email: "Already taken" }]);
  expect((await get(me, { token })).body.user.email).toBe(email);
});

test("a stolen token can't guess the password without end", async () => {
  const statuses = [];
  for (let i = 0; i < 8; i++) {
    statuses.push((await post(changePassword, { token, body: { password: "wrong", newPassword } })).status);
  }
  expect(statuses).toContain(429);
  expect(await db.session.count()).toBe(2);
});
