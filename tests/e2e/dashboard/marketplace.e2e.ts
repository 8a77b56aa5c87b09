import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser/browser";
import { openDashboard, tabTitle } from "@/tests/support/dashboard/dashboard-page";

const apps = (page: Page) => page.getByRole("region", { name: "Apps" }).getByRole("article");

test("a search of the marketplace needs no request, outlasts a reload and Back, and ends by its tab's link", async ({
  page,
  configuredApp: { origin },
}) => {
  await openDashboard(page, origin, "/dashboard?tab=marketplace");
  const search = page.getByRole("searchbox", { name: "Search the marketplace" });
  const category = page.getByRole("combobox", { name: "Category" });
  const found = page.getByRole("main").getByRole("status");
  const asked: string[] = [];
  page.on("request", (request) => {
    // Next.js may fetch what the menu links to ahead, some time after the page is there.
    if (!request.headers()["next-router-prefetch"]) asked.push(request.url());
  });
  await search.pressSequentially("pay");
  await expect(page).toHaveURL(`${origin}/dashboard?tab=marketplace&q=pay`);
  await category.selectOption("Customer Service");
  await expect(page).toHaveURL(`${origin}/dashboard?tab=marketplace&q=pay&category=Customer+Service`);
  expect(asked.filter((url) => /dashboard|api/.test(new URL(url).pathname))).toEqual([]);
  await page.reload();
  await expect(search).toHaveValue("pay");
  await expect(category).toHaveValue("Customer Service");
  await expect(found).toHaveText("0 of 16 apps");

  await page.getByRole("button", { name: "Clear search and category" }).click();
  await category.selectOption("Analytics");
  await expect(apps(page)).toHaveCount(4);
  await page.getByRole("navigation", { name: "Platform" }).getByRole("link", { name: "Portals" }).click();
  await expect(tabTitle(page, "Portals")).toBeVisible();
  await page.goBack();
  await expect(category).toHaveValue("Analytics");
  await expect(apps(page)).toHaveCount(4);
  await page.getByRole("navigation", { name: "Platform" }).getByRole("link", { name: "Marketplace" }).click();
  await expect(apps(page)).toHaveCount(16);
  await expect(category).toHaveValue("");
});

test("the server renders the search of the address", async ({ page, configuredApp: { origin } }) => {
  await openDashboard(page, origin);
  const answer = await page.request.get(`${origin}/dashboard?tab=marketplace&q=TAX&category=Finance`);
  const html = await answer.text();
  expect(html).toContain("Tax Calendar");
  expect(html).not.toContain("Ledger Light</h3>");
});
