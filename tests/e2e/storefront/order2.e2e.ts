import { expectAlive } from "@/tests/support/browser/alive";
import { expect, setUp, signIn, test } from "@/tests/support/browser/browser";
import {
  addDish,
  cart,
  cartButton,
  category,
  dish,
  dishes,
  expectCount,
  goToPayment,
  ordersFrom,
  pay,
  payment,
  search,
  stopClock,
} from "@/tests/support/storefront/ordering-page";

test("an Italian order from the menu to the toast", async ({ page, configuredApp }) => {
  const email = "italian@example.com";
  await page.clock.install();
  await page.goto(`${configuredApp.origin}/order2`);
  await expect(page.getByRole("group", { name: "Categories" }).getByRole("button")).toHaveText([
    "All",
    "Appetizers",
    "Mains",
    "Desserts",
    "Beverages",
  ]);
  await expect(dish(page, "Tiramisù")).toContainText("Popular");
  await expectAlive(category(page, "Beverages"));
  await category(page, "Beverages").click();
  await expect(dishes(page)).toHaveCount(2);
  await addDish(page, "Espresso", 2);
  await category(page, "All").click();
  await search(page).fill("tiramisu");
  await addDish(page, "Tiramisù");
  await expectCount(page, 3);

  await goToPayment(page, { email });
  await stopClock(page);
  await pay(page).click();
  const toast = page.getByText("Order placed! Total: $19.82. Thank you!");
  await expect(page.getByText("Demo mode: Order placed successfully!")).toBeVisible();
  expect(await ordersFrom(configuredApp, email)).toEqual([1982]);
  await page.clock.runFor(1900);
  await expect(payment(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(cart(page)).toHaveCount(0);
  await expectCount(page, 0);
  await page.clock.runFor(700);
  await expect(toast).toBeVisible();
  await page.clock.runFor(600);
  // Its way out begins once it has been drawn, which the stopped clock does not wait for.
  await page.clock.runFor(300);
  await expect(toast).toHaveCount(0);
});

test("the sidebar closes by its overlay, and an empty cart has no checkout", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/order2`);
  await cartButton(page).click();
  await expect(cart(page).getByText("Your cart is empty")).toBeVisible();
  await expect(cart(page).getByRole("button", { name: "Proceed to Checkout" })).toHaveCount(0);
  await page.mouse.click(40, 400);
  await expect(cart(page)).toHaveCount(0);
  await expect(cartButton(page)).toBeFocused();
});

test("only an administrator can reconfigure from here", async ({ page, emptyApp, request }) => {
  const { origin } = emptyApp;
  await setUp(request, emptyApp);
  const button = page.getByRole("contentinfo").getByRole("button", { name: "Reconfigure" });
  await page.goto(`${origin}/order2`);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  const reconfigure = async () => {
    await page.goto(`${origin}/order2`);
    await button.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Reconfigure" }).click();
  };
  await reconfigure();
  const refusal = page.getByRole("contentinfo").getByRole("alert");
  await expect(refusal).toContainText("Sign in as an administrator to reconfigure");
  await refusal.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${origin}/login?returnUrl=%2Forder2`);
  await signIn(page);
  await expect(page).toHaveURL(`${origin}/order2`);
  await reconfigure();
  await expect(page).toHaveURL(`${origin}/setup`);
});
