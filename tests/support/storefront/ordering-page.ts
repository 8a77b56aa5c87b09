import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/browser/browser";
import type { RunningApp } from "@/tests/support/process/app";
import { runInApp } from "@/tests/support/process/app-database";
import { expectAlive } from "../browser/alive";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 860 };

export const dishes = (page: Page) => page.getByRole("article");
export const dish = (page: Page, name: string) => dishes(page).filter({ hasText: name });
export const search = (page: Page) => page.getByRole("searchbox", { name: "Search the menu" });
export const category = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const cartButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Cart/ });
export const cart = (page: Page) => page.getByRole("dialog", { name: "Your cart" });
export const cartLine = (page: Page, name: string) =>
  cart(page).getByRole("listitem").filter({ hasText: name });
export const checkout = (page: Page) =>
  cart(page).getByRole("button", { name: /^(Place Order|Proceed to Checkout)$/ });
export const payment = (page: Page) => page.getByRole("dialog", { name: /^Pay |^Thank you/ });
export const pay = (page: Page) => payment(page).getByRole("button", { name: "Pay Now" });

export async function addDish(page: Page, name: string, times = 1) {
  const button = page.getByRole("button", { name: `Add ${name}`, exact: true });
  await expectAlive(button);
  for (let time = 0; time < times; time++) await button.click();
}

/** Opens the payment from the cart, and fills in the guest's data. */
export async function goToPayment(page: Page, guest: { email: string; name?: string }) {
  await cartButton(page).click();
  await checkout(page).click();
  const email = payment(page).getByLabel("Email");
  await expect(email).toBeFocused();
  await email.fill(guest.email);
  await payment(page)
    .getByLabel("Cardholder name")
    .fill(guest.name ?? "Gil Guest");
}

/** Returns the totals of orders with an email address, in cents. */
export async function ordersFrom(app: RunningApp, email: string): Promise<number[]> {
  const rows = await runInApp(app, `SELECT "totalCents" FROM "Order" WHERE email = $1`, [email]);
  return rows.map(({ totalCents }) => totalCents);
}

/** Stops the page's clock; tests advance it explicitly. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

export async function expectCount(page: Page, count: number) {
  const name = count === 0 ? "Cart" : `Cart ${count} ${count === 1 ? "item" : "items"}`;
  await expect(cartButton(page)).toHaveAccessibleName(name);
}
