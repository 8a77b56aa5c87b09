import { runInApp } from "@/lib/testing/app-database";
import { expect, test } from "@/lib/testing/browser";

test("a further restaurant has a page of its own, and a missing one leads to the others", async ({
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
    `INSERT INTO "Restaurant" ("id", "slug", "name", "cuisine", "tagline", "theme", "position")
       VALUES ('corner', 'corner-table', 'The Corner Table', 'Home', 'What there is today.', 'plain', 2);
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
    await page.getByRole("button", { name: /^Cart/ }).first().click();
    await expect(page.getByRole("dialog")).toContainText("$12.15");
  } finally {
    await runInApp(configuredApp, `DELETE FROM "Restaurant" WHERE "id" = 'corner'`);
  }
});
