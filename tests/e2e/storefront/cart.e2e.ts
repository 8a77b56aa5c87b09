import { expect, test } from "@/tests/support/browser/browser";
import { runInApp } from "@/tests/support/process/app-database";
import {
  addDish,
  cart,
  cartButton,
  cartLine,
  desktop,
  dish,
  expectCount,
  phone,
} from "@/tests/support/storefront/ordering-page";

for (const viewport of [phone, desktop]) {
  test(`a cart is filled, changed and emptied, ${viewport.width} px wide`, async ({
    page,
    configuredApp: { origin },
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${origin}/order1`);
    await cartButton(page).click();
    await expect(cart(page).getByText("Your cart is empty")).toBeVisible();
    await expect(cart(page).getByText("Add some delicious items to get started!")).toBeVisible();
    await expect(cart(page).getByText("Subtotal")).toHaveCount(0);
    await expect(cart(page).getByRole("button", { name: "Place Order" })).toHaveCount(0);
    await cart(page).getByRole("button", { name: "Close cart" }).click();

    await addDish(page, "Akara", 2);
    await expect(page.getByRole("status").getByText("Akara added to your cart").last()).toBeVisible();
    await addDish(page, "Zobo");
    await expectCount(page, 3);
    await cartButton(page).click();
    await expect(cartLine(page, "Akara")).toContainText("🧆");
    await expect(cartLine(page, "Akara")).toContainText("$5.99");
    await expect(cart(page).getByRole("definition")).toHaveText(["$15.97", "$1.60", "$5.00", "$22.57"]);

    await cart(page).getByRole("button", { name: "One Zobo more" }).click();
    await cart(page).getByRole("button", { name: "One Akara less" }).click();
    await expectTotal("$20.37");
    await cart(page).getByRole("button", { name: "One Akara less" }).click();
    await expect(cartLine(page, "Akara")).toHaveCount(0);
    await expect(cart(page).getByRole("button", { name: "Remove Zobo" })).toBeFocused();
    await cart(page).getByRole("button", { name: "Remove Zobo" }).click();
    await expect(cart(page).getByText("Your cart is empty")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cart(page)).toHaveCount(0);
    await expectCount(page, 0);

    async function expectTotal(total: string) {
      await expect(cart(page).getByRole("definition").last()).toHaveText(total);
    }
  });
}

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

test("a dish is limited to 50; an altered cart is corrected with a notice", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/order2`);
  await page.evaluate(() => {
    const lines = [
      { id: "akara", quantity: 49, priceCents: 1 },
      { id: "unicorn", quantity: 2 },
      { id: "zobo", quantity: 5000 },
    ];
    localStorage.setItem("cart:order1", JSON.stringify({ lines }));
  });
  await page.goto(`${origin}/order1`);
  await expectCount(page, 49);
  await addDish(page, "Akara");
  const add = page.getByRole("button", { name: "Add Akara" });
  await expect(add).toBeDisabled();
  await add.press("Enter");
  await expectCount(page, 50);
  await cartButton(page).click();
  await expect(cart(page).getByText("2 dishes in your cart are no longer on the menu")).toBeVisible();
  await expect(cart(page).getByRole("definition").first()).toHaveText("$299.50");
});

test("without the browser's storage the cart lasts as long as the page", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await page.goto(`${origin}/order1`);
  await addDish(page, "Akara", 2);
  await expectCount(page, 2);
});

test("a dish that sells out while it is in the cart is explained and left out", async ({
  page,
  configuredApp,
}) => {
  const { origin } = configuredApp;
  await page.goto(`${origin}/order1`);
  await addDish(page, "Akara");
  await addDish(page, "Zobo", 2);
  await runInApp(configuredApp, `INSERT INTO "SoldOutDish" VALUES ('order1', 'zobo')`);
  try {
    await cartButton(page).click();
    await expect(cart(page).getByText("Zobo has just sold out and is not part of your order.")).toBeVisible();
    await expect(cart(page).getByRole("definition").first()).toHaveText("$5.99");
    await page.keyboard.press("Escape");
    await expectCount(page, 1);
    await page.reload();
    await expect(dish(page, "Zobo")).toContainText("Sold out");
    await expect(page.getByRole("button", { name: "Add Zobo" })).toHaveCount(0);
  } finally {
    await runInApp(configuredApp, `DELETE FROM "SoldOutDish"`);
  }
});
