import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { administratorApi, setUp } from "@/tests/support/browser/browser";
import { spawnApp } from "@/tests/support/process/app";
import { setUpApps } from "@/tests/support/process/started-apps";

const { startedApp, newDataDir, startedDataDir } = setUpApps();

test("a request in progress finishes after a stop signal", async () => {
  const app = await startedApp({ DATA_DIR: await startedDataDir() });
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

test("the last requested unknown paths are not lost", async ({ request }) => {
  const dataDir = await startedDataDir();
  const first = await startedApp({ DATA_DIR: dataDir });
  await setUp(request, first);
  await request.get(`${first.origin}/old.html`, { maxRedirects: 0 });
  await first.stop();
  const second = await startedApp({ DATA_DIR: dataDir });
  const call = await administratorApi(request, second.origin);
  const { unknownPaths } = await call("GET", "/seo/redirects");
  expect(unknownPaths).toMatchObject([{ path: "/old.html", count: 1 }]);
});

test("an app that waits for its database stops at once on a signal", async () => {
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
