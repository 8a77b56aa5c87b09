import { beforeEach, expect, test } from "@jest/globals";
import { GET as csrf, POST as nextAuth } from "@/app/api/auth/[...nextauth]/route";
import { POST as confirm } from "@/app/api/auth/confirm-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as save } from "@/app/api/config/save/route";
import { startSession, verifyCredentials } from "@/lib/accounts/sessions/server";
import { DEVICE_COOKIE } from "@/lib/accounts/sign-in/device";
import { placeOf } from "@/lib/accounts/sign-in/place";
import { db } from "@/lib/platform/db/client";
import { codeOf } from "@/tests/support/accounts/codes";
import { clearAppSteps, clearWaits, turnAppOn } from "@/tests/support/accounts/second-factor";
import { cookieFrom, get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance, resetInstance, setupBody } from "@/tests/support/setup/instance";
import { POST as changeEmail } from "../email/route";
import { POST as changePassword } from "../password/route";
import { POST as newCodes } from "../recovery-codes/route";
import { GET as ways } from "../sign-in/route";
import { POST as offer } from "./offer/route";
import { DELETE as turnOff, POST as turnOn } from "./route";

setUpTestDatabase();

const { password } = administrator;
let token: string;
let secret: string;
let recoveryCodes: string[];

beforeEach(async () => {
  token = await configuredInstance();
});

const signIn = (code?: string, sent: object = {}) =>
  post(login, { body: { ...administrator, ...(code !== undefined && { code }) }, ...sent });

async function withApp() {
  ({ secret, recoveryCodes } = await turnAppOn(token));
}

const outcomes = async () =>
  (await db.signInTry.findMany({ orderBy: { id: "asc" } })).map(
    ({ outcome, means }) => `${outcome} ${means}`,
  );

test("a password sign-in in progress while an app is added gets no session", async () => {
  const caller = { address: "192.0.2.1", device: undefined, place: placeOf(new Headers()) };
  const verified = await verifyCredentials(administrator, caller);
  await withApp();
  await expect(startSession(verified, false)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("an app is active after its first code, ends other sessions, and comes with ten recovery codes", async () => {
  const { token: other } = (await signIn()).body;
  const { body } = await post(offer, { token });
  expect(body.offer.url).toMatch(/^otpauth:\/\/totp\/Corner%20Bakery:owner%40example\.com\?/);
  expect(body.offer.qr.path).toMatch(/^M2 2h1v1h-1z/);
  const refused = await post(turnOn, { token, body: { secret: body.offer.secret, code: "000000" } });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["code"]]);
  expect((await signIn()).status).toBe(200);
  await withApp();
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(recoveryCodes[0]).toMatch(/^([\da-z]{4}-){3}[\da-z]{4}$/);
  expect((await get(me, { token: other })).status).toBe(401);
  expect((await get(ways, { token })).body.ways).toMatchObject({
    recoveryCodes: 10,
    app: expect.any(String),
  });
  const stored = JSON.stringify([await db.authenticator.findMany(), await db.recoveryCode.findMany()]);
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain(recoveryCodes[0]?.replaceAll("-", ""));
});

test("the password alone no longer signs in; with the code it does", async () => {
  await withApp();
  const halfway = await signIn();
  expect([halfway.status, halfway.body, halfway.cookies]).toEqual([
    401,
    { success: false, error: "Enter the code from your authenticator app.", needs: "code" },
    [],
  ]);
  const wrong = await signIn("000000");
  expect([wrong.status, wrong.body.needs, Object.keys(wrong.body.fields)]).toEqual([401, "code", ["code"]]);
  expect((await signIn(codeOf(secret, 1))).status).toBe(200);
  expect((await outcomes()).slice(-3)).toEqual(["halfway password", "refused app", "signedIn app"]);
  expect(
    (await post(login, { body: { ...administrator, password: "wrong one", code: codeOf(secret) } })).body,
  ).not.toHaveProperty("needs");
});

test("a code counts once: not again, not in parallel, and none from before it", async () => {
  await withApp();
  expect((await signIn(codeOf(secret))).status).toBe(401);
  const next = codeOf(secret, 1);
  const statuses = (await Promise.all([1, 2, 3, 4].map(() => signIn(next)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  await clearWaits();
  expect((await signIn(next)).status).toBe(401);
});

test.each([-2, 2, 20])("the code of %d steps from now is refused", async (steps) => {
  await withApp();
  await clearAppSteps();
  expect((await signIn(codeOf(secret, steps))).status).toBe(401);
});

test("guesses of codes are slowed down across addresses, and the right password does not reset the count", async () => {
  await withApp();
  const from = (nth: number) => ({ address: `203.0.113.${nth}` });
  const guesses: number[] = [];
  for (let nth = 1; nth <= 6; nth++) guesses.push((await signIn("000000", from(nth))).status);
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await signIn(codeOf(secret, 1), from(9))).status).toBe(429);
  expect((await outcomes()).slice(-2)).toEqual(["slowedDown app", "slowedDown app"]);
  const passwordTries = await db.rateLimit.count({ where: { key: { startsWith: "login:account:" } } });
  expect(passwordTries).toBe(6 + 1);
});

test("guesses with a known password don't lock out a known browser", async () => {
  const device = cookieFrom(await signIn(), DEVICE_COOKIE);
  await withApp();
  for (let nth = 1; nth <= 6; nth++) await signIn("000000", { address: `203.0.113.${nth}` });
  expect((await signIn(codeOf(secret, 1), { cookie: device })).status).toBe(200);
});

test("a recovery code signs in once, in any spelling, even with concurrent uses", async () => {
  await withApp();
  const [first = "", second = ""] = recoveryCodes;
  const typed = ` ${first.toUpperCase().replaceAll("-", " ").replaceAll("0", "O").replaceAll("1", "l")} `;
  expect((await signIn(typed)).status).toBe(200);
  expect((await signIn(first)).status).toBe(401);
  await clearWaits();
  const statuses = (await Promise.all([1, 2, 3].map(() => signIn(second)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect((await get(ways, { token })).body.ways.recoveryCodes).toBe(8);
  const { recoveryCodes: made } = (await post(newCodes, { token })).body;
  await clearWaits();
  expect((await signIn(recoveryCodes[2])).status).toBe(401);
  expect((await signIn(made[9])).status).toBe(200);
});

test("signing in through next-auth requires the code as well", async () => {
  await withApp();
  const params = { nextauth: ["callback", "credentials"] };
  const answer = await get(csrf, { params: { nextauth: ["csrf"] } });
  const csrfToken = answer.body.csrfToken as string;
  const cookie = answer.cookies.map((line) => line.split(";")[0]).join("; ");
  const body = { ...administrator, csrfToken, json: "true" };
  const without = await post(nextAuth, { params, cookie, body });
  expect(without.cookies.join()).not.toContain("auth_token=");
  const given = await post(nextAuth, { params, cookie, body: { ...body, code: codeOf(secret, 1) } });
  expect(cookieFrom(given, "auth_token")).toBeTruthy();
});

test("entering the password again requires the code as well", async () => {
  await withApp();
  await db.session.updateMany({ data: { authenticatedAt: new Date(Date.now() - 3_600_000) } });
  expect((await post(newCodes, { token })).body.needs).toBe("password");
  const halfway = await post(confirm, { token, body: { password } });
  expect([halfway.status, halfway.body.needs]).toEqual([422, "code"]);
  expect((await post(newCodes, { token })).status).toBe(403);
  expect((await post(confirm, { token, body: { password, code: codeOf(secret, 1) } })).status).toBe(200);
  expect((await post(newCodes, { token })).status).toBe(200);
});

test("the current password alone changes neither password nor email, and does not confirm the identity", async () => {
  await withApp();
  await db.session.updateMany({ data: { authenticatedAt: new Date(Date.now() - 3_600_000) } });
  const newPassword = "a new broom sweeps";
  for (const [call, body] of [
    [changePassword, { password, newPassword }],
    [changeEmail, { password, email: "thief@example.com" }],
  ] as const) {
    const refused = await post(call, { token, body });
    expect([refused.status, refused.body.needs]).toEqual([403, "password"]);
  }
  expect((await send(turnOff, "DELETE", { token })).status).toBe(403);
  await post(confirm, { token, body: { password, code: codeOf(secret, 1) } });
  expect((await post(changePassword, { token, body: { password, newPassword } })).status).toBe(200);
});

test("resetting and setting up by email and password take the code as well", async () => {
  await withApp();
  const { email } = administrator;
  const reset = (code?: string) =>
    post(save, { body: { isConfigured: false, email, password, ...(code && { code }) } });
  const refused = await reset();
  expect([refused.status, refused.body.needs, refused.cookies]).toEqual([401, "code", []]);
  await resetInstance(token);
  await db.session.deleteMany();
  const setUp = await post(save, { body: setupBody() });
  expect([setUp.status, Object.keys(setUp.body.fields)]).toEqual([401, ["adminCode"]]);
  const adminCode = codeOf(secret, 1);
  expect((await post(save, { body: { ...setupBody(), adminCode } })).body).toMatchObject({
    keepsAccount: true,
  });
});

test("after removing the app no code is required, and its recovery codes are invalid", async () => {
  await withApp();
  expect((await send(turnOff, "DELETE", { token })).body.ways).toMatchObject({ app: null, recoveryCodes: 0 });
  expect((await signIn()).status).toBe(200);
  expect((await post(newCodes, { token })).status).toBe(409);
});

test("an unreadable secret does not allow signing in by the password alone", async () => {
  await withApp();
  await db.authenticator.updateMany({ data: { secret: "v1.other.AAAA" } });
  const { log } = await import("@/lib/platform/log/log");
  const { jest } = await import("@jest/globals");
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  expect([(await signIn()).status, (await signIn(codeOf(secret, 1))).status]).toEqual([401, 401]);
  expect((await signIn(recoveryCodes[0])).status).toBe(200);
  expect(error).toHaveBeenCalledTimes(1);
});
