import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser/browser";
import { runInApp } from "@/tests/support/process/app-database";
import {
  addDish,
  cart,
  cartButton,
  checkout,
  dish,
  goToPayment,
  ordersFrom,
  pay,
  payment,
} from "@/tests/support/storefront/ordering-page";

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

/** Opens the page as soon as the restaurant, which was written past the product, has reached it. */
async function openMenu(page: Page, origin: string) {
  await expect(async () => {
    const opened = await page.goto(`${origin}/order/changing`);
    expect(opened?.status()).toBe(200);
  }).toPass();
}

test("a guest sees changed dishes by name before paying, and pays the shown total", async ({
  page,
  configuredApp,
}) => {
  const email = "changing@example.com";
  await openMenu(page, configuredApp.origin);
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

test("a restaurant that closes while its page is open shows it, keeps the cart and takes no orders until it opens", async ({
  page,
  configuredApp,
}) => {
  const setOpen = (isOpen: boolean) =>
    runInApp(configuredApp, `UPDATE "Restaurant" SET "isOpen" = ${isOpen} WHERE "id" = 'changing'`);
  await openMenu(page, configuredApp.origin);
  await addDish(page, "Leek Soup", 2);

  await setOpen(false);
  await cartButton(page).click();
  await expect(cart(page)).toContainText("Today's Table takes no orders just now. Your cart is kept.");
  await expect(checkout(page)).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Today's Table takes no orders just now.", { exact: true })).toBeVisible();
  await expect(dish(page, "Plum Pie")).toContainText("Not just now");
  await expect(page.getByRole("button", { name: "Add Plum Pie" })).toHaveCount(0);

  await setOpen(true);
  await cartButton(page).click();
  await expect(checkout(page)).toBeEnabled();
  await expect(cart(page)).not.toContainText("takes no orders");
  await expect(cart(page)).toContainText("$13.00");
});
