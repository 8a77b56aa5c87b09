import { beforeEach, expect, jest, test } from "@jest/globals";
import { DELETE as remove, POST as rename } from "@/app/api/account/passkeys/[id]/route";
import { POST as addOptions } from "@/app/api/account/passkeys/options/route";
import { POST as add } from "@/app/api/account/passkeys/route";
import { GET as ways } from "@/app/api/account/sign-in/route";
import { POST as confirm } from "@/app/api/auth/confirm-passkey/route";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as logout } from "@/app/api/auth/logout/route";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as saveSettings } from "@/app/api/settings/route";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { makeAuthenticator } from "@/tests/support/accounts/authenticator";
import { turnAppOn } from "@/tests/support/accounts/second-factor";
import { instanceWithAddress, siteAddress } from "@/tests/support/accounts/users";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, signedInAs } from "@/tests/support/setup/instance";
import { POST as options } from "./options/route";
import { POST as signIn } from "./route";

setUpTestDatabase();

let token: string;
let authenticator: ReturnType<typeof makeAuthenticator>;

beforeEach(async () => {
  token = await instanceWithAddress();
  authenticator = makeAuthenticator(siteAddress);
});

const registrationOptions = async (of = token) => (await post(addOptions, { token: of })).body.options;
const askedOptions = async () => (await post(options)).body.options;

async function register(of = token, made = authenticator) {
  const response = made.register(await registrationOptions(of));
  return post(add, { token: of, body: { response, name: "My phone" } });
}

const signInWith = (response: object, sent: object = {}) => post(signIn, { body: { response, ...sent } });

/** Refused passkeys are logged. */
const quietly = () => jest.spyOn(log, "warn").mockImplementation(() => undefined);

test("a passkey is made for this site's host, discoverable, and with user verification", async () => {
  const { rp, user, authenticatorSelection, excludeCredentials } = await registrationOptions();
  expect(rp).toEqual({ id: "bakery.example", name: "Corner Bakery" });
  expect(user.name).toBe(administrator.email);
  expect(authenticatorSelection).toMatchObject({ residentKey: "required", userVerification: "required" });
  expect(excludeCredentials).toEqual([]);
  const answer = await register();
  expect(answer.body.recoveryCodes).toHaveLength(10);
  expect(answer.body.ways.passkeys).toMatchObject([
    { id: authenticator.id, name: "My phone", elsewhere: null },
  ]);
  expect((await registrationOptions()).excludeCredentials).toMatchObject([{ id: authenticator.id }]);
});

test("a passkey signs in alone, even with an authenticator app, and its last use is shown", async () => {
  await register();
  await turnAppOn(token);
  const asked = await askedOptions();
  expect(asked).toMatchObject({ rpId: "bakery.example", userVerification: "required" });
  expect(asked.allowCredentials ?? []).toEqual([]);
  const answer = await signInWith(authenticator.answer(asked), { rememberMe: true });
  expect(answer.body.user.email).toBe(administrator.email);
  expect(answer.cookies.join()).toMatch(/auth_token=[^;]+;.*Max-Age=2592000/);
  expect((await get(me, { token: answer.body.token })).status).toBe(200);
  expect((await get(ways, { token })).body.ways.passkeys[0].lastUsedAt).not.toBeNull();
  const [latest] = await db.signInTry.findMany({ orderBy: { id: "desc" }, take: 1 });
  expect(latest).toMatchObject({ account: administrator.email, outcome: "signedIn", means: "passkey" });
});

test("a user who only has a passkey can still sign in by the password", async () => {
  await register();
  expect((await post(login, { body: administrator })).status).toBe(200);
});

test.each([
  ["another site", { origin: "https://bakery.example.evil.example" }],
  ["the same host without HTTPS", { origin: "http://bakery.example" }],
  ["another port", { origin: "https://bakery.example:8443" }],
  ["a subdomain", { origin: "https://www.bakery.example" }],
  ["another relying party", { host: "evil.example" }],
  ["a challenge of its own", { challenge: Buffer.from("invented").toString("base64url") }],
  ["nobody who unlocked it", { isVerified: false }],
])("an answer of %s neither signs in nor makes a passkey", async (_, fault) => {
  const warn = quietly();
  const { id } = authenticator;
  const wrong = authenticator.register(await registrationOptions(), fault);
  expect((await post(add, { token, body: { response: wrong } })).status).toBe(422);
  expect(await db.passkey.count({ where: { id } })).toBe(0);
  await register();
  const before = await db.session.count();
  const refused = await signInWith(authenticator.answer(await askedOptions(), fault));
  expect([refused.status, refused.cookies, await db.session.count()]).toEqual([401, [], before]);
  warn.mockRestore();
});

test("the host in a request has no effect", async () => {
  const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
  expect((await post(options, { headers })).body.options.rpId).toBe("bakery.example");
});

test("an answer is valid once, even with concurrent uses", async () => {
  await register();
  const answer = authenticator.answer(await askedOptions());
  const statuses = (await Promise.all([1, 2, 3].map(() => signInWith(answer)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  quietly();
  expect((await signInWith(answer)).status).not.toBe(200);
});

test("a challenge is answered once, whichever passkey answers it", async () => {
  await register();
  const other = makeAuthenticator(siteAddress);
  await register(token, other);
  const asked = await askedOptions();
  expect((await signInWith(authenticator.answer(asked))).status).toBe(200);
  const second = await signInWith(other.answer(asked));
  expect([second.status, second.cookies]).toEqual([409, []]);
});

test("a challenge is only valid for its purpose and its session", async () => {
  const warn = quietly();
  await register();
  const made = await registrationOptions();
  expect((await signInWith(authenticator.answer({ ...made, rpId: made.rp.id }))).status).toBe(401);
  const other = (await post(login, { body: administrator })).body.token;
  const response = makeAuthenticator(siteAddress).register(await registrationOptions(other));
  expect((await post(add, { token, body: { response } })).status).toBe(422);
  warn.mockRestore();
});

test("unanswered challenges leave nothing behind", async () => {
  const rows = async () => [await db.rateLimit.count(), await db.session.count(), await db.signInTry.count()];
  const before = await rows();
  for (let nth = 0; nth < 20; nth++) await post(options);
  const unknown = makeAuthenticator(siteAddress);
  for (let nth = 0; nth < 5; nth++)
    expect((await signInWith(unknown.answer(await askedOptions()))).status).toBe(401);
  expect(await rows()).toEqual(before);
});

test("a challenge is over after ten minutes", async () => {
  await register();
  const asked = await askedOptions();
  const warn = quietly();
  jest.useFakeTimers({
    now: Date.now() + 601_000,
    doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"],
  });
  expect((await signInWith(authenticator.answer(asked))).status).toBe(401);
  jest.useRealTimers();
  warn.mockRestore();
});

test("a counter that does not grow reveals a copy", async () => {
  const warn = quietly();
  await register();
  expect((await signInWith(authenticator.answer(await askedOptions(), { counter: 7 }))).status).toBe(200);
  for (const counter of [7, 6, 0]) {
    expect((await signInWith(authenticator.answer(await askedOptions(), { counter }))).status).toBe(401);
  }
  expect((await signInWith(authenticator.answer(await askedOptions(), { counter: 8 }))).status).toBe(200);
  warn.mockRestore();
});

test("a device that does not count is taken all the same", async () => {
  const response = authenticator.register(await registrationOptions(), { counter: 0 });
  await post(add, { token, body: { response } });
  for (const _ of [1, 2]) {
    expect((await signInWith(authenticator.answer(await askedOptions(), { counter: 0 }))).status).toBe(200);
  }
});

test("a passkey confirms the identity of its own user only", async () => {
  await register();
  await db.session.updateMany({ data: { authenticatedAt: new Date(Date.now() - 3_600_000) } });
  expect((await post(addOptions, { token })).body.needs).toBe("password");
  const { token: others } = await signedInAs("manager");
  const forOthers = authenticator.answer(await askedOptions());
  expect((await post(confirm, { token: others, body: { response: forOthers } })).status).toBe(422);
  const response = authenticator.answer(await askedOptions());
  expect((await post(confirm, { token, body: { response } })).status).toBe(200);
  expect((await post(addOptions, { token })).status).toBe(200);
});

test("it is renamed and removed by its own user alone", async () => {
  await register();
  const { token: others } = await signedInAs("manager");
  const params = { id: authenticator.id };
  const body = { name: "  The laptop " };
  expect((await post(rename, { token: others, params, body })).status).toBe(404);
  expect((await send(remove, "DELETE", { token: others, params })).status).toBe(404);
  expect((await post(rename, { token, params, body })).body.ways.passkeys[0].name).toBe("The laptop");
  const removed = await send(remove, "DELETE", { token, params });
  expect(removed.body.ways).toMatchObject({ passkeys: [], recoveryCodes: 0 });
  expect((await signInWith(authenticator.answer(await askedOptions()))).status).toBe(401);
});

test("a passkey is refused at another address of the site, with the reason", async () => {
  await register();
  const body = { projectName: "Corner Bakery", siteAddress: "https://new.example", timeZone: "UTC" };
  expect((await post(saveSettings, { token, body })).status).toBe(200);
  expect((await get(ways, { token })).body.ways.passkeys[0].elsewhere).toBe("bakery.example");
  expect((await signInWith(authenticator.answer(await askedOptions()))).status).toBe(401);
});

test.each(["http://bakery.example", "https://192.0.2.7", "http://[::1]:3000"])(
  "%s has no passkeys, with the reason",
  async (address) => {
    const body = { projectName: "Corner Bakery", siteAddress: address, timeZone: "UTC" };
    await post(saveSettings, { token, body });
    expect((await get(ways, { token })).body.ways.passkeyOrigin).toBeNull();
    expect((await post(options)).status).toBe(409);
  },
);

test("an ended session registers no passkey", async () => {
  const response = authenticator.register(await registrationOptions());
  await post(logout, { token });
  expect((await post(add, { token, body: { response } })).status).toBe(401);
});
