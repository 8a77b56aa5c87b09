import { beforeEach, expect, test } from "@jest/globals";
import { GET as orderEvents } from "@/app/api/orders/events/route";
import { POST as link } from "@/app/api/users/[id]/link/route";
import { placeOf } from "@/lib/accounts/sign-in/place";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/orders/events";
import { db } from "@/lib/platform/db/client";
import { endEventStreams } from "@/lib/platform/events/open-streams";
import { instanceWithAddress, invited, tokenOf } from "@/tests/support/accounts/users";
import { listenTo } from "@/tests/support/api/events";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, signedInAs } from "@/tests/support/setup/instance";
import { POST as login } from "../login/route";
import { GET as me } from "../me/route";
import { POST as check } from "./check/route";
import { POST as use } from "./use/route";

setUpTestDatabase();

const email = "cook@example.com";
const password = "a new broom sweeps";
let owner: string;

beforeEach(async () => {
  owner = await instanceWithAddress();
});

const spend = (token: string, chosen = password) => post(use, { body: { token, password: chosen } });
const signIn = (account: string, chosen: string) =>
  post(login, { body: { email: account, password: chosen } });

test("an invited user chooses a password and signs in with the given role", async () => {
  const token = await invited(owner, email, "kitchen");
  expect((await spend(token)).body).toEqual({ success: true, email });
  expect((await signIn(email, password)).body.user).toMatchObject({ email, role: "kitchen" });
});

test("a link works once, and only one of several at once", async () => {
  const token = await invited(owner, email, "kitchen");
  const answers = await Promise.all(["one", "two", "three"].map((one) => spend(token, `${password} ${one}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await spend(token)).status).toBe(409);
  expect((await post(check, { body: { token } })).status).toBe(409);
  const works = await Promise.all(["one", "two", "three"].map((one) => signIn(email, `${password} ${one}`)));
  expect(works.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("after 24 hours a link is dead", async () => {
  const token = await invited(owner, email, "kitchen");
  await db.passwordLink.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
  expect((await post(check, { body: { token } })).status).toBe(409);
  expect((await spend(token)).status).toBe(409);
  expect((await signIn(email, password)).status).toBe(401);
});

test.each([
  ["12345678", "password"],
  ["Password1", "password"],
  ["short", "password"],
])("%s is refused, and the link still works", async (weak, field) => {
  const token = await invited(owner, email, "kitchen");
  const refused = await spend(token, weak);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
  expect((await spend(token)).status).toBe(200);
});

test("guesses are refused, as is a token of another form", async () => {
  await invited(owner, email, "kitchen");
  expect((await spend("A".repeat(43))).status).toBe(409);
  expect((await spend("")).status).toBe(422);
  expect((await spend("A".repeat(5000))).status).toBe(422);
});

test("a reset ends all sessions, streams and other links of this user only", async () => {
  const { user, token: theirs } = await signedInAs("kitchen");
  const made = async () =>
    tokenOf((await post(link, { token: owner, params: { id: user.id } })).body.link.url);
  const { until, stop } = await listenTo(orderEvents, { authorization: `Bearer ${theirs}` });
  await until(ORDERS_LISTENING);
  const [former, latest] = [await made(), await made()];
  expect((await spend(former)).status).toBe(409);
  expect((await spend(latest)).status).toBe(200);
  expect(await until(ORDERS_CHANGED)).not.toContain(ORDERS_CHANGED);
  stop();
  endEventStreams();
  expect((await get(me, { token: theirs })).status).toBe(401);
  expect((await get(me, { token: owner })).status).toBe(200);
  expect((await signIn(user.email, password)).status).toBe(200);
});

test("a sign-in with the former password in progress during a reset gets no session", async () => {
  const { startSession, verifyCredentials } = await import("@/lib/accounts/sessions/server");
  const verified = await verifyCredentials(administrator, {
    address: "192.0.2.1",
    device: undefined,
    place: placeOf(new Headers()),
  });
  const { body } = await post(link, { token: owner, params: { id: verified.id } });
  await spend(tokenOf(body.link.url));
  await expect(startSession(verified, false)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await db.session.count()).toBe(0);
});
