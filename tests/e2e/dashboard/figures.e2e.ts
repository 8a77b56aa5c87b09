import { expectAccessible } from "@/tests/support/browser/accessible";
import { administrator, expect } from "@/tests/support/browser/browser";
import { figure, openDashboard, statCard } from "@/tests/support/dashboard/dashboard-page";
import { ordersTest as test } from "@/tests/support/orders/orders-page";
import { runInApp } from "@/tests/support/process/app-database";

/** A headless browser's own name is that of a bot. */
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** The process counts visits in memory for a while, also those of earlier tests; reading the figures writes them. */
test.beforeEach(async ({ request, app, origin }) => {
  await request.post(`${origin}/api/auth/login`, { data: administrator, headers: { origin } });
  expect(await (await request.get(`${origin}/dashboard`)).text()).toContain("Visits by page");
  await runInApp(app, 'DELETE FROM "PageVisits"');
});

test("each navigation is a visit, and pointing at a link is none", async ({ page, origin, browser }) => {
  const guest = await browser.newPage({ userAgent: firefox });
  const step = async (name: string, path: string) => {
    const link = guest.getByRole("link", { name }).first();
    await link.hover();
    await link.click();
    await expect(guest).toHaveURL(origin + path);
  };
  await guest.goto(`${origin}/order1`);
  await step("Italian today?", "/order2");
  await step("Corner Bakery", "/");
  await step("Login", "/login");
  await step("Back to site", "/");
  await guest.goto(`${origin}/Home`);
  await step("Get Started", "/");
  await guest.goto(`${origin}/orders/unknown`);
  await step("Baobab Kitchen", "/order1");
  await guest.close();

  await openDashboard(page, origin);
  await expect(statCard(page, "Visits in 7 days")).toContainText("7");
  const byPage = figure(page, "Visits by page");
  await byPage.locator("summary").press("Enter");
  for (const row of ["Landing page 3", "African menu 2", "Italian menu 1", "Home screen 1"]) {
    await expect(byPage.getByRole("row", { name: row })).toBeVisible();
  }
});

test("orders and visits are shown in charts and in tables", async ({
  page,
  origin,
  browser,
  app,
  sendOrder,
  call,
}) => {
  const number = await sendOrder({ dishes: [{ id: "zobo", quantity: 2 }] });
  await runInApp(app, `UPDATE "Order" SET "payment" = 'paid'`);
  const guest = await browser.newPage({ userAgent: firefox });
  for (const path of ["/", "/order1", "/order1"]) await guest.goto(origin + path);
  await guest.close();
  await call("POST", "/seo/settings/home", { title: "Corner Bakery", description: "Bread in Mill Lane" });

  await openDashboard(page, origin);
  const orders = statCard(page, "Orders today");
  await expect(orders).toContainText("Live");
  await expect(orders).toContainText("$13.78, 0 yesterday");
  await expect(statCard(page, "Visits in 7 days")).toContainText("3");
  await expect(statCard(page, "Pages with SEO settings")).toContainText("1 of 4");

  const byPage = figure(page, "Visits by page");
  await expect(byPage.getByRole("img")).toHaveAccessibleName(
    "Visits by page. 3 visits: African menu leads with 2, Landing page is last with 1.",
  );
  await byPage.locator("summary").press("Enter");
  await expect(byPage.getByRole("row", { name: "African menu 2" })).toBeVisible();
  await expect(figure(page, "Most ordered dishes")).toContainText("Zobo");

  const byDay = figure(page, "Orders by day");
  const picture = byDay.getByRole("img");
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2);
  await expect(picture).toContainText("1 order, $13.78");
  await page.mouse.move(box.x + 4, box.y + box.height / 2);
  await expect(picture).toContainText("0 orders, $0.00");
  await page.mouse.move(0, 0);
  await expect(picture).not.toContainText("$0.00");
  await expectAccessible(page);

  const other = await sendOrder({ restaurantId: "order2" });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(orders).toContainText("$13.78 without 1 demo order, 0 yesterday");
  const recent = page.getByRole("list", { name: "Recent activity" }).getByRole("listitem");
  await expect(recent.first()).toContainText(`Order ${other}`);
  await expect(recent.last()).toContainText(`Order ${number}`);
  await expect(recent).toHaveCount(3);
  await recent.filter({ hasText: "SEO settings of Home" }).getByRole("link").click();
  await expect(page).toHaveURL(`${origin}/admin?tab=seo&page=home`);
});
