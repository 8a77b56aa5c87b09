import { expect, test } from "@/tests/support/browser/browser";
import { addDish, cartLine, expectCount, phone } from "@/tests/support/storefront/ordering-page";

test("on phones a bar at the foot of the page shows count and total and opens the cart", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.setViewportSize(phone);
  await page.goto(`${origin}/order1`);
  const bar = page.getByRole("button", { name: /View cart/ });
  await expect(bar).toHaveCount(0);
  await addDish(page, "Akara");
  await expect(bar).toContainText("$11.59");
  await bar.click();
  await expect(cartLine(page, "Akara")).toBeVisible();
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe("hidden");
});

test("the cart survives a reload and is the same in every tab, separately for each menu", async ({
  page,
  context,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/order1`);
  await addDish(page, "Akara", 2);
  await expectCount(page, 2);
  await page.reload();
  await expectCount(page, 2);
  const second = await context.newPage();
  await second.goto(`${origin}/order1`);
  await expectCount(second, 2);
  await addDish(second, "Zobo");
  await expectCount(page, 3);
  await addDish(page, "Zobo");
  await expectCount(second, 4);
  await second.goto(`${origin}/order2`);
  await expectCount(second, 0);
});
