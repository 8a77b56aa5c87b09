import type { Request } from "@playwright/test";
import { expect, fillAdministrator, test } from "@/tests/support/browser/browser";

test("normal use logs nothing to the browser's console", async ({ configuredApp: { origin }, page }) => {
  const told: string[] = [];
  page.on("console", (message) => told.push(`${page.url()} ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => told.push(`${page.url()} ${error.message}`));
  page.on("response", (answer) => {
    if (answer.status() >= 400) told.push(`${page.url()} ${answer.status()} ${answer.url()}`);
  });
  const open = new Set<Request>();
  page.on("request", (request) => request.resourceType() !== "eventsource" && open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  /** React is there, and what the page asked for has come; Playwright's own wait stumbles over the preview's frame. */
  async function settled() {
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expect.poll(() => open.size).toBe(0);
  }

  for (const path of ["/", "/order1", "/order2", "/Home", "/login"]) {
    await page.goto(origin + path);
    await settled();
  }
  await fillAdministrator(page);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${origin}/admin`);
  await settled();
  for (const path of [
    "/dashboard",
    "/admin/orders",
    "/admin/templates",
    "/portal/editor",
    "/admin?tab=editor",
  ]) {
    await page.goto(origin + path);
    await settled();
  }

  await page.goto(`${origin}/admin/seo`);
  for (const name of ["order1", "welcome", "home"]) {
    await page.getByLabel("Page", { exact: true }).selectOption(name);
    await expect(page).toHaveURL(new RegExp(`page=${name}`));
    await settled();
  }

  await page.goto(`${origin}/admin`);
  await settled();
  await page.getByRole("button", { name: "Exit" }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await settled();
  expect(told).toEqual([]);
});
