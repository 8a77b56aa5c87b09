import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { setUp } from "@/tests/support/browser/browser";
import { setUpApps } from "@/tests/support/process/started-apps";

const { startedApp, newDataDir, startedDataDir, exitOf } = setUpApps();

test("two instances run side by side; a second one with the same data is refused with the reason", async ({
  request,
}) => {
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

test("after kill -9 the next start takes over without data loss", async ({ request }) => {
  const dataDir = await startedDataDir();
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

test("when the database server dies, readiness reports it, and the app recovers automatically", async ({
  request,
}) => {
  const dataDir = await startedDataDir();
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

test("each answer and each log line has the request's id, a visitor can't forge an address, and the site stays up when its output is no longer read", async ({
  request,
}) => {
  const app = await startedApp({ DATA_DIR: await startedDataDir() });
  const answer = await request.get(`${app.origin}/api/health?secret=1`, {
    headers: { "x-request-id": "abcdef123456", "x-client-address": "203.0.113.9" },
  });
  expect(answer.headers()["x-request-id"]).toBe("abcdef123456");
  await expect.poll(app.output).toContain('"requestId":"abcdef123456"');
  expect(app.output()).not.toContain("secret=1");
  const other = await request.get(`${app.origin}/api/health`, { headers: { "x-request-id": "a b\u00e9" } });
  expect(other.headers()["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);

  app.process.stdout?.destroy();
  app.process.stderr?.destroy();
  for (const path of ["/api/health", "/api/health/ready"]) {
    expect((await request.get(app.origin + path)).status()).toBe(200);
  }
  expect(await app.stop()).toBe(0);
});

test("an instance on a server elsewhere moves there and stays there after a restart", async ({ request }) => {
  const elsewhere = await startedApp({ DATA_DIR: await startedDataDir() });
  const settings = JSON.parse(await readFile(path.join(elsewhere.dataDir, "postgres.json"), "utf8"));
  const dataDir = await startedDataDir();
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
