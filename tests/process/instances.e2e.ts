import { readFile } from "node:fs/promises";
import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { Client } from "pg";
import { administrator, administratorApi, expect, setUp, test } from "@/tests/support/browser/browser";
import { makeDataDir, type RunningApp, removeDataDir, spawnApp, startApp } from "@/tests/support/process/app";
import { makeStartedDataDir } from "@/tests/support/process/prepared-data-dir";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { zipOf } from "@/tests/support/templates/zip";

const folders: string[] = [];
const apps: RunningApp[] = [];

async function newDataDir(make = makeDataDir) {
  const folder = await make();
  folders.push(folder);
  return folder;
}

async function started(environment: Record<string, string>) {
  const app = await startApp({ DATA_DIR: environment.DATA_DIR ?? (await newDataDir()), ...environment });
  apps.push(app);
  return app;
}

/** The address of a database on the server that an instance has brought, behind others if wanted. */
async function databaseAt({ dataDir }: RunningApp, name: string, before = "") {
  const { port, password } = JSON.parse(await readFile(path.join(dataDir, "postgres.json"), "utf8"));
  return `postgresql://app:${password}@${before}127.0.0.1:${port}/${name}`;
}

async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let server: RunningApp;
let one: RunningApp;
let two: RunningApp;
let calls: APIRequestContext;

test.beforeAll(async ({ playwright }) => {
  server = await started({ DATA_DIR: await newDataDir(makeStartedDataDir) });
  const client = new Client({ connectionString: await databaseAt(server, "appdb") });
  await client.connect();
  await client.query("CREATE DATABASE shared");
  await client.end();
  const environment = {
    DATABASE_URL: await databaseAt(server, "shared", `127.0.0.1:${await unusedPort()},`),
    DATABASE_DIRECT_URL: await databaseAt(server, "shared"),
    AUTH_SECRET: "a secret that both instances have been given",
  };
  [one, two] = await Promise.all([started(environment), started({ ...environment, STOP_DELAY: "200" })]);
  calls = await playwright.request.newContext();
  await setUp(calls, one);
});

test.afterAll(async () => {
  await calls.dispose();
  // The first signal begins the delay, the second ends it.
  if (two.process.exitCode === null) {
    two.process.kill("SIGTERM");
    await expect.poll(two.output).toContain("Stopping");
  }
  await Promise.all(apps.splice(0).map((app) => app.stop()));
  for (const folder of folders) await removeDataDir(folder);
});

test("one of several instances that start on an empty database migrates it", () => {
  expect([one, two].filter((app) => app.output().includes("Migrated the database"))).toHaveLength(1);
});

async function uploadAndActivate(request: APIRequestContext, origin: string) {
  const login = await request.post(`${origin}/api/auth/login`, { data: administrator });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const file = { name: "site.zip", mimeType: "application/zip", buffer: Buffer.from(zipOf(sampleSite())) };
  const uploaded = await request.post(`${origin}/templates/upload`, {
    headers,
    multipart: { name: "Spring", file },
  });
  expect(uploaded.status()).toBe(200);
  const { template } = await uploaded.json();
  const activated = await request.post(`${origin}/templates/activate/${template.id}`, { headers });
  expect(activated.status()).toBe(200);
}

test("a template activated on one instance shows on another that shares its database", async ({ page }) => {
  await page.goto(`${two.origin}/welcome`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome");
  await uploadAndActivate(calls, one.origin);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Corner Bakery's own design");
  await expect(page).toHaveTitle("one two");
  await page.goto("about:blank");
});

const signIn = (origin: string, data: typeof administrator) =>
  calls.post(`${origin}/api/auth/login`, { data, headers: { origin } });

test("instances share their state: set-up, sessions, orders and their keys, sign-in attempts", async () => {
  const api = await administratorApi(calls, one.origin);
  expect((await calls.get(`${two.origin}/api/config/check`)).status()).toBe(200);
  const { token } = await (await signIn(one.origin, administrator)).json();
  const verified = await calls.get(`${two.origin}/api/auth/verify`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(verified.status()).toBe(200);

  const order = {
    restaurantId: "order1",
    name: "Gil Guest",
    email: "guest@example.com",
    dishes: [{ id: "zobo", quantity: 1 }],
    idempotencyKey: "one-order-on-all-instances",
  };
  const ids = new Set<string>();
  for (const { origin } of [one, two, one]) {
    const placed = await calls.post(`${origin}/api/orders`, { data: order, headers: { origin } });
    expect(placed.status()).toBe(200);
    ids.add((await placed.json()).order.id);
  }
  expect(ids.size).toBe(1);
  expect((await api("GET", "/orders")).orders).toHaveLength(1);

  const stranger = { email: "nobody@example.com", password: "wrong password" };
  const statuses: number[] = [];
  for (let tries = 0; tries < 20 && statuses.at(-1) !== 429; tries++) {
    const { origin } = tries % 2 ? one : two;
    statuses.push((await signIn(origin, stranger)).status());
  }
  expect(statuses.at(-1)).toBe(429);
  for (const { origin } of [one, two]) {
    expect((await signIn(origin, stranger)).status()).toBe(429);
  }
});

/** Has the kitchen of a sample restaurant take this number of orders for a time, and returns a time of tomorrow. */
async function limitedTime(maxOrders: number): Promise<string> {
  const slots = {
    takesLater: true,
    takesLaterWhileClosed: false,
    gridMinutes: 60,
    horizonDays: 1,
    maxOrders,
  };
  const client = new Client({ connectionString: await databaseAt(server, "shared") });
  await client.connect();
  await client.query(
    `INSERT INTO "Hours" ("restaurantId", "content", "updatedAt")
     VALUES ('order2', jsonb_build_object('slots', $1::jsonb), now())`,
    [JSON.stringify({ ...slots, maxUnits: null, categoryUnits: {}, dishUnits: {} })],
  );
  await client.end();
  let last = "";
  for (const { origin } of [one, two])
    await expect
      .poll(async () => {
        const cart = { restaurantId: "order2", dishes: [] };
        const answer = await calls.post(`${origin}/api/orders/times`, { data: cart, headers: { origin } });
        const { days } = await answer.json();
        last = days.at(-1)?.times.at(-1)?.at ?? "";
        return last;
      })
      .not.toBe("");
  return last;
}

test("of 40 guests at both instances, as many get a time as the kitchen has room for", async () => {
  const dueAt = await limitedTime(4);
  const { dishes } = await (await calls.get(`${one.origin}/api/ordering/menus/order2`)).json();
  const placed = await Promise.all(
    Array.from({ length: 40 }, (_, guest) => {
      const { origin } = guest % 2 ? one : two;
      return calls.post(`${origin}/api/orders`, {
        headers: { origin, "x-forwarded-for": `10.0.0.${guest}` },
        data: {
          restaurantId: "order2",
          name: "Gil Guest",
          email: "guest@example.com",
          dishes: [{ id: dishes[0].id, quantity: 1 }],
          dueAt,
          idempotencyKey: `guest-at-either-instance-${guest}`,
        },
      });
    }),
  );
  const statuses = placed.map((answer) => answer.status()).sort();
  expect(statuses).toEqual([...Array(4).fill(200), ...Array(36).fill(409)]);
});

const get = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(address, { agent: false, headers: { connection: "keep-alive" } }, (response) => {
      response.resume();
      resolve(response);
    })
      .once("error", reject)
      .end();
  });

test("a stopping instance reports it first, and answers until load balancers have noticed", async () => {
  expect((await get(`${two.origin}/api/health/ready`)).statusCode).toBe(200);
  two.process.kill("SIGTERM");
  await expect
    .poll(async () => (await get(`${two.origin}/api/health/ready`)).statusCode, { intervals: [20] })
    .toBe(503);
  for (const address of ["/welcome", "/order1", "/api/config/check", "/login"]) {
    const { statusCode, headers } = await get(two.origin + address);
    expect([address, statusCode, headers.connection]).toEqual([address, 200, "close"]);
  }
  expect((await get(`${one.origin}/welcome`)).headers.connection).toBe("keep-alive");
  expect((await get(`${one.origin}/api/health/ready`)).statusCode).toBe(200);
  expect(await two.stop()).toBe(0);
});

test("a direct call to move to another database is refused", async () => {
  const { ended, output } = spawnApp({
    PORT: "0",
    DATA_DIR: await newDataDir(),
    DATABASE_URL: await databaseAt(server, "shared"),
    DATABASE_DIRECT_URL: await databaseAt(server, "appdb"),
  });
  expect(await ended).toBe(1);
  expect(output()).toContain("DATABASE_DIRECT_URL names another database than DATABASE_URL.");
});
