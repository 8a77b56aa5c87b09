import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { Client } from "pg";
import { SETUP_CODE_HEADER } from "@/lib/setup/schema";
import { type AdministratorApi, administrator, administratorApi } from "@/tests/support/browser/browser";
import { sampleLanding } from "@/tests/support/landing/landing";
import { type RunningApp, removeDataDir, startApp } from "@/tests/support/process/app";
import { appDatabase } from "@/tests/support/process/app-database";
import { makeStartedDataDir } from "@/tests/support/process/prepared-data-dir";
import { bothReady, readyText, workerOf, workersOf } from "@/tests/support/process/workers";

test.describe.configure({ mode: "serial" });

const METRICS_TOKEN = "a-token-for-metrics";
let dataDir: string;
let app: RunningApp;
let calls: APIRequestContext;
let api: AdministratorApi;

test.beforeAll(async ({ playwright }) => {
  dataDir = await makeStartedDataDir();
  app = await startApp({ DATA_DIR: dataDir, WORKERS: "2", METRICS_TOKEN });
  await bothReady(app);
  calls = await playwright.request.newContext();
});

test.afterAll(async () => {
  await calls?.dispose();
  expect(await app?.stop()).toBe(0);
  await removeDataDir(dataDir);
});

type Options = { method?: string; headers?: Record<string, string>; body?: object };
type Answer = { status: number | undefined; text: string; requestId: string };

/** Sends a request over a new connection. */
function send(address: string, { method = "GET", headers = {}, body }: Options = {}) {
  const requestId = randomUUID();
  const request = httpRequest(app.origin + address, {
    method,
    agent: false,
    headers: { "x-request-id": requestId, ...(body && { "content-type": "application/json" }), ...headers },
  });
  request.end(body && JSON.stringify(body));
  return { request, requestId };
}

async function fetchAnew(address: string, options?: Options): Promise<Answer> {
  const { request, requestId } = send(address, options);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += chunk;
  return { status: response.statusCode, text, requestId };
}

/** Returns the number of answers by each worker, which its log tells. */
async function countByWorker(requestIds: string[]): Promise<number[]> {
  const counts = [0, 0];
  for (const requestId of requestIds) {
    await expect.poll(() => workerOf(app.output(), requestId), { intervals: [10] }).not.toBeNull();
    const index = (workerOf(app.output(), requestId) ?? 0) - 1;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Repeats a request until each worker has answered it. */
async function byEachWorker(ask: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  await expect(async () => {
    answers.push(await ask());
    const counts = await countByWorker(answers.map(({ requestId }) => requestId));
    expect(Math.min(...counts)).toBeGreaterThan(0);
  }).toPass({ intervals: [0] });
  return answers;
}

test("each worker accepts the printed set-up code", async () => {
  const code = new URL(/Ready: (\S+)/.exec(app.output())?.[1] ?? "").searchParams.get("code");
  expect(code).toBeTruthy();
  const headers = { "x-forwarded-for": "198.51.100.1" };
  const answers = await byEachWorker(() =>
    fetchAnew("/api/config/setup-code", { method: "POST", headers, body: { code } }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test("set-up on another database is known to each worker at once", async () => {
  const { port, url } = await appDatabase(app);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("CREATE DATABASE moved");
  await client.end();
  const { username, password } = new URL(url);
  const code = new URL(/Ready: (\S+)/.exec(app.output())?.[1] ?? "").searchParams.get("code") ?? "";
  const saved = await fetchAnew("/api/config/save", {
    method: "POST",
    headers: { [SETUP_CODE_HEADER]: code },
    body: {
      isConfigured: true,
      projectName: "Corner Bakery",
      database: { host: "127.0.0.1", port, name: "moved", username, password },
      apiUrl: `${app.origin}/api`,
      adminEmail: administrator.email,
      adminPassword: administrator.password,
    },
  });
  expect([saved.status, JSON.parse(saved.text).warning]).toEqual([200, undefined]);
  const answers = await byEachWorker(() => fetchAnew("/api/config/check"));
  for (const { text } of answers) {
    const { isConfigured, config } = JSON.parse(text);
    expect([isConfigured, config.database.name]).toEqual([true, "moved"]);
  }
  api = await administratorApi(calls, app.origin);
});

test("a save is in the next page, whichever worker saves it and whichever sends it", async () => {
  const answers: Answer[] = [];
  let stale = 0;
  for (let round = 0; round < 60; round++) {
    const title = `Bread number ${round}.`;
    await api("POST", "/landing/config", sampleLanding(title));
    const pages = await Promise.all(Array.from({ length: 5 }, () => fetchAnew("/welcome")));
    answers.push(...pages);
    stale += pages.filter(({ text }) => !text.includes(title)).length;
  }
  expect(stale).toBe(0);
  const counts = await countByWorker(answers.map(({ requestId }) => requestId));
  expect(Math.min(...counts)).toBeGreaterThan(20);
});

/** Opens an event stream on a new connection. */
async function listenAnew(address: string) {
  const { request, requestId } = send(address);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const stream = { requestId, text: "", close: () => request.destroy() };
  response.setEncoding("utf8").on("data", (chunk) => {
    stream.text += chunk;
  });
  response.on("error", () => undefined);
  request.on("error", () => undefined);
  return stream;
}

/** Opens streams on new connections, and expects that all of them receive a change. Returns their number by worker. */
async function streamsByWorker(soldOut: boolean) {
  const streams = await Promise.all(Array.from({ length: 12 }, () => listenAnew("/api/ordering/events")));
  for (const stream of streams) await expect.poll(() => stream.text).toContain("retry:");
  const { restaurants } = await api("GET", "/ordering/sold-out");
  const [{ dishes }] = restaurants;
  await api("POST", "/ordering/sold-out", { restaurantId: "order1", dishId: dishes[0].id, soldOut });
  for (const stream of streams) await expect.poll(() => stream.text).toContain("event: ");
  for (const { close } of streams) close();
  return countByWorker(streams.map(({ requestId }) => requestId));
}

test("event streams of each worker receive what the other one changed", async () => {
  // The operating system decides which worker accepts a connection, and may give a busy one none.
  let counts = await streamsByWorker(true);
  for (let round = 1; round < 5 && Math.min(...counts) === 0; round++)
    counts = await streamsByWorker(round % 2 === 0);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

async function requestCount(route: string): Promise<number> {
  const { text } = await fetchAnew("/api/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(text).toContain("\nplatform_database_up 1\n");
  const line = text.split("\n").find((one) => one.startsWith(`http_requests_total{route="${route}"`));
  return Number(line?.split(" ").at(-1));
}

test("metrics are sums, which the end of a worker doesn't lower; it is replaced meanwhile", async () => {
  await byEachWorker(() => fetchAnew("/order2"));
  const before = await requestCount("/order2");
  const answers = await byEachWorker(() => fetchAnew("/order2"));
  expect(await requestCount("/order2")).toBe(before + answers.length);

  const [first, second] = await workersOf(app.process);
  process.kill(first?.pid ?? 0, "SIGKILL");
  const statuses = new Set<number | undefined>();
  await expect(async () => {
    statuses.add((await fetchAnew("/welcome")).status);
    expect(app.output()).toMatch(readyText(1, 2));
  }).toPass({ intervals: [0] });
  expect(statuses).toEqual(new Set([200]));
  expect(app.output()).toContain("Worker 1 ended (by SIGKILL); starting it again\n");
  const [replacement, same] = await workersOf(app.process);
  expect([replacement?.number, same]).toEqual([1, second]);
  expect(replacement?.pid).not.toBe(first?.pid);
  expect(await requestCount("/order2")).toBe(before + answers.length);
  // It was told the database in use.
  await byEachWorker(() => fetchAnew("/api/config/check"));
  const pages = await byEachWorker(() => fetchAnew("/welcome"));
  for (const { text } of pages) expect(text).toContain("Bread number 59.");
});

test("the workers are one instance in the portal", async () => {
  const { instances, memory } = await api("GET", "/system");
  expect(instances).toEqual([expect.objectContaining({ workers: 2, isPresent: true, isSilent: false })]);
  expect(memory).toBeGreaterThan(100_000_000);
});

/** Requests pages over new connections until the port is closed. */
async function loadUntilClosed(counts: { whole: number; broken: number }) {
  for (;;) {
    const { request } = send("/order1");
    const response = await once(request, "response").then(
      ([given]) => given as IncomingMessage,
      () => null,
    );
    // Nothing was answered.
    if (!response) return;
    const bytes = await buffer(response).catch(() => null);
    if (bytes && response.complete) counts.whole += 1;
    else counts.broken += 1;
  }
}

test("after SIGTERM under load no answer breaks, and requests in progress finish", async () => {
  // Counts as no attempt at signing in.
  const body = JSON.stringify({ email: "not an address", password: "" });
  const begin = () => {
    const request = httpRequest(`${app.origin}/api/auth/login`, {
      method: "POST",
      agent: false,
      headers: { "content-type": "application/json", "content-length": body.length },
    });
    return new Promise<ClientRequest>((resolve) => request.write(body.slice(0, 10), () => resolve(request)));
  };
  const slow = await Promise.all(Array.from({ length: 6 }, begin));
  const statuses = slow.map(async (request) => {
    const [response] = (await once(request, "response")) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  });
  const counts = { whole: 0, broken: 0 };
  const load = Array.from({ length: 16 }, () => loadUntilClosed(counts));
  await expect.poll(() => counts.whole).toBeGreaterThan(100);
  app.process.kill("SIGTERM");
  await expect.poll(app.output).toContain("Stopping");
  for (const request of slow) request.end(body.slice(10));
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([422]));
  await Promise.all(load);
  expect(counts.broken).toBe(0);
  expect(await app.stop()).toBe(0);
  expect(app.output()).not.toContain("shutdown failed");
});
