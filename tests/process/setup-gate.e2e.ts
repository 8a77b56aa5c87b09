import { readFile } from "node:fs/promises";
import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expectAccessible } from "@/tests/support/browser/accessible";
import { test as base, expect, fillAdministrator } from "@/tests/support/browser/browser";

/** A reverse proxy in front of an empty instance, as a visitor from another machine reaches it. */
const test = base.extend<{ publicOrigin: string }>({
  publicOrigin: async ({ page, newApp }, use) => {
    const { hostname, port } = new URL(newApp.origin);
    const proxy: Server = createServer((incoming, outgoing) => {
      const { method, url: target, headers } = incoming;
      const passed = { ...headers, "x-forwarded-for": "203.0.113.7" };
      const call = forward({ hostname, port, method, path: target, headers: passed }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      call.on("error", () => outgoing.destroy());
      incoming.pipe(call);
    });
    await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
    await use(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    // Requests in progress are aborted, which is no error of the page.
    await page.goto("about:blank");
    proxy.closeAllConnections();
    proxy.close();
  },
});

const codeOf = async (dataDir: string) =>
  (await readFile(path.join(dataDir, "setup-code"), "utf8")).split("\n")[0] ?? "";

test("from another machine the code opens the wizard", async ({
  page,
  publicOrigin,
  newApp,
  pageProblems,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(publicOrigin);
  await expect(page.getByRole("heading", { name: "Is this your site?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Set-up code").fill("not the code");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/That is not the set-up code/)).toBeVisible();
  for (const problem of pageProblems.splice(0)) expect(problem).toContain("Failed to load resource");
  await page.getByLabel("Set-up code").fill(await codeOf(newApp.dataDir));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Project name")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Test Connection" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("status").getByText("Connection successful")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Continue" }).click();
  await fillAdministrator(page);
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "I have saved them" }).click();
  await expect(page).toHaveURL(`${publicOrigin}/admin`);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("setup_grant");
});

test("the printed address opens the wizard, and the code stays neither in the address nor in the history", async ({
  page,
  publicOrigin,
  newApp,
}) => {
  const printed = new URL(/Ready: (\S+)/.exec(newApp.output())?.[1] ?? "");
  const code = await codeOf(newApp.dataDir);
  expect(printed.searchParams.get("code")).toBe(code);
  const referrers: string[] = [];
  page.on("request", (sent) => referrers.push(sent.headers().referer ?? ""));
  await page.goto(`${publicOrigin}/robots.txt`);
  await page.goto(`${publicOrigin}${printed.pathname}${printed.search}`);
  await expect(page.getByLabel("Project name")).toBeVisible();
  expect(page.url()).toBe(`${publicOrigin}/setup`);
  expect(await page.evaluate(() => document.referrer)).toBe("");
  expect(referrers.join(" ")).not.toContain(code);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  await page.goBack();
  expect(page.url()).toBe(`${publicOrigin}/robots.txt`);
  expect(newApp.output().split("Ready: ")[1]).not.toContain(`"path":"/setup?`);
  expect(newApp.output().split(code)).toHaveLength(2);
});
