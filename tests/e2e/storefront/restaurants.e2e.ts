import { expect, test } from "@/tests/support/browser/browser";
import { runInApp } from "@/tests/support/process/app-database";
import { cartButton, dish } from "@/tests/support/storefront/ordering-page";

test("an added restaurant has its page, and a missing one leads to the others", async ({
  page,
  configuredApp,
}) => {
  const { origin } = configuredApp;
  const missing = await page.goto(`${origin}/order/corner-table`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is no such restaurant" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Trattoria Lina" })).toHaveAttribute("href", "/order2");

  await runInApp(
    configuredApp,
    `INSERT INTO "Restaurant" ("id", "slug", "name", "cuisine", "tagline", "theme", "colour", "position")
       VALUES ('corner', 'corner-table', 'The Corner Table', 'Home', 'What there is today.', 'plain', '#b3261e', 2);
     INSERT INTO "Category" VALUES ('corner', 'soups', 'Soups', 0);
     INSERT INTO "Dish" ("restaurantId", "id", "categoryId", "name", "description", "priceCents", "emoji", "position")
       VALUES ('corner', 'leek', 'soups', 'Leek Soup', 'With bread.', 650, '🍲', 0)`,
  );
  try {
    await expect(async () => {
      const opened = await page.goto(`${origin}/order/corner-table`);
      expect(opened?.status()).toBe(200);
    }).toPass();
    await expect(page).toHaveTitle("The Corner Table: order Home food online");
    await page.getByRole("button", { name: "Add Leek Soup" }).click();
    await expect(cartButton(page)).toHaveCSS("background-color", "rgb(179, 38, 30)");
    await cartButton(page).click();
    await expect(page.getByRole("dialog")).toContainText("$12.15");
    const sitemap = await page.request.get(`${origin}/sitemap.xml`);
    expect(await sitemap.text()).toContain(`${origin}/order/corner-table<`);
  } finally {
    await runInApp(configuredApp, `DELETE FROM "Restaurant" WHERE "id" = 'corner'`);
  }
});

test("a closed restaurant keeps its page, with its menu to read and no ordering", async ({
  page,
  configuredApp,
}) => {
  const { origin } = configuredApp;
  await page.goto(`${origin}/order/order1`);
  expect(new URL(page.url()).pathname).toBe("/order1");
  await runInApp(configuredApp, `UPDATE "Restaurant" SET "isOpen" = false WHERE "id" = 'order1'`);
  try {
    for (const path of ["/order1", "/order/order1"]) {
      await expect(async () => {
        const opened = await page.goto(`${origin}${path}`);
        expect([opened?.status(), new URL(page.url()).pathname]).toEqual([200, "/order1"]);
        await expect(page.getByText("Closed just now", { exact: true })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(page.getByRole("heading", { level: 1, name: "Baobab Kitchen" })).toBeVisible();
      await expect(dish(page, "Zobo")).toContainText("$3.99");
      await expect(page.getByRole("button", { name: /^Add/ })).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Italian today? Trattoria Lina" })).toBeVisible();
    }
    await page.goto(`${origin}/order2`);
    await expect(page.getByRole("link", { name: /Baobab Kitchen/ })).toHaveCount(0);
  } finally {
    await runInApp(configuredApp, `UPDATE "Restaurant" SET "isOpen" = true WHERE "id" = 'order1'`);
  }
});
