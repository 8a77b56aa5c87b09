import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser/browser";
import {
  addDish,
  expectCount,
  goToPayment,
  ordersFrom,
  pay,
  payment,
  stopClock,
} from "@/tests/support/storefront/ordering-page";

const success = (page: Page) => page.getByText("Demo mode: Order placed successfully!");

test("an order is paid in demo mode", async ({ page, configuredApp }) => {
  const email = "demo@example.com";
  await page.clock.install();
  await page.goto(`${configuredApp.origin}/order1`);
  await addDish(page, "Akara", 2);
  await goToPayment(page, { email });
  await payment(page).getByRole("button", { name: "Use a sample card" }).click();
  await expect(payment(page).getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await stopClock(page);
  await pay(page).click();
  expect((await sent).postData()).not.toMatch(/4242|card/i);
  await expect(success(page)).toBeVisible();
  await expect(payment(page).getByRole("link", { name: /^Follow order \d+$/ })).toBeFocused();
  expect(await ordersFrom(configuredApp, email)).toEqual([1818]);

  await page.clock.runFor(1900);
  await expect(success(page)).toBeVisible();
  const toast = page.getByText(/^Order \d+ is in the kitchen$/);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(payment(page)).toHaveCount(0);
  await expectCount(page, 0);
  await expect(toast).toBeVisible();
  await page.clock.runFor(800);
  // Its way out begins once it has been drawn, which the stopped clock does not wait for.
  await page.clock.runFor(300);
  await expect(toast).toHaveCount(0);

  await page.getByRole("link", { name: /^Follow order \d+$/ }).click();
  await expect(page.getByRole("heading", { name: "The kitchen has your order" })).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText(["$11.98", "$1.20", "$5.00", "$18.18"]);
});
