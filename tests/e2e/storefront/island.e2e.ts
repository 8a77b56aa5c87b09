import { expectAlive } from "@/tests/support/browser/alive";
import { expect, test } from "@/tests/support/browser/browser";
import { holdScripts, interceptFromStart, recordScripts } from "@/tests/support/browser/scripts";
import {
  addDish,
  cart,
  cartButton,
  cartLine,
  dish,
  expectCount,
} from "@/tests/support/storefront/ordering-page";

const scripts = "**/_next/static/islands/*.js";

test("presses before the script has arrived are answered once it has", async ({
  page,
  configuredApp: { origin },
}) => {
  const letThrough = await holdScripts(page, scripts);
  await page.goto(`${origin}/order1`, { waitUntil: "commit" });
  const add = page.getByRole("button", { name: "Add Beef Suya", exact: true });
  await add.click();
  await expect(add).toHaveAttribute("data-waiting", "");
  await add.click();
  await dish(page, "Akara").getByRole("button").last().click();
  await cartButton(page).click();
  await letThrough();
  await expect(cartLine(page, "Beef Suya")).toContainText("$8.99");
  await expect(cartLine(page, "Akara")).toBeVisible();
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expectCount(page, 2);
});

test("the page loads its island and the visitors' script, and nothing of the framework", async ({
  page,
  configuredApp: { origin },
}) => {
  const loaded = recordScripts(page);
  await page.goto(`${origin}/order2`);
  await addDish(page, "Tiramisù");
  await expectCount(page, 1);
  const foreign = loaded.filter((path) => !/^\/(_next\/static\/islands|api\/site)\/[\w-]+\.js$/.test(path));
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => "__next_f" in window)).toBe(false);
});

test("a cart that can't be loaded says so, and opens at the next press", async ({
  page,
  pageProblems,
  configuredApp: { origin },
}) => {
  await interceptFromStart(page);
  await page.goto(`${origin}/order1`);
  await expectAlive(cartButton(page));
  await page.route(scripts, (route) => route.abort());
  await cartButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "The cart could not be loaded." })).toBeVisible();
  await expect(cart(page)).toBeHidden();
  await page.unroute(scripts);
  await cartButton(page).click();
  await expect(cart(page)).toContainText("Your cart is empty");
  pageProblems.splice(0);
});
