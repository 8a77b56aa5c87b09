import {
  expectAccessible,
  expectGoodForEveryone,
  expectNoSidewaysScroll,
} from "@/tests/support/browser/accessible";
import { administrator, expect, openSignedIn, setUp, signIn, test } from "@/tests/support/browser/browser";
import { dashboardTabs, openDashboard, tabTitle } from "@/tests/support/dashboard/dashboard-page";
import { runInApp } from "@/tests/support/process/app-database";
import { desktop, phone } from "@/tests/support/storefront/ordering-page";

test("the sidebar names the site and the user, each tab has its address, and Logout signs out", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/login?returnUrl=${encodeURIComponent("/dashboard?tab=plugins")}`);
  await signIn(page);
  await expect(page).toHaveURL(`${origin}/dashboard?tab=plugins`);
  const sidebar = page.getByRole("complementary").first();
  for (const text of ["Corner Bakery", "Owner", administrator.email]) {
    await expect(sidebar.getByText(text, { exact: true })).toBeVisible();
  }

  await page.goto(`${origin}/dashboard`);
  await expect(page.getByRole("heading", { level: 1, name: "Business Automation Platform" })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Platform" });
  for (const { label, path } of dashboardTabs) {
    await menu.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(origin + path);
    await expect(tabTitle(page, label)).toBeVisible();
    await expect(menu.locator("[aria-current=page]")).toHaveText(label);
  }
  await page.reload();
  await expect(tabTitle(page, "Marketplace")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/dashboard?tab=portals`);
  await expect(tabTitle(page, "Portals")).toBeVisible();
  for (const tab of ["constructor", "", "Plugins"]) {
    await page.goto(`${origin}/dashboard?tab=${tab}`);
    await expect(tabTitle(page, "Dashboard")).toBeVisible();
  }

  await sidebar.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${origin}/`);
  expect(await page.evaluate(() => [localStorage.auth_token, sessionStorage.auth_token])).toEqual([
    undefined,
    undefined,
  ]);
  await page.goto(`${origin}/dashboard?tab=plugins`);
  await expect(page).toHaveURL(`${origin}/?returnUrl=%2Fdashboard%3Ftab%3Dplugins`);
});

test("the phone's menu leads to a tab and closes", async ({ page, configuredApp: { origin } }) => {
  await page.setViewportSize(phone);
  await openSignedIn(page, origin, "/dashboard");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByText(administrator.email)).toBeVisible();
  await menu.getByRole("link", { name: "Portals" }).click();
  await expect(menu).toBeHidden();
  await expect(tabTitle(page, "Portals")).toBeFocused();
});

test("every tab is accessible", async ({ page, configuredApp: { origin } }) => {
  test.slow();
  await openDashboard(page, origin);
  const searches = ["/dashboard?tab=marketplace&q=zzz", `/dashboard?tab=marketplace&q=${"x".repeat(80)}`];
  for (const path of [...dashboardTabs.map(({ path }) => path), ...searches]) {
    await page.goto(origin + path);
    await expect(page.getByRole("button", { name: "Logout" })).toBeEnabled();
    for (const summary of await page.getByText("Show figures").all()) await summary.click();
    await expectGoodForEveryone(page, { widths: [360, desktop.width] });
  }
});

test("a project's name may have its maximum length", async ({ page, emptyApp, playwright }) => {
  const request = await playwright.request.newContext();
  await setUp(request, emptyApp);
  await request.dispose();
  const name = `${"Donaudampfschifffahrtsgesellschaft".repeat(2)} & Co.`;
  await runInApp(emptyApp, `UPDATE "Configuration" SET "projectName" = $1`, [name]);
  await openDashboard(page, emptyApp.origin);
  for (const size of [desktop, phone, { width: 360, height: 740 }]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
