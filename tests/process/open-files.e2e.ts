import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdir, readlink } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import type { APIRequestContext } from "@playwright/test";
import { administrator, expect, setUp, test } from "@/tests/support/browser/browser";
import type { RunningApp } from "@/tests/support/process/app";
import { zipFile } from "@/tests/support/templates/site-zip";

/** The files of the template's folder that the process has open. */
async function openFiles({ process, dataDir }: RunningApp): Promise<number> {
  const folder = `/proc/${process.pid}/fd`;
  const links = (await readdir(folder)).map((name) => readlink(`${folder}/${name}`).catch(() => ""));
  return (await Promise.all(links)).filter((target) => target.startsWith(`${dataDir}/templates`)).length;
}

async function signIn(request: APIRequestContext, { origin }: RunningApp) {
  const { token } = await (await request.post(`${origin}/api/auth/login`, { data: administrator })).json();
  return { authorization: `Bearer ${token}` };
}

/** Uploads a site with a file that no socket takes at once. @returns the file's address */
async function uploadLarge(
  request: APIRequestContext,
  { origin }: RunningApp,
  headers: Record<string, string>,
) {
  const large = randomBytes(4_000_000).toString("hex");
  const file = await zipFile("site.zip", { "index.html": "<title>x</title><h1>x</h1>", "large.txt": large });
  const answer = await request.post(`${origin}/api/templates/upload`, {
    headers,
    multipart: { name: "Large", file },
  });
  const { id, hash } = (await answer.json()).template;
  return `${origin}/api/templates/files/${id}/${hash}/large.txt`;
}

/** Asks and leaves as soon as the answer has begun. */
async function abandon(address: string, headers: Record<string, string> = {}) {
  const asked = get(address, { agent: false, headers });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  await once(answer, "data");
  asked.on("error", () => undefined).destroy();
  return answer.statusCode;
}

test("neither HEAD nor an aborted request keeps a file open", async ({ request, emptyApp: app }) => {
  test.skip(process.platform !== "linux", "Open files are counted in /proc, which only Linux has");
  await setUp(request, app);
  const address = await uploadLarge(request, app, await signIn(request, app));
  for (let i = 0; i < 300; i++) expect((await request.head(address)).status()).toBe(200);
  expect(await openFiles(app)).toBe(0);
  for (let i = 0; i < 20; i++) expect(await abandon(address)).toBe(200);
  await expect.poll(() => openFiles(app)).toBe(0);
});

test("HEAD of a stream takes no place, and a closed stream frees its place", async ({
  request,
  emptyApp: app,
}) => {
  await setUp(request, app);
  const address = `${app.origin}/api/ordering/events`;
  for (let i = 0; i < 100; i++) expect((await request.head(address)).status()).toBe(200);
  const streams = Array.from({ length: 64 }, () =>
    get(address, { agent: false }).on("error", () => undefined),
  );
  await Promise.all(streams.map((stream) => once(stream, "response")));
  expect((await request.head(address)).status()).toBe(429);
  expect(await abandon(`${app.origin}/api/orders/events`, await signIn(request, app))).toBe(200);
  for (const stream of streams) stream.destroy();
  await expect.poll(async () => (await request.head(address)).status()).toBe(200);
});

test("signing out ends the stream of orders", async ({ request, emptyApp: app }) => {
  await setUp(request, app);
  const headers = await signIn(request, app);
  const stream = get(`${app.origin}/api/orders/events`, { agent: false, headers });
  const [answer] = (await once(stream, "response")) as [IncomingMessage];
  await once(answer, "data");
  const ended = once(answer.resume(), "end");
  await request.post(`${app.origin}/api/auth/logout`, { headers });
  await ended;
});

test("a connection with a thousand simultaneous requests is closed", async ({
  configuredApp: { origin },
}) => {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname).on("error", () => undefined);
  socket.pause().write(`GET /api/landing/emoji/en/data.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(1000));
  // Cut off in the middle of what it sends, it may hear of a reset first, which `once` would throw.
  await new Promise((resolve) => socket.resume().once("close", resolve));
});

test("no picture is processed at an address of the visitor's choice", async ({
  request,
  configuredApp: app,
}) => {
  const address = `${app.origin}/_next/image?url=%2Ffavicon.ico&w=640&q=75`;
  const answer = await request.get(address, { maxRedirects: 0 });
  expect(answer.status()).toBe(404);
  expect(answer.headers()["content-type"]).not.toContain("image");
});
