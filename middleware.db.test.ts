import { expect, test } from "@jest/globals";
import { NextRequest } from "next/server";
import { db } from "@/lib/platform/db/client";
import { dayOf, listVisits } from "@/lib/visits/server";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { activateSite, uploadSite } from "@/tests/support/templates/templates";
import { middleware } from "./middleware";

setUpTestDatabase();

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const visit = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  middleware(
    new NextRequest(`http://localhost${path}`, {
      method,
      headers: { "user-agent": browser, accept: "text/html", ...headers },
    }),
  );

async function counts() {
  const visits = await listVisits(new Date(dayOf(new Date())));
  return Object.fromEntries(visits.map(({ page, count }) => [page, count]));
}

test("a visitor who has to sign in gets a notice above the template, whose link leads out of it", async () => {
  const token = await configuredInstance();
  await activateSite(token, (await uploadSite(token)).id);
  const notice = await visit("/?returnUrl=%2Fadmin");
  const html = await notice.text();
  expect(html).toContain('href="/login?returnUrl=%2Fadmin"');
  expect(html).not.toContain("Corner");
  expect(notice.headers.get("content-security-policy")).not.toContain("sandbox");

  const framed = await visit(/iframe src="([^"]+)"/.exec(html)?.[1] ?? "");
  const alone = await visit("/?returnUrl=%2F%2Fevil.example");
  const clickable = "allow-top-navigation-by-user-activation";
  expect(framed.headers.get("content-security-policy")).toContain(clickable);
  expect(await framed.text()).toContain('"_top"');
  expect(alone.headers.get("content-security-policy")).toMatch(/^sandbox /);
  expect(alone.headers.get("content-security-policy")).not.toContain(clickable);
  expect(await alone.text()).not.toContain("_top");
});

test("only visits of public pages that are served are counted", async () => {
  await visit("/");
  await visit("/order1");
  expect(await counts()).toEqual({});

  const token = await configuredInstance();
  for (const path of ["/", "/welcome", "/welcome?q=1", "/order1", "/order2", "/Home", "/home"]) {
    await visit(path);
  }
  const served = { home: 1, welcome: 2, order1: 1, order2: 1, Home: 2 };
  expect(await counts()).toEqual(served);

  const cookie = `auth_token=${token}`;
  for (const path of [
    "/login",
    "/setup",
    "/admin",
    "/dashboard",
    "/portal/editor",
    "/about",
    "/wp-login.php",
  ]) {
    await visit(path);
    await visit(path, { cookie });
  }
  await visit("/template-preview/x");
  await visit("/", { cookie });
  await visit("/", { "user-agent": "Googlebot/2.1" });
  await visit("/", { "sec-purpose": "prefetch" });
  await visit("/", {}, "HEAD");
  expect(await counts()).toEqual(served);

  const html = "<!doctype html><title>Bakery</title><h1>Bakery</h1>";
  const { id } = await uploadSite(token, { "index.html": html, "about.html": html, "style.css": "" });
  expect((await activateSite(token, id)).status).toBe(200);
  for (const path of ["/", "/about", "/about/more", "/style.css"]) await visit(path);
  expect(await counts()).toEqual({ ...served, home: 2, about: 1 });
});

const policyOf = ({ headers }: Response) => headers.get("content-security-policy") ?? "";
const nonceOf = (answer: Response) => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1];

test("each page has a policy with a fresh nonce, which Next.js uses", async () => {
  const cookie = `auth_token=${await configuredInstance()}`;
  const nonces = new Set<string | undefined>();
  for (const path of [
    "/",
    "/welcome",
    "/order1",
    "/orders/x",
    "/login",
    "/Home",
    "/home",
    "/admin",
    "/nowhere",
  ]) {
    const answer = await visit(path, { cookie });
    expect([path, policyOf(answer)]).toEqual([path, expect.stringContaining("script-src 'self' 'nonce-")]);
    expect(answer.headers.get("x-middleware-request-content-security-policy")).toBe(policyOf(answer));
    expect(policyOf(answer)).toContain("report-uri /api/csp-reports");
    expect([path, policyOf(answer).includes("stripe")]).toEqual([path, path.startsWith("/order")]);
    nonces.add(nonceOf(answer));
  }
  expect(nonces.size).toBe(9);
  const chosen = await visit("/login", { "content-security-policy": "script-src 'nonce-mine'" });
  expect(chosen.headers.get("x-middleware-request-content-security-policy")).toBe(policyOf(chosen));
});

test("a page may call the API endpoint of the settings", async () => {
  await configuredInstance();
  await db.configuration.update({
    where: { id: 1 },
    data: { apiUrl: "https://api.example.com/api" },
    select: { id: true },
  });
  expect(policyOf(await visit("/login"))).toContain("connect-src 'self' https://api.example.com;");
});

test("files of a template's document may be loaded by another origin; only the document is sandboxed", async () => {
  const token = await configuredInstance();
  await activateSite(token, (await uploadSite(token)).id);
  const file = await visit("/img/dot.svg");
  expect([file.status, file.headers.get("cross-origin-resource-policy")]).toEqual([307, "cross-origin"]);
  // A browser shows no document that has both a sandbox and an opener policy.
  expect((await visit("/")).headers.get("cross-origin-opener-policy")).toBeNull();
});
