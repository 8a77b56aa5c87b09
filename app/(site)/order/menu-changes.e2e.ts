import { runInApp } from "@/lib/testing/app-database";
import { expect, test } from "@/lib/testing/browser";
import { addDish, cartButton, goToPayment, ordersFrom, pay, payment } from "@/lib/testing/ordering-page";

test.beforeEach(async ({ configuredApp }) => {
  await runInApp(
    configuredApp,
    `INSERT INTO "Restaurant" ("id", "slug", "name", "cuisine", "tagline", "theme", "colour", "position")
       VALUES ('changing', 'changing', 'Today''s Table', 'Home', 'What there is today.', 'plain', '#b3261e', 9);
     INSERT INTO "Category" VALUES ('changing', 'all-day', 'All Day', 0);
     INSERT INTO "Dish" ("restaurantId", "id", "categoryId", "name", "description", "priceCents", "emoji", "position")
       VALUES ('changing', 'leek', 'all-day', 'Leek Soup', 'With bread.', 650, '🍲', 0),
              ('changing', 'pie', 'all-day', 'Plum Pie', 'With cream.', 500, '🥧', 1)`,
  );
});

test.afterEach(async ({ configuredApp }) => {
  await runInApp(configuredApp, `DELETE FROM "Restaurant" WHERE "id" = 'changing'`);
});

test("a guest is told by name what changed before paying, and pays what is shown", async ({
  page,
  configuredApp,
}) => {
  const email = "changing@example.com";
  await expect(async () => {
    const opened = await page.goto(`${configuredApp.origin}/order/changing`);
    expect(opened?.status()).toBe(200);
  }).toPass();
  await addDish(page, "Leek Soup", 2);
  await addDish(page, "Plum Pie");
  const brand = await cartButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(brand).toBe("rgb(179, 38, 30)");

  await goToPayment(page, { email });
  await runInApp(
    configuredApp,
    `UPDATE "Dish" SET "priceCents" = 750 WHERE "restaurantId" = 'changing' AND "id" = 'leek';
     DELETE FROM "Dish" WHERE "restaurantId" = 'changing' AND "id" = 'pie'`,
  );
  await pay(page).click();
  await expect(payment(page)).toContainText("Leek Soup now costs $7.50 instead of $6.50.");
  await expect(payment(page)).toContainText("Please look at your order again: nothing was charged.");
  await expect(payment(page)).toContainText("Plum Pie is no longer on the menu and was taken out.");
  await expect(payment(page).getByRole("heading", { name: "Pay $21.50" })).toBeVisible();
  expect(await ordersFrom(configuredApp, email)).toEqual([]);

  await pay(page).click();
  await expect(payment(page)).toContainText("Demo mode: Order placed successfully!");
  expect(await ordersFrom(configuredApp, email)).toEqual([2150]);
});
