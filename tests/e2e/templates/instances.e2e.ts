import { readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { administrator, expect, setUp, test } from "@/tests/support/browser/browser";
import { makeDataDir, removeDataDir, startApp } from "@/tests/support/process/app";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { zipOf } from "@/tests/support/templates/zip";

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

test("a template activated on one instance shows on another that shares its database", async ({
  page,
  request,
  emptyApp: one,
}) => {
  await setUp(request, one);
  const { port, password } = JSON.parse(await readFile(path.join(one.dataDir, "postgres.json"), "utf8"));
  const dataDir = await makeDataDir();
  const other = await startApp({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://app:${password}@127.0.0.1:${port}/appdb`,
  });
  try {
    await page.goto(`${other.origin}/welcome`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome");
    await uploadAndActivate(request, one.origin);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Corner Bakery's own design");
    await expect(page).toHaveTitle("one two");
    await page.goto("about:blank");
  } finally {
    await other.stop();
    await removeDataDir(dataDir);
  }
});
