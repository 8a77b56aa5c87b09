import { beforeEach, expect, jest, test } from "@jest/globals";
import Stripe from "stripe";
import { POST as POST_PAYMENT } from "@/app/api/create-payment-intent/route";
import { POST as POST_EVENT } from "@/app/api/webhooks/stripe/route";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { areUnchanged, latestVersion } from "@/lib/platform/tracking/table-versions";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { GET, POST } from "./route";
import { POST as POST_TEST } from "./test/route";

setUpTestDatabase();
const stripe = setUpFakeStripe();

const keys = {
  secret: "sk_test_portalSecret1234",
  publishable: "pk_test_portalPublic5678",
  webhook: "whsec_portalSigning9012",
};
const payment = {
  amount: 598 + 60 + 500,
  currency: "usd",
  email: "guest@example.com",
  items: [{ name: "Espresso", quantity: 2, price: 2.99 }],
};

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const save = (body: object) => post(POST, { token, body });
const pay = async () =>
  (await post(POST_PAYMENT, { body: payment, headers: { "idempotency-key": "one-guests-payment" } })).body;

test("keys that are entered charge guests at once, and removed ones no longer", async () => {
  expect(await pay()).toMatchObject({ demo: true });
  const before = latestVersion();
  const saved = await save(keys);
  expect([saved.status, saved.body]).toEqual([
    200,
    {
      success: true,
      endings: { secret: "1234", publishable: "5678", webhook: "9012" },
      isFixed: false,
      isLive: true,
    },
  ]);
  expect(areUnchanged(["Secret"], before)).toBe(false);
  expect((await pay()).clientSecret).toEqual(expect.any(String));
  expect(stripe.created.at(-1)?.authorization).toBe(`Bearer ${keys.secret}`);

  await save({ secret: null });
  expect((await get(GET, { token })).body).toMatchObject({
    endings: { publishable: "5678", webhook: "9012" },
    isLive: false,
  });
  expect(await pay()).toMatchObject({ demo: true });
});

test("no answer and no row has a key", async () => {
  const answers = [await save(keys), await get(GET, { token }), await post(POST_TEST, { token, body: {} })];
  const rows = await db.secret.findMany({ select: { name: true, value: true, ending: true } });
  expect(rows).toHaveLength(3);
  const all = JSON.stringify([answers.map(({ body }) => body), rows]);
  expect(all).not.toMatch(/sk_test|pk_test|whsec|portal(Secret|Public|Signing)/);
});

test("events are believed that are signed with the secret that was entered", async () => {
  jest.spyOn(log, "warn").mockImplementation(() => undefined);
  const payload = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "other",
    created: 1,
    data: { object: {} },
  });
  const tell = async (secret: string) => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    return (await post(POST_EVENT, { body: payload, headers: { "stripe-signature": signature } })).status;
  };
  expect(await tell(keys.webhook)).toBe(503);
  await save({ webhook: keys.webhook });
  expect([await tell(keys.webhook), await tell("whsec_another")]).toEqual([200, 400]);
});

test.each([
  [{ secret: "pk_test_12345" }, "secret"],
  [{ publishable: keys.secret }, "publishable"],
  [{ webhook: "12345678" }, "webhook"],
  [{ secret: "" }, "secret"],
  [{ secret: "sk_live_12345678", publishable: keys.publishable }, "publishable"],
])("%j is refused, and nothing is stored", async (body, field) => {
  const answer = await save(body);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
  expect(await db.secret.count()).toBe(0);
});

test("a recent sign-in is required, and visitors may neither read, change nor test keys", async () => {
  await db.session.updateMany({ data: { authenticatedAt: new Date(Date.now() - 6 * 60_000) } });
  const asked = await save(keys);
  expect([asked.status, asked.body.needs]).toEqual([403, "password"]);
  for (const answer of [
    await get(GET),
    await post(POST, { body: keys }),
    await post(POST_TEST, { body: {} }),
  ]) {
    expect(answer.status).toBe(401);
  }
  expect(await db.secret.count()).toBe(0);
});

test("only an owner has to do with secrets", async () => {
  for (const role of ["manager", "viewer"] as const) {
    const { token: other } = await signedInAs(role);
    expect((await get(GET, { token: other })).status).toBe(403);
    expect((await post(POST, { token: other, body: keys })).status).toBe(403);
    expect((await post(POST_TEST, { token: other, body: {} })).status).toBe(403);
  }
  expect(await db.secret.count()).toBe(0);
});

test("a key is tested at the provider, before or while it is saved", async () => {
  const tried = async (body: object) => {
    const { status, body: answer } = await post(POST_TEST, { token, body });
    return [status, answer.mode ?? answer.error];
  };
  expect(await tried({})).toEqual([409, "Enter the secret key to test it."]);
  expect(await tried({ secret: keys.secret })).toEqual([200, "test"]);
  expect(await tried({ secret: "rk_live_restricted" })).toEqual([200, "live"]);
  expect(await tried({ secret: "sk_live_wrong" })).toEqual([422, "Stripe does not accept this secret key."]);
  await save(keys);
  expect(await tried({})).toEqual([200, "test"]);
  stripe.failNext("hang up", "hang up", "hang up");
  expect((await tried({}))[0]).toBe(503);
});

test("a stored key that can't be read any more is no key", async () => {
  jest.spyOn(log, "error").mockImplementation(() => undefined);
  await save(keys);
  await db.secret.updateMany({ data: { value: "v1.other-id.AAAA" } });
  expect(await pay()).toMatchObject({ demo: true });
});
