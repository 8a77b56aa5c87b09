import { readdir } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { GET as files } from "@/app/api/static-export/files/route";
import { POST as pushRoute } from "@/app/api/static-export/push/route";
import { PUT as change, GET as state } from "@/app/api/static-export/route";
import { toClientConfig } from "@/lib/platform/address/target";
import { connections } from "@/lib/platform/cache/page-cache";
import { setPageHandler } from "@/lib/platform/cache/page-handler";
import { db } from "@/lib/platform/db/client";
import { directDatabase } from "@/lib/platform/db/current";
import { withClient } from "@/lib/platform/db/with-client";
import { log } from "@/lib/platform/log/log";
import { instanceWithAddress } from "@/tests/support/accounts/users";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { useStaticScreens } from "@/tests/support/static-export/static-islands";
import { setUpBucket } from "@/tests/support/storage/bucket-server";
import { downloadSite } from "./download.server";
import { createFollower, queueOutdated } from "./follow.server";
import { MANIFEST } from "./manifest";
import { pushSite } from "./push.server";

setUpTestDatabase();
const { bucket, use } = setUpBucket();
const never = new AbortController().signal;

/** The pages of the site by path; a number is a status without a page. */
let pages: Record<string, string | number>;
const answer: RequestListener = ({ url = "" }, response) => {
  const page = pages[url];
  if (typeof page === "number") return void response.writeHead(page).end();
  const type = url.endsWith(".css") ? "text/css" : "text/html; charset=utf-8";
  if (page === undefined) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": type }).end(page);
};
const page = (text: string) => `<!DOCTYPE html><html><head></head><body>${text}</body></html>`;

let token = "";
beforeEach(async () => {
  token = await instanceWithAddress();
  use({ SITE_BUCKET: bucket.name });
  pages = {
    "/": page('Home <link rel="stylesheet" href="/_next/static/a.css"><a href="/about">About</a>'),
    "/about": page("About"),
    "/_next/static/a.css": "p{}",
  };
  useStaticScreens();
  setPageHandler(answer);
  connections.listPages = async () => Object.keys(pages).filter((path) => !path.includes("."));
});
afterEach(() => {
  setPageHandler(undefined);
  delete connections.listPages;
});

const stored = () => [...bucket.objects.keys()].sort();
const sent = () => bucket.requests.filter((request) => /^(?:PUT|DELETE)/.test(request));
const server = ["server/Caddyfile", "server/README.txt", "server/nginx.conf", MANIFEST];
const whole = [
  "404.html",
  "_next/static/a.css",
  "about/index.html",
  "index.html",
  "robots.txt",
  ...server,
].sort();
const failureOf = async () => (await get(state, { token })).body.failure?.message;

test("the first export stores everything with its type, the next one what changed, and deletions come last", async () => {
  bucket.objects.set("foreign.txt", Buffer.from("x"));
  await pushSite(never);
  expect(stored()).toEqual([...whole, "foreign.txt"].sort());
  expect(bucket.types.get("about/index.html")).toBe("text/html; charset=utf-8");
  expect(bucket.objects.get("index.html")?.toString()).toContain("Home");
  bucket.requests.length = 0;
  await pushSite(never);
  expect(sent()).toEqual([]);

  pages["/"] = page("New home");
  delete pages["/about"];
  await pushSite(never);
  const order = sent().filter((request) => !request.endsWith(MANIFEST));
  expect(order.slice(0, -2)).toEqual(["PUT server/nginx.conf", "PUT server/Caddyfile", "PUT index.html"]);
  expect(order.slice(-2).sort()).toEqual(["DELETE _next/static/a.css", "DELETE about/index.html"]);
  expect(bucket.objects.has("foreign.txt")).toBe(true);
  expect((await get(state, { token })).body).toMatchObject({
    files: 6,
    failure: null,
    pushedAt: expect.any(String),
  });
});

test("nothing is stored if a page fails, its address is shown, and no file is left behind", async () => {
  jest.spyOn(log, "error").mockImplementation(() => undefined);
  pages["/about"] = 500;
  await expect(pushSite(never)).rejects.toThrow(
    "/about could not be exported: the site answered with status 500.",
  );
  expect(stored()).toEqual([]);
  expect(await failureOf()).toContain("/about");
  expect((await readdir(tmpdir())).filter((name) => name.startsWith("static-export-"))).toEqual([]);
  pages["/about"] = page("About");
  await pushSite(never);
  expect(await failureOf()).toBeUndefined();
});

test("an export that the bucket interrupts is completed by the next one, whatever the site shows then", async () => {
  jest.spyOn(log, "error").mockImplementation(() => undefined);
  await pushSite(never);
  const [home, about] = [pages["/"], pages["/about"]];
  Object.assign(pages, { "/": page("Other home"), "/about": page("Other about") });
  bucket.failing = (method, key) =>
    method === "PUT" && key === "about/index.html" ? { status: 403, code: "AccessDenied" } : null;
  await expect(pushSite(never)).rejects.toThrow("AccessDenied");
  expect(bucket.objects.get("index.html")?.toString()).toContain("Other home");
  bucket.failing = () => null;
  Object.assign(pages, { "/": home, "/about": about });
  await pushSite(never);
  expect(bucket.objects.get("index.html")?.toString()).toContain("Home");
});

test("a site that isn’t public, or has no address, is refused with a reason", async () => {
  await db.configuration.update({ where: { id: 1 }, data: { siteAddress: "" } });
  for (const refused of [
    await send(change, "PUT", { token, body: { isOn: true } }),
    await post(pushRoute, { token, body: {} }),
  ])
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining("site’s address")]);
  await db.configuration.update({ where: { id: 1 }, data: { visibility: "comingSoon" } });
  expect((await get(files, { token })).status).toBe(409);
  expect((await get(state, { token })).body.lacks).toEqual(["public", "reach", "address"]);
});

test("several changes queue one export, and none while it is off", async () => {
  const queued = () => db.job.count({ where: { kind: "push-static-export", state: "queued" } });
  const follow = createFollower();
  const save = () => db.landingContent.deleteMany();
  await save();
  await follow();
  expect(await queued()).toBe(0);
  expect((await send(change, "PUT", { token, body: { isOn: true } })).body).toMatchObject({
    isOn: true,
    isPushing: true,
  });
  await db.job.deleteMany();
  await follow();
  expect(await queued()).toBe(0);
  for (let times = 0; times < 2; times++) {
    await save();
    await follow();
  }
  expect(await queued()).toBe(1);
  await db.job.deleteMany();
  await queueOutdated();
  expect(await queued()).toBe(1);
});

test("a page below another, in a further language, is stored with its links", async () => {
  pages["/de/about/team"] = page('<a href="/about">About</a>');
  pages["/"] = page('Home <a href="/de/about/team">Team</a>');
  await pushSite(never);
  expect(stored()).toContain("de/about/team/index.html");
  expect(bucket.objects.get("index.html")?.toString()).toContain('href="/de/about/team"');
});

test("the archive has the site in a folder, and a download is in the audit log", async () => {
  const download = await get(files, { token });
  expect([download.status, download.headers.get("content-disposition")]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="site-\d{4}-\d\d-\d\d\.zip"$/),
  ]);
  expect(await db.auditEntry.count({ where: { action: "static-export:download" } })).toBe(1);
});

test("one download at a time runs, until it has ended or is given up", async () => {
  const address = "http://localhost/api/static-export/files";
  const giveUp = new AbortController();
  await downloadSite(new Request(address, { signal: giveUp.signal }));
  expect((await get(state, { token })).body.isDownloading).toBe(true);
  const refused = await get(files, { token });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([409, "30"]);
  expect(refused.body.error).toContain("The site is being downloaded");
  giveUp.abort();
  const next = await downloadSite(new Request(address));
  await expect(downloadSite(new Request(address))).rejects.toThrow("The site is being downloaded");
  expect((await next.arrayBuffer()).byteLength).toBeGreaterThan(0);
  expect((await get(state, { token })).body.isDownloading).toBe(false);
});

test("a download of another process counts, and ends with its connection", async () => {
  const config = toClientConfig(directDatabase());
  await withClient(config, async (other) => {
    await other.query("SELECT pg_advisory_lock(7265063)");
    expect((await get(state, { token })).body.isDownloading).toBe(true);
    expect((await get(files, { token })).status).toBe(409);
  });
  const begun = await get(files, { token });
  expect(begun.status).toBe(200);
});
