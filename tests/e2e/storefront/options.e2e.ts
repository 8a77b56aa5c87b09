import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect, test } from "@/tests/support/browser/browser";
import { runInApp } from "@/tests/support/process/app-database";
import { pizza, pizzaOptions } from "@/tests/support/restaurants/options";
import { cart, cartButton } from "@/tests/support/storefront/ordering-page";

test("options are chosen by thumb and are accessible, with long names and errors", async ({
  page,
  configuredApp,
}) => {
  test.slow();
  const long = "Caramelised onions of the house, slowly braised in red wine";
  const groups = pizzaOptions.map((group) => ({
    ...group,
    options: group.options.map((option) => (option.id === "Ham" ? { ...option, name: long } : option)),
  }));
  const json = (value: object) => `'${JSON.stringify(value)}'::jsonb`;
  await runInApp(
    configuredApp,
    `INSERT INTO "Restaurant" ("id", "slug", "name", "cuisine", "tagline", "theme", "optionGroups", "version", "position")
       VALUES ('pizzeria', 'pizzeria', 'Pizzeria', '', '', 'plain', ${json(groups)}, 2, 3);
     INSERT INTO "Category" VALUES ('pizzeria', 'mains', 'Mains', 0);
     INSERT INTO "Dish" ("restaurantId", "id", "categoryId", "name", "description", "priceCents", "emoji", "optionGroups",
         "position") VALUES
       ('pizzeria', 'pizza', 'mains', 'Pizza', '', 800, '🍕', ${json(pizza.optionGroups)}, 0),
       ('pizzeria', 'half', 'mains', 'Half and Half', '', 1000, '🍕', '["halves"]', 1)`,
  );
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(async () => {
      const opened = await page.goto(`${configuredApp.origin}/order/pizzeria`);
      expect(opened?.status()).toBe(200);
    }).toPass();
    await page.getByRole("button", { name: "Add Half and Half" }).click();
    const half = page.getByRole("dialog", { name: "Half and Half" });
    await half.getByRole("button", { name: "Add", exact: true }).click();
    await expect(half.getByText("Choose 2 options for Halves.")).toBeVisible();
    await half.getByText("Left", { exact: true }).click();
    await expectGoodForEveryone(page, { widths: [360, 1280] });
    await page.keyboard.press("Escape");

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Add Pizza" }).click();
    const sheet = page.getByRole("dialog", { name: "Pizza" });
    await sheet.getByText("Large", { exact: true }).click();
    await sheet.getByText(long).click();
    await sheet.getByRole("button", { name: `One ${long} more` }).click();
    await expectGoodForEveryone(page, { widths: [360] });
    await sheet.getByRole("button", { name: /^Add/ }).click();
    await expect(cartButton(page)).toContainText("1");
    await cartButton(page).click();
    await expect(cart(page)).toContainText(`2 × ${long}`);
    await expectGoodForEveryone(page, { widths: [360] });
  } finally {
    await runInApp(configuredApp, `DELETE FROM "Restaurant" WHERE "id" = 'pizzeria'`);
  }
});
