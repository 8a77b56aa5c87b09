import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser/browser";
import { figure, openDashboard, tabTitle } from "@/tests/support/dashboard/dashboard-page";

const apps = (page: Page) => page.getByRole("region", { name: "Apps" }).getByRole("article");

test("the marketplace is searched and filtered, and its address keeps the query", async ({
  page,
  configuredApp: { origin },
}) => {
  await openDashboard(page, origin, "/dashboard?tab=marketplace");
  const search = page.getByRole("searchbox", { name: "Search the marketplace" });
  const category = page.getByRole("combobox", { name: "Category" });
  const found = page.getByRole("main").getByRole("status");
  expect(await category.getByRole("option").allTextContents()).toEqual([
    "All Categories",
    "Finance",
    "Productivity",
    "Customer Service",
    "Analytics",
  ]);
  await expect(found).toHaveText("16 apps");
  await expect(apps(page)).toHaveCount(16);

  const asked: string[] = [];
  page.on("request", (request) => {
    // Next.js fetches what the menu links to ahead, some time after the page is there.
    if (!request.headers()["next-router-prefetch"]) asked.push(request.url());
  });
  await search.pressSequentially("pay");
  await expect(found).toHaveText("1 of 16 apps");
  await expect(apps(page)).toContainText("Payroll Pro");
  await expect(page).toHaveURL(`${origin}/dashboard?tab=marketplace&q=pay`);
  await category.selectOption("Customer Service");
  await expect(page.getByText("Nothing in Customer Service matches “pay”.")).toBeVisible();
  await expect(page).toHaveURL(`${origin}/dashboard?tab=marketplace&q=pay&category=Customer+Service`);
  expect(asked.filter((url) => /dashboard|api/.test(new URL(url).pathname))).toEqual([]);

  await page.reload();
  await expect(search).toHaveValue("pay");
  await expect(category).toHaveValue("Customer Service");
  await expect(found).toHaveText("0 of 16 apps");
  await page.getByRole("button", { name: "Clear search and category" }).click();
  await expect(apps(page)).toHaveCount(16);
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(`${origin}/dashboard?tab=marketplace`);

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

test("sample data is marked, and its buttons explain that they have no effect", async ({
  page,
  configuredApp: { origin },
}) => {
  await openDashboard(page, origin, "/dashboard?tab=plugins");
  const notice = page.getByRole("complementary", { name: "Sample data" });
  const said = page.getByRole("status").filter({ hasText: "Not part of the demo" });

  await expect(notice).toBeVisible();
  const plugin = page.getByRole("article", { name: "Invoice Builder" });
  await expect(plugin).toContainText("Active");
  await expect(plugin).toContainText("12,480");
  await plugin.getByRole("button", { name: "Deactivate" }).click();
  await expect(said).toContainText("Invoice Builder is sample data: its status is only shown.");
  await expect(plugin).toContainText("Active");

  await page.goto(`${origin}/dashboard?tab=portals`);
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Create New Portal" }).press("Enter");
  await expect(said).toContainText("a new one would lead nowhere");
  const portal = page.getByRole("article", { name: "Customer Portal" });
  await expect(portal).toContainText("1,248 users");
  await portal.getByRole("button", { name: "Manage" }).click();
  await expect(said.filter({ hasText: "it has no settings" })).toBeVisible();
  await expect(said).toHaveCount(1);

  await page.goto(`${origin}/dashboard?tab=marketplace`);
  await expect(notice).toBeVisible();
  await apps(page).first().getByRole("button", { name: "Install" }).click();
  await expect(said).toContainText("there is nothing to install");
  const downloads = figure(page, "Downloads by category");
  await expect(downloads).toContainText("Sample");
  await downloads.getByText("Show figures").click();
  await expect(downloads.getByRole("row", { name: "Finance 53,165" })).toBeVisible();
});
