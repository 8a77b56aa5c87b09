import { expect, jest, test } from "@jest/globals";
import { NextRequest } from "next/server";
import { GET as landingApi } from "@/app/api/landing/config/route";
import { GET as activeApi } from "@/app/api/templates/active/route";
import { POST as deactivateApi } from "@/app/api/templates/deactivate/route";
import { DELETE as deleteApi } from "@/app/api/templates/delete/[id]/route";
import { GET as fileApi } from "@/app/api/templates/files/[id]/[hash]/[...path]/route";
import { defaultLandingContent } from "@/lib/landing/schema";
import { saveLanding, shownLanding } from "@/lib/landing/server";
import { db } from "@/lib/platform/db/client";
import { currentDatabase, setCurrentDatabase } from "@/lib/platform/db/current";
import { log } from "@/lib/platform/log/log";
import { getPageHead } from "@/lib/seo/head.server";
import { middleware } from "@/middleware";
import { get, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { configuredInstance } from "@/tests/support/setup/instance";
import { activateSite, uploadSite } from "@/tests/support/templates/templates";

setUpTestDatabase();
jest.spyOn(log, "warn").mockImplementation(() => undefined);
jest.spyOn(log, "error").mockImplementation(() => undefined);

const tables = ["Configuration", "LandingContent", "Template", "TemplateVersion", "PageSeo"];
const visit = (path: string) => middleware(new NextRequest(`http://localhost${path}`));

/** Runs while no table can be read, with the clock a second ahead, so that cached values have expired. */
async function whileAway(run: () => Promise<void>) {
  const rename = (from: (table: string) => string, to: (table: string) => string) =>
    db.$transaction(
      tables.map((table) => db.$executeRawUnsafe(`ALTER TABLE "${from(table)}" RENAME TO "${to(table)}"`)),
    );
  const same = (table: string) => table;
  const gone = (table: string) => `${table}Away`;
  await rename(same, gone);
  const now = Date.now();
  const clock = jest.spyOn(Date, "now").mockImplementation(() => now + 1000);
  try {
    await run();
  } finally {
    clock.mockImplementation(() => now + 10_000);
    await rename(gone, same);
  }
  return clock;
}

test("visitors still see the landing page and its tags during an outage, and it recovers", async () => {
  await configuredInstance();
  await saveLanding(sampleLanding(), "a@example.com", null);
  const head = await getPageHead("home");
  expect((await visit("/")).status).toBe(200);
  const clock = await whileAway(async () => {
    expect(await shownLanding()).toEqual({ version: 1, content: sampleLanding() });
    expect(await getPageHead("home")).toEqual(head);
    for (const path of ["/", "/welcome"]) {
      const answer = await visit(path);
      expect([answer.status, answer.headers.get("x-middleware-next")]).toEqual([200, "1"]);
    }
    for (const path of ["/login", "/order1", "/Home", "/unknown"])
      expect((await visit(path)).status).toBe(503);
    expect((await get(landingApi)).status).not.toBe(200);
  });
  await saveLanding(sampleLanding("Back again"), "a@example.com", null);
  expect((await shownLanding()).content.hero.title).toBe("Back again");
  expect((await visit("/login")).status).toBe(200);
  clock.mockRestore();
});

test("visitors still see the active template during an outage; the API fails", async () => {
  const token = await configuredInstance();
  const page = "<!doctype html><title>Bakery</title><h1>Bakery</h1>";
  await activateSite(token, (await uploadSite(token, { "index.html": page, "about.html": page })).id);
  for (const path of ["/", "/about"]) expect(await (await visit(path)).text()).toContain("<h1>Bakery</h1>");
  const clock = await whileAway(async () => {
    for (const path of ["/", "/about"]) {
      const answer = await visit(path);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("<h1>Bakery</h1>")]);
    }
    expect((await get(activeApi)).status).not.toBe(200);
  });
  clock.mockRestore();
});

test("a template's style sheets and pictures stay available with it, and end with it", async () => {
  const token = await configuredInstance();
  const files = { "index.html": "<!doctype html><title>Bakery</title>", "style.css": "h1 { color: teal }" };
  const { id, hash } = await uploadSite(token, files);
  await activateSite(token, id);
  const styles = () => get(fileApi, { params: { id, hash, path: ["style.css"] } });
  expect((await styles()).status).toBe(200);
  const clock = await whileAway(async () => {
    for (let i = 0; i < 3; i++) {
      const { status, body } = await styles();
      expect([status, body]).toEqual([200, files["style.css"]]);
    }
  });
  expect((await styles()).status).toBe(200);
  expect((await send(deactivateApi, "POST", { token })).status).toBe(200);
  expect((await send(deleteApi, "DELETE", { token, params: { id } })).status).toBe(200);
  expect((await styles()).status).toBe(404);
  clock.mockRestore();
});

test("unreadable content leaves the last known page, or the default", async () => {
  await configuredInstance();
  await saveLanding(sampleLanding(), "a@example.com", null);
  expect((await shownLanding()).content).toEqual(sampleLanding());
  await db.landingContent.update({ where: { id: 1 }, data: { content: { hero: "of an older program" } } });
  const now = Date.now();
  const clock = jest.spyOn(Date, "now").mockImplementation(() => now + 1000);
  expect((await shownLanding()).content).toEqual(sampleLanding());
  setCurrentDatabase(currentDatabase());
  expect((await shownLanding()).content).toEqual(defaultLandingContent("Corner Bakery"));
  expect((await visit("/")).status).toBe(200);
  clock.mockRestore();
});

test("a process that never read anything shows the default, and crawlers get 503", async () => {
  await configuredInstance();
  setCurrentDatabase(currentDatabase());
  const clock = await whileAway(async () => {
    expect(await shownLanding()).toEqual({ version: 0, content: defaultLandingContent() });
    for (const path of ["/", "/welcome"]) {
      const { status, headers } = await visit(path);
      expect([status, headers.get("x-middleware-next")]).toEqual([503, "1"]);
      expect([headers.get("retry-after"), headers.get("cache-control")]).toEqual(["5", "no-store"]);
    }
    expect((await visit("/order1")).headers.get("x-middleware-next")).toBeNull();
  });
  expect((await visit("/")).status).toBe(200);
  clock.mockRestore();
});
