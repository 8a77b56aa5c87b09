import { expect, test } from "@jest/globals";
import { NextRequest } from "next/server";
import { setUpTestDatabase } from "@/lib/testing/database";
import { configuredInstance } from "@/lib/testing/instance";
import { activateSite, uploadSite } from "@/lib/testing/templates";
import { dayOf, listVisits } from "@/lib/visits/server";
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

test("a visitor who has to sign in is told so above the template, which a click leads out of", async () => {
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
