import { expectGoodForEveryone, expectNoSidewaysScroll } from "@/tests/support/browser/accessible";
import { expect, test } from "@/tests/support/browser/browser";
import {
  addDish,
  cart,
  cartButton,
  goToPayment,
  pay,
  payment,
  search,
} from "@/tests/support/storefront/ordering-page";

for (const menu of ["order1", "order2"] as const) {
  test(`${menu} is accessible`, async ({ page, configuredApp: { origin } }) => {
    test.slow();
    const check = async () => {
      for (const width of [768, 1920, 1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(() => expectNoSidewaysScroll(page)).toPass({ timeout: 15_000 });
      }
      await expectGoodForEveryone(page, { widths: [360] });
    };
    await page.goto(`${origin}/${menu}`);
    await addDish(page, menu === "order1" ? "Akara" : "Espresso");
    await check();
    await search(page).fill("unicorn");
    await check();
    await cartButton(page).click();
    await check();
    await cart(page)
      .getByRole("button", { name: /^(Place|Proceed)/ })
      .click();
    await pay(page).click();
    await check();
  });
}

test("an order is placed with the keyboard alone", async ({ page, configuredApp: { origin } }) => {
  await page.goto(`${origin}/order1`);
  const add = page.getByRole("button", { name: "Add Akara" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(add).toBeFocused();
  await cartButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(cart(page)).toBeVisible();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Tab");
    expect(await cart(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(cartButton(page)).toBeFocused();

  await goToPayment(page, { email: "keys@example.com" });
  await page.keyboard.press("Enter");
  await expect(payment(page).getByRole("link", { name: /^Follow order/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/orders\/[\w-]{22}$/);
  await page.goBack();
  await expect(cartButton(page)).toHaveAccessibleName("Cart");
});
