import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser/browser";
import { runInApp } from "@/tests/support/process/app-database";
import {
  addDish,
  cart,
  cartButton,
  desktop,
  expectCount,
  goToPayment,
  ordersFrom,
  pay,
  payment,
  phone,
  stopClock,
} from "@/tests/support/storefront/ordering-page";

const success = (page: Page) => page.getByText("Demo mode: Order placed successfully!");

for (const viewport of [phone, desktop]) {
  test(`an order is paid in demo mode, ${viewport.width} px wide`, async ({ page, configuredApp }) => {
    const email = `demo-${viewport.width}@example.com`;
    await page.clock.install();
    await page.setViewportSize(viewport);
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
}

test("email and name are required, and a typed card must be valid", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/order1`);
  await addDish(page, "Akara");
  await goToPayment(page, { email: "", name: "" });
  await pay(page).click();
  await expect(payment(page).getByText("Email is required")).toBeVisible();
  await expect(payment(page).getByText("Name is required")).toBeVisible();
  await expect(payment(page).getByLabel("Email")).toBeFocused();
  // React Hook Form focuses it once more, in a timer.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await payment(page).getByLabel("Email").fill("no at");
  await expect(payment(page).getByText("Please enter a valid email address")).toBeVisible();
  const number = payment(page).getByLabel("Card number");
  await number.pressSequentially("4242424242424241");
  await expect(number).toHaveValue("4242 4242 4242 4241");
  await number.blur();
  await expect(payment(page).getByText("Check the card number")).toBeVisible();
  await payment(page).getByLabel("Expiry date").pressSequentially("120");
  await expect(payment(page).getByLabel("Expiry date")).toHaveValue("12 / 0");
});

test("a double click pays once, and a reload just after it finds an empty cart", async ({
  page,
  configuredApp,
}) => {
  const email = "double@example.com";
  await page.goto(`${configuredApp.origin}/order1`);
  await addDish(page, "Akara");
  await goToPayment(page, { email });
  await pay(page).dblclick();
  await expect(success(page)).toBeVisible();
  await page.reload();
  await expectCount(page, 0);
  expect(await ordersFrom(configuredApp, email)).toHaveLength(1);

  await addDish(page, "Akara");
  await goToPayment(page, { email });
  await payment(page)
    .locator("form")
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
  await expect(success(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await ordersFrom(configuredApp, email)).toHaveLength(2);
});

test("an answer that does not settle an earlier try keeps its order", async ({
  page,
  configuredApp,
  pageProblems,
}) => {
  const email = "too-many@example.com";
  await page.goto(`${configuredApp.origin}/order1`);
  await addDish(page, "Akara");
  await goToPayment(page, { email });
  const error = "Too many tries.";
  for (const status of [408, 429]) {
    await page.route("**/api/orders", async (route) => {
      if (status === 408) await route.fetch();
      await route.fulfill({ status, json: { success: false, error } });
    });
    await pay(page).click();
    await expect(payment(page).getByRole("alert")).toHaveText(error);
    await page.unroute("**/api/orders");
  }
  pageProblems.splice(0);
  await pay(page).click();
  await expect(success(page)).toBeVisible();
  expect(await ordersFrom(configuredApp, email)).toHaveLength(1);
});

test("a dish that sells out while paying is explained; with an empty cart the form closes", async ({
  page,
  configuredApp,
}) => {
  const sellOut = async (id: string) => {
    await runInApp(configuredApp, `INSERT INTO "SoldOutDish" VALUES ('order1', $1)`, [id]);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  };
  await page.goto(`${configuredApp.origin}/order1`);
  await addDish(page, "Akara");
  await addDish(page, "Zobo");
  await goToPayment(page, { email: "late@example.com" });
  await expect(payment(page)).toHaveAccessibleName("Pay $15.98");
  try {
    await sellOut("zobo");
    await expect(payment(page)).toHaveAccessibleName("Pay $11.59");
    await expect(payment(page)).toContainText("Zobo has just sold out and is not part of your order.");
    await sellOut("akara");
    await expect(payment(page)).toHaveCount(0);
    await expect(cart(page)).toContainText("Akara and Zobo have just sold out");
  } finally {
    await runInApp(configuredApp, `DELETE FROM "SoldOutDish"`);
  }
});

test("after a lost answer another try finds the same order, even after a reload", async ({
  page,
  configuredApp,
  pageProblems,
}) => {
  const email = "lost@example.com";
  await page.goto(`${configuredApp.origin}/order1`);
  await addDish(page, "Akara");
  await goToPayment(page, { email });
  const lose = async () =>
    page.route("**/api/orders", async (route) => {
      await route.fetch();
      await route.abort();
    });
  await lose();
  await pay(page).click();
  await expect(payment(page).getByText("Payment failed. Please try again.")).toBeVisible();
  await pay(page).click();
  await expect(payment(page).getByText("Payment failed. Please try again.")).toBeVisible();
  await page.unroute("**/api/orders");
  expect(pageProblems.splice(0)).toEqual(Array(2).fill("Failed to load resource: net::ERR_FAILED"));

  await page.reload();
  await cartButton(page).click();
  await cart(page).getByRole("button", { name: "Place Order" }).click();
  await expect(payment(page).getByLabel("Email")).toHaveValue(email);
  await pay(page).click();
  await expect(success(page)).toBeVisible();
  expect(await ordersFrom(configuredApp, email)).toHaveLength(1);
});

test("the server's message is shown, and the cart stays", async ({ page, configuredApp: { origin } }) => {
  await page.goto(`${origin}/order1`);
  await addDish(page, "Zobo");
  await goToPayment(page, { email: "refused@example.com" });
  const error = "Zobo is sold out. Nothing was charged.";
  await page.route("**/api/orders", (route) =>
    route.fulfill({ status: 409, json: { success: false, error } }),
  );
  await pay(page).click();
  await expect(payment(page).getByRole("alert")).toHaveText(error);
  await page.keyboard.press("Escape");
  await expect(payment(page)).toHaveCount(0);
  await expect(cart(page).getByRole("button", { name: "Remove Zobo" })).toBeVisible();
});
