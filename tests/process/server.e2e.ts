import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { setUp } from "@/tests/support/browser/browser";
import { makeDataDir, type RunningApp, removeDataDir, spawnApp, startApp } from "@/tests/support/process/app";

const folders: string[] = [];
const apps: RunningApp[] = [];

async function startedApp(environment: Record<string, string>) {
  const app = await startApp(environment);
  apps.push(app);
  return app;
}

async function newDataDir() {
  const folder = await makeDataDir();
  folders.push(folder);
  return folder;
}

test.afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.stop()));
});

test.afterAll(async () => {
  for (const folder of folders) await removeDataDir(folder);
});

async function exitOf(environment: Record<string, string>) {
  const { ended, output } = spawnApp(environment);
  return { code: await ended, output: output() };
}

test("a wrong environment is refused with the names of the variables", async () => {
  const { code, output } = await exitOf({
    PORT: "abc",
    DATABASE_URL: "mysql://root:secret@x/y",
    LOG_LEVEL: "loud",
  });
  expect(code).toBe(1);
  for (const name of ["PORT", "DATABASE_URL", "LOG_LEVEL"]) expect(output).toContain(`${name}:`);
  expect(output).not.toContain("secret");
  expect(output).not.toContain("    at ");
});

test("a fresh instance is set up by its environment, and stays as it is set up", async () => {
  const variables = {
    DATA_DIR: await newDataDir(),
    SETUP_PROJECT_NAME: "Corner Bakery",
    SETUP_ADMIN_EMAIL: "owner@example.com",
    SETUP_ADMIN_PASSWORD: "correct horse battery",
  };
  const refused = await exitOf({ ...variables, PORT: "0", SETUP_ADMIN_PASSWORD: "12345678" });
  expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/^SETUP_ADMIN_PASSWORD: /m)]);
  const app = await startedApp(variables);
  expect(await (await fetch(`${app.origin}/`)).text()).toContain("Corner Bakery");
  const signIn = await fetch(`${app.origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "owner@example.com", password: "correct horse battery" }),
  });
  expect(signIn.status).toBe(200);
  await app.stop();
  const again = await startedApp({ ...variables, SETUP_PROJECT_NAME: "Another" });
  expect(await (await fetch(`${again.origin}/`)).text()).toContain("Corner Bakery");
});

test("nobody is answered as if it were not set up while it sets itself up", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  await new Promise((resolve) => taken.close(resolve));
  const check = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/config/check`).catch(() => null);
    return answer && { status: answer.status, text: await answer.text() };
  };
  let isReady = false;
  const starting = startedApp({
    DATA_DIR: await newDataDir(),
    PORT: String(port),
    SETUP_PROJECT_NAME: "Corner Bakery",
    SETUP_ADMIN_EMAIL: "owner@example.com",
    SETUP_ADMIN_PASSWORD: "correct horse battery",
  }).finally(() => {
    isReady = true;
  });
  const answers: { status: number; text: string }[] = [];
  for (let isOver = false; !isOver; ) {
    isOver = isReady;
    const answer = await check();
    if (answer) answers.push(answer);
  }
  await starting;
  expect(answers.filter(({ text }) => text.includes(`"isConfigured":false`))).toEqual([]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503, 200]));
});

test("a taken port gives one clear line", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { code, output } = await exitOf({ PORT: String(port), DATA_DIR: await newDataDir() });
  other.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${port} is already in use. Stop what uses it, or set PORT to another one.`,
  );
});

test("two instances run side by side, a second one on the same data says so", async ({ request }) => {
  const [first, second] = await Promise.all([
    startedApp({ DATA_DIR: await newDataDir() }),
    startedApp({ DATA_DIR: await newDataDir() }),
  ]);
  const third = await exitOf({ PORT: "0", DATA_DIR: first.dataDir });
  expect(third.code).toBe(1);
  expect(third.output).toContain(`already using ${first.dataDir}`);
  for (const { origin } of [first, second]) {
    expect((await request.get(`${origin}/api/health/ready`)).status()).toBe(200);
  }
  expect(await first.stop()).toBe(0);
  expect(await second.stop()).toBe(0);
});

test("after kill -9 the next start takes over and nothing is lost", async ({ request }) => {
  const dataDir = await newDataDir();
  const first = await startedApp({ DATA_DIR: dataDir });
  await setUp(request, first);
  first.process.kill("SIGKILL");
  await new Promise((resolve) => first.process.once("close", resolve));
  const second = await startedApp({ DATA_DIR: dataDir });
  expect(second.output()).toContain("Took over the running database server");
  const { isConfigured, config } = await (await request.get(`${second.origin}/api/config/check`)).json();
  expect([isConfigured, config.projectName]).toEqual([true, "Corner Bakery"]);
  expect(await second.stop()).toBe(0);
});

test("when the database server dies, readiness tells, and the app recovers by itself", async ({
  request,
}) => {
  const dataDir = await newDataDir();
  const app = await startedApp({ DATA_DIR: dataDir });
  await setUp(request, app);
  const pidFile = path.join(dataDir, "postgres", "data", "postmaster.pid");
  const pid = Number((await readFile(pidFile, "utf8")).split("\n")[0]);
  process.kill(pid, "SIGKILL");
  await expect
    .poll(async () => (await request.get(`${app.origin}/api/health/ready`)).status(), { intervals: [20] })
    .toBe(503);
  expect((await request.get(`${app.origin}/api/health`)).status()).toBe(200);
  await expect.poll(async () => (await request.get(`${app.origin}/api/health/ready`)).status()).toBe(200);
  await expect.poll(async () => (await request.get(app.origin)).status()).toBe(200);
  await app.stop();
});

test("a request in flight finishes when the app is told to stop", async () => {
  const app = await startedApp({ DATA_DIR: await newDataDir() });
  const body = JSON.stringify({ email: "nobody@example.com", password: "some password" });
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(`${app.origin}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": body.length },
    });
    request.once("response", (response) => resolve(response.statusCode));
    request.once("error", reject);
    request.write(body.slice(0, 10), () => {
      app.process.stdout?.on("data", () => app.output().includes("Stopping") && request.end(body.slice(10)));
      app.process.kill("SIGTERM");
    });
  });
  expect(status).toBe(401);
  expect(await app.stop()).toBe(0);
});

test("the site stays up when nobody reads its output any more", async ({ request }) => {
  const app = await startedApp({ DATA_DIR: await newDataDir() });
  app.process.stdout?.destroy();
  app.process.stderr?.destroy();
  for (const path of ["/api/health", "/api/health/ready"]) {
    expect((await request.get(app.origin + path)).status()).toBe(200);
  }
  expect(await app.stop()).toBe(0);
});

test("each answer and each log line carries the request's id, and a visitor can't forge an address", async ({
  request,
}) => {
  const app = await startedApp({ DATA_DIR: await newDataDir() });
  const answer = await request.get(`${app.origin}/api/health?secret=1`, {
    headers: { "x-request-id": "abcdef123456", "x-client-address": "203.0.113.9" },
  });
  expect(answer.headers()["x-request-id"]).toBe("abcdef123456");
  await expect.poll(app.output).toContain('"requestId":"abcdef123456"');
  expect(app.output()).not.toContain("secret=1");
  const other = await request.get(`${app.origin}/api/health`, { headers: { "x-request-id": "a b\u00e9" } });
  expect(other.headers()["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  await app.stop();
});

test("an instance on a server elsewhere moves there and stays there after a restart", async ({ request }) => {
  const elsewhere = await startedApp({ DATA_DIR: await newDataDir() });
  const settings = JSON.parse(await readFile(path.join(elsewhere.dataDir, "postgres.json"), "utf8"));
  const dataDir = await newDataDir();
  const app = await startedApp({ DATA_DIR: dataDir });
  const database = {
    host: "localhost",
    port: settings.port,
    name: "bakery",
    username: "app",
    password: settings.password,
  };
  const tested = await request.post(`${app.origin}/api/config/test-connection`, { data: database });
  expect(await tested.json()).toMatchObject({ success: true, canCreate: true });
  const saved = await request.post(`${app.origin}/api/config/save`, {
    data: {
      isConfigured: true,
      projectName: "Corner Bakery",
      database,
      apiUrl: `${app.origin}/api`,
      adminEmail: "owner@example.com",
      adminPassword: "correct horse battery",
    },
  });
  const storage = { kind: "external", host: "localhost", port: settings.port, name: "bakery" };
  expect(await saved.json()).toMatchObject({ success: true, storage });
  await app.stop();
  const again = await startedApp({ DATA_DIR: dataDir });
  expect(await (await request.get(`${again.origin}/api/config/check`)).json()).toMatchObject({
    isConfigured: true,
    storage,
  });
  await again.stop();
  const byUrl = await startedApp({
    DATA_DIR: await newDataDir(),
    DATABASE_URL: `postgresql://app:${settings.password}@127.0.0.1:${settings.port}/bakery`,
  });
  expect(await (await request.get(`${byUrl.origin}/api/config/check`)).json()).toMatchObject({
    isConfigured: true,
    storage: { readOnly: true },
  });
  await byUrl.stop();
  await elsewhere.stop();
});

test("an app that waits for its database stops as soon as it is told to", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const { child, ended, output } = spawnApp({
    PORT: "0",
    DATA_DIR: await newDataDir(),
    DATABASE_URL: `postgresql://app:pw@127.0.0.1:${port}/app`,
  });
  child.stdout.on("data", () => {
    if (output().includes("Waiting for the database")) child.kill("SIGTERM");
  });
  expect(await ended).toBe(0);
  expect(output()).not.toContain("set by DATABASE_URL");
});
