import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, jest, test } from "@jest/globals";
import fc from "fast-check";
import { acceptedPlan } from "@/lib/testing/accepted-plan";
import { setUpTestDatabase } from "@/lib/testing/database";
import { administrator, configuredInstance } from "@/lib/testing/instance";
import { sampleLanding } from "@/lib/testing/landing";
import { type Answer, send } from "@/lib/testing/request";
import { nestedSeo } from "@/lib/testing/seo";
import { uploadSite } from "@/lib/testing/templates";

jest.setTimeout(300_000);
setUpTestDatabase();

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Route = Record<(typeof methods)[number], Parameters<typeof send>[0]>;

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts")
  .sort();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
  await uploadSite(token);
});

const nasty = fc.oneof(
  fc.constantFrom(
    "\0",
    "\ud800",
    "a\udfff",
    "",
    "..",
    "../../etc/passwd",
    "constructor",
    "__proto__",
    "home",
    "order1",
    "A".repeat(22),
    "0".repeat(64),
    "-1",
    "1e999",
    "9".repeat(40),
    "x".repeat(5000),
    "🍕\u202e",
    "index.html",
  ),
  fc.string({ unit: "binary", maxLength: 8 }),
);

const value = fc.oneof(
  nasty,
  fc.jsonValue(),
  fc.constantFrom(-1, 1e308, 0.5, true, null),
  fc.array(nasty, { maxLength: 3 }),
);
const field = fc.constantFrom(
  ..."email password rememberMe path target all page title description keywords id name items menu quantity settings database isConfigured projectName apiUrl adminEmail adminPassword idempotencyKey structuredData hero stats features version status kind amount currency plan decisions siteAddress timeZone".split(
    " ",
  ),
);
const body = fc.oneof(
  fc.tuple(field, nasty).map(([name, text]) => JSON.stringify({ [name]: text })),
  fc.dictionary(field, value).map((one) => JSON.stringify(one)),
  fc.dictionary(field, fc.dictionary(field, value)).map((one) => JSON.stringify(one)),
  fc.constantFrom("", "{", "null", "[]", '"\\u0000"', "[null]", "\0", '{"__proto__":{}}'),
);
const header = fc.constantFrom<Record<string, string>>(
  { "content-type": "text/plain" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "\u00ff" },
  { "if-match": '"99999999999999999999"' },
  { "if-match": "\u00ff" },
  { "if-none-match": '"' },
  { range: "bytes=-0" },
  { range: "bytes=9-1,2-" },
  { accept: "\u00ff" },
  { "accept-language": ";;q=x" },
  { authorization: "Bearer a.b.c" },
  { cookie: "auth_token=%; =; next-auth.callback-url=%" },
  { cookie: "next-auth.csrf-token=|; \u00ff=\u00ff" },
  { origin: "http://[" },
  { host: "a b" },
  { "x-forwarded-host": "a b" },
  { "x-request-id": "\u00ff" },
  { "user-agent": "\u00ff" },
  { "last-event-id": "\u00ff" },
  { "stripe-signature": "t=,v1=" },
);
const attack = fc.record({
  file: fc.constantFrom(...files),
  method: fc.constantFrom(...methods, "GET", "POST", "POST"),
  parts: fc.array(nasty, { minLength: 1, maxLength: 3 }),
  query: fc.dictionary(
    fc.constantFrom("page", "format", "status", "callbackUrl", "from", "to", "q", "still", "code"),
    nasty,
  ),
  headers: header,
  isSignedIn: fc.boolean(),
  body,
});

type Attack = typeof attack extends fc.Arbitrary<infer One> ? One : never;

/** The parts of a route's address that are given. */
function paramsOf(file: string, parts: string[]) {
  const names = [...file.matchAll(/\[+(\.{3})?(\w+)\]+/g)];
  return Object.fromEntries(
    names.map(([, isRest, name = ""], at) => [name, isRest ? parts : (parts[at % parts.length] ?? "")]),
  );
}

/** Answered, whatever with, or left open as a stream is. */
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

test("no route answers what makes no sense with an error of the server", async () => {
  const failed: unknown[] = [];
  const samples = fc.sample(attack, { numRuns: 600, seed: 20261122 });
  for (const one of samples.filter(({ file, method }) => !(method === "GET" && /events/.test(file)))) {
    const answer = await ask(one).catch((error: unknown) => ({ status: 599, body: String(error) }));
    const isUnset = answer?.status === 503 && /are not taken here/.test(JSON.stringify(answer.body));
    if (!answer || (answer.status >= 500 && !isUnset))
      failed.push({ ...one, status: answer?.status, told: answer?.body });
    else if (answer.status >= 400 && one.method !== "HEAD")
      expect(answer.body).toMatchObject({ success: false, error: expect.any(String) });
  }
  expect(failed).toEqual([]);
});

const { host, port, name, username } = { host: "127.0.0.1", port: 1, name: "shop", username: "shop" };
const order = { menu: "order1", email: "g@example.com", name: "Gil", items: [{ id: "zobo", quantity: 1 }] };

/** What routes take, of which then one text is broken at a time. */
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
  ["api/ordering/sold-out", "POST", { menu: "order1", id: "zobo", soldOut: true }],
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

/** The value, each time with another of its texts, or of its keys, replaced. */
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
