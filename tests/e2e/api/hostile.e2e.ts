import fc from "fast-check";
import { hostileRequest } from "@/tests/support/api/hostile-requests";
import { sendRaw } from "@/tests/support/api/raw-request";
import { administrator, test as base, briefFlags, expect, setUp } from "@/tests/support/browser/browser";
import { type RunningApp, removeDataDir, startApp } from "@/tests/support/process/app";
import { makeStartedDataDir } from "@/tests/support/process/prepared-data-dir";

type Attacked = { app: RunningApp; token: string };

const test = base.extend<object, { attacked: Attacked }>({
  attacked: [
    async ({ playwright }, use) => {
      const dataDir = await makeStartedDataDir();
      const app = await startApp({ DATA_DIR: dataDir, STRIPE_WEBHOOK_SECRET: "whsec_test" }, briefFlags);
      const request = await playwright.request.newContext();
      await setUp(request, app);
      const login = await request.post(`${app.origin}/api/auth/login`, {
        data: administrator,
        headers: { origin: app.origin },
      });
      const { token } = await login.json();
      await request.dispose();
      await use({ app, token });
      await app.stop();
      await removeDataDir(dataDir);
    },
    { scope: "worker" },
  ],
});

const json = "Content-Type: application/json";
const state = "Next-Router-State-Tree";

/** The expected answers; those of the API in its common form. */
const malformed: [name: string, line: string, headers: string[], body: string, status: number][] = [
  ["a callbackUrl that is none", "GET /api/auth/csrf?callbackUrl=http://", [], "", 400],
  ["one in a body", "POST /api/auth/signin/credentials", [json], '{"callbackUrl":"http://"}', 400],
  ["one in a query", "POST /api/auth/signin/credentials?callbackUrl=x:y", [json], "{}", 400],
  ["one in a cookie", "GET /api/auth/csrf", ["Cookie: next-auth.callback-url=http%3A%2F%2F"], "", 400],
  [
    "a page with such a cookie",
    "GET /login",
    ["Cookie: next-auth.callback-url=http://; auth_token=x"],
    "",
    200,
  ],
  [
    "a page that looks at it",
    "GET /setup",
    ["Cookie: next-auth.callback-url=http://; auth_token=x"],
    "",
    307,
  ],
  ["NUL in an unknown path", "DELETE /api/seo/unknown-paths", [json], '{"path":"/a\\u0000"}', 422],
  ["half a character in one", "DELETE /api/seo/unknown-paths", [json], '{"path":"/a\\ud800"}', 422],
  ["a broken router state", "GET /_next/data/x", ["RSC: 1", `${state}: x`], "", 400],
  ["one of a page", "GET /login", ["RSC: 1", `${state}: %5B1%5D`], "", 400],
  ["one that is no encoding", "GET /_next/data/x/index.json", ["RSC: 1", `${state}: %`], "", 400],
  ["a broken forwarded host", "GET /api/auth/csrf", ["X-Forwarded-Host: a b"], "", 400],
  ["one at a page", "GET /login", ["X-Forwarded-Host: [::1"], "", 400],
  ["an unsigned event", "POST /api/webhooks/stripe", [json, "Stripe-Signature: t=1,v1=x"], "null", 400],
  ["a template's id that is none", "GET /api/templates/preview/x", [], "", 404],
  ["its files", "GET /api/templates/files/x/y/%00", [], "", 404],
  ["a path that is none", "GET /api/%ff", [], "", 400],
  ["an unknown method", "PROPFIND /api/health", [], "", 405],
];

test("malformed requests get the right status", async ({ attacked: { app, token } }) => {
  const host = `Host: ${new URL(app.origin).host}`;
  for (const [name, line, headers, body, status] of malformed) {
    const lines = [
      `${line} HTTP/1.1`,
      host,
      `Authorization: Bearer ${token}`,
      `Origin: ${app.origin}`,
      ...headers,
    ];
    const answer = await sendRaw(app.origin, lines, body);
    expect([name, answer.status, answer.body.slice(0, 200)]).toEqual([name, status, expect.any(String)]);
    if (line.includes(" /api/")) {
      expect(answer.body).toMatch(/\{"success":false,"error":"[^"]+"/);
    }
  }
  for (const broken of [
    "",
    "a b",
    "[",
    "x:99999",
    "\xe9",
    `${new URL(app.origin).host}\r\nHost: evil.example`,
  ]) {
    for (const address of ["/", "/login", "/api/auth/csrf", "/api/config/check"]) {
      const { status, body } = await sendRaw(app.origin, [`GET ${address} HTTP/1.1`, `Host: ${broken}`]);
      expect([broken, address, status]).toEqual([broken, address, 400]);
      expect(body.includes('"success":false')).toBe(address.startsWith("/api/"));
    }
  }
});

test("a request to upgrade the protocol is answered like any other, and not upgraded", async ({
  attacked: { app },
}) => {
  const host = `Host: ${new URL(app.origin).host}`;
  const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
  for (const [address, status] of [
    ["/api/health", 200],
    ["/admin", 307],
    ["/_next/webpack-hmr", 307],
  ] as const) {
    const answer = await sendRaw(app.origin, [`GET ${address} HTTP/1.1`, host, ...upgrade]);
    expect([address, answer.status]).toEqual([address, status]);
    expect(answer.head).toMatch(/^x-request-id: /im);
  }
});

test("a page in other letter case is redirected, with its query", async ({ attacked: { app } }) => {
  const host = `Host: ${new URL(app.origin).host}`;
  for (const [asked, leadsTo] of [
    ["/LOGIN?returnUrl=%2Fadmin", "/login?returnUrl=%2Fadmin"],
    ["/Order1", "/order1"],
    ["/ADMIN/SEO?page=home", "/admin/seo?page=home"],
    ["/Sitemap.xml", "/sitemap.xml"],
    ["/Orders/aBcD", "/orders/aBcD"],
    ["//LOGIN", "/LOGIN"],
  ]) {
    const { head } = await sendRaw(app.origin, [`GET ${asked} HTTP/1.1`, host]);
    expect([asked, /^location: (.*)$/im.exec(head)?.[1]]).toEqual([asked, leadsTo]);
  }
});

/** Only a fault of the server's own; that the payment provider's keys are not set is none. */
const isFault = ({ status, body: told }: { status: number; body: string }) =>
  status >= 500 && !told.includes("are not taken here");

test("no input by a visitor or an administrator causes a server error", async ({
  attacked: { app, token },
}) => {
  const host = `Host: ${new URL(app.origin).host}`;
  const failed: unknown[] = [];
  for (const one of fc.sample(hostileRequest, { numRuns: 700, seed: 20261122 })) {
    const [first = "", second = "", ...rest] = one.parts;
    const address = one.address
      .replace("**", () => rest.join("/"))
      .replace("*", () => first)
      .replace("*", () => second);
    const query = one.query.map(([name, value]) => `${name}=${value}`).join("&");
    const line = `${one.method} ${address}${query && `?${query}`} HTTP/1.1`;
    const signedIn = one.isSignedIn ? [`Authorization: Bearer ${token}`, `Cookie: auth_token=${token}`] : [];
    const sent = one.method === "GET" || one.method === "HEAD" ? "" : one.body;
    const answer = await sendRaw(app.origin, [line, host, ...signedIn, ...one.headers], sent);
    if (answer.status === 0 || isFault(answer)) {
      failed.push({ line: line.slice(0, 200), headers: one.headers, sent: sent.slice(0, 200), answer });
    }
  }
  expect(failed).toEqual([]);
  expect((await sendRaw(app.origin, ["GET /api/health/ready HTTP/1.1", host])).status).toBe(200);
});
