import path from "node:path";
import { beforeEach, expect, jest, test } from "@jest/globals";
import fc from "fast-check";
import { toConnectionString } from "@/lib/platform/address/target";
import { currentDatabase } from "@/lib/platform/db/current";
import { vapidPublicKey } from "@/lib/push/vapid.server";
import { type Attack, attack, isStream, type methods, paramsOf } from "@/tests/support/api/attack";
import { type Answer, send } from "@/tests/support/api/request";
import { tableDigests } from "@/tests/support/backups/table-digests";
import { acceptedPlan } from "@/tests/support/business-plan/accepted-plan";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { nestedSeo } from "@/tests/support/seo/seo";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";
import { uploadSite } from "@/tests/support/templates/templates";

jest.setTimeout(300_000);
setUpTestDatabase();

type Route = Record<(typeof methods)[number], Parameters<typeof send>[0]>;

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
  await uploadSite(token);
});

/** Resolves to the response, with any status; null for an open stream. */
async function ask(one: Attack): Promise<Answer | null> {
  const route: Route = await import(path.resolve("app", one.file));
  const query = `?${new URLSearchParams(one.query)}`;
  const hasBody = !["GET", "HEAD"].includes(one.method);
  return send(route[one.method], one.method, {
    params: paramsOf(one.file, one.parts),
    query,
    headers: { "content-type": "application/json", ...one.headers },
    ...(one.isSignedIn && { token }),
    ...(hasBody && { body: one.body }),
  });
}

/** zod's default messages, which responses must not contain. */
const rawValidation =
  /Invalid input|Invalid (option|key|element|string|discriminator)|Too (big|small):|Unrecognized key/;

/** Sends the requests in turn, and returns those with forbidden responses. */
async function failuresOf(attacks: Attack[]) {
  const failed: unknown[] = [];
  for (const one of attacks) {
    const answer = await ask(one).catch((error: unknown) => ({ status: 599, body: String(error) }));
    const isUnset = /the signing secret is not set/.test(JSON.stringify(answer?.body));
    // Inspecting a page needs a running server, which the tests lack.
    const isExpected = answer?.status === 503 && (isUnset || one.file.startsWith("api/seo/inspect/"));
    if (!answer || (answer.status >= 500 && !isExpected))
      failed.push({ ...one, status: answer?.status, told: answer?.body });
    else if (answer.status >= 400 && one.method !== "HEAD") {
      expect(answer.body).toMatchObject({ success: false, error: expect.any(String) });
      expect(JSON.stringify(answer.body)).not.toMatch(rawValidation);
    }
  }
  return failed;
}

test("no route answers malformed input with a server error, or lets a visitor change anything", async () => {
  const attacks = fc.sample(attack, { numRuns: 1000, seed: 20261122 }).filter((one) => !isStream(one));
  // The first request for the key of notifications makes it.
  await vapidPublicKey();
  const database = toConnectionString(currentDatabase().target);
  const before = await tableDigests(database);
  expect(await failuresOf(attacks.filter(({ isSignedIn }) => !isSignedIn))).toEqual([]);
  expect(await tableDigests(database)).toEqual(before);
  expect(await failuresOf(attacks.filter(({ isSignedIn }) => isSignedIn))).toEqual([]);
});

const { host, port, name, username } = { host: "127.0.0.1", port: 1, name: "shop", username: "shop" };
const order = {
  restaurantId: "order1",
  email: "g@example.com",
  name: "Gil",
  dishes: [{ id: "zobo", quantity: 1 }],
};

/** Valid bodies, in which the tests replace one text at a time. */
const valid: [file: string, method: "POST" | "DELETE", body: object][] = [
  ["api/auth/login", "POST", administrator],
  ["api/auth/[...nextauth]", "POST", { ...administrator, csrfToken: "x", callbackUrl: "/" }],
  [
    "api/config/save",
    "POST",
    {
      isConfigured: true,
      projectName: "Bakery",
      apiUrl: "http://localhost/api",
      adminEmail: administrator.email,
      adminPassword: administrator.password,
      database: { host, port, name, username, password: "x" },
    },
  ],
  ["api/config/test-connection", "POST", { host, port, name, username, password: "x" }],
  ["api/ordering/sold-out", "POST", { restaurantId: "order1", id: "zobo", soldOut: true }],
  ["api/orders", "POST", { ...order, idempotencyKey: "a-key-of-an-order" }],
  ["api/orders/[id]/status", "POST", { status: "preparing", from: "placed" }],
  ["api/create-payment-intent", "POST", { amount: 1000, currency: "usd", email: order.email, items: [] }],
  ["api/landing/config", "POST", sampleLanding()],
  ["api/templates/rename/[id]", "POST", { name: "Summer" }],
  ["api/seo/unknown-paths", "DELETE", { path: "/old" }],
  ["api/seo/redirects", "POST", { path: "/old", target: "/new" }],
  ["api/seo/redirects", "DELETE", { path: "/old" }],
  ["api/seo/settings", "POST", { page: "about", ...nestedSeo }],
  ["api/seo/settings/[page]", "POST", nestedSeo],
  ["api/seo/check/[page]", "POST", nestedSeo],
  ["api/business-plans", "POST", { description: "A bakery in Leeds with cakes", kind: "bakery" }],
  ["api/business-plans/applied", "POST", { sections: acceptedPlan(), versions: {} }],
];

/** Yields copies of the value, in each of which another text or key is replaced. */
function* brokenAt(given: unknown, broken: string): Generator<unknown> {
  if (typeof given === "string") yield broken;
  else if (Array.isArray(given)) {
    for (const [at, one] of given.entries())
      for (const other of brokenAt(one, broken)) yield given.with(at, other);
  } else if (typeof given === "object" && given !== null) {
    for (const [key, one] of Object.entries(given)) {
      for (const other of brokenAt(one, broken)) yield { ...given, [key]: other };
    }
    yield { ...given, [broken]: 1 };
  } else yield broken;
}

test.each(
  ["\0", "a\0", "\ud800", "a\udfff", "", "x".repeat(20_000)].map((text) => [
    JSON.stringify(text).slice(0, 20),
    text,
  ]),
)("no route answers a body of which one text is %s with an error of the server", async (_, broken) => {
  const failed: unknown[] = [];
  for (const [folder, method, whole] of valid) {
    const route: Route = await import(path.resolve("app", folder, "route.ts"));
    const params = paramsOf(folder, ["about"]);
    for (const body of brokenAt(whole, broken)) {
      const answer = await send(route[method], method, { token, params, body });
      if (answer.status >= 500) failed.push([folder, method, body, answer.body]);
    }
  }
  expect(failed).toEqual([]);
});
