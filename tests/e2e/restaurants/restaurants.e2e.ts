import type { Page } from "@playwright/test";
import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { administratorApi, expect, openSignedIn, test } from "@/tests/support/browser/browser";
import { cell } from "@/tests/support/restaurants/menu-editor";

const item = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

const table = (...rows: string[]) => ({
  name: "menu.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(["name,price,category", ...rows].join("\n")),
});

test("a restaurant is added, imported from a file, repriced, and deleted", async ({
  page,
  siteApp: { origin },
}) => {
  await openSignedIn(page, origin, "/admin/menus");
  await page.getByRole("button", { name: "Add a restaurant" }).click();
  const adding = page.getByRole("dialog", { name: "Add a restaurant" });
  await adding.getByLabel("Name").pressSequentially("Café Größe");
  await expect(adding.getByLabel("Address")).toHaveValue("cafe-grosse");
  await adding.getByLabel("Address").fill("order");
  await adding.getByRole("button", { name: "Add restaurant" }).click();
  await expect(adding.getByLabel("Address")).toHaveAccessibleDescription(/belongs to the product/);
  await adding.getByLabel("Address").fill("cafe");
  await adding.getByRole("button", { name: "Add restaurant" }).click();
  await expect(page.getByRole("heading", { name: "Café Größe" })).toBeVisible();

  await page.getByRole("button", { name: "More: import, export" }).click();
  await page.getByRole("menuitem", { name: /Import/ }).click();
  const importing = page.getByRole("dialog", { name: "Import dishes" });
  await importing.getByLabel("CSV file").setInputFiles(table("Espresso,2.20,Coffee", "Cake,much,Sweets"));
  await expect(importing.getByText("1 dish would be refused")).toBeVisible();
  await expect(importing.getByText("Is not a price such as 12.50")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [360, 1920] });
  await importing.getByRole("button", { name: "Choose another file" }).click();
  await importing.getByLabel("CSV file").setInputFiles(table("Espresso,2.20,Coffee", "Cake,4.10,Sweets"));
  await expect(importing.getByText("Coffee, Sweets")).toBeVisible();
  await importing.getByRole("button", { name: "Import 2 dishes into the menu" }).click();
  await expect(cell(page, "espresso", "price")).toHaveText("$2.20");

  await page.getByRole("button", { name: "Change prices…" }).click();
  const prices = page.getByRole("dialog", { name: "Change prices" });
  await prices.getByLabel("By how many percent").fill("501");
  await expect(prices.getByLabel("By how many percent")).toHaveAccessibleDescription(/At most 500 %/);
  await prices.getByLabel("By how many percent").fill("10");
  await prices.getByLabel("Round each price").selectOption("So that it ends in .99");
  await expect(prices.getByRole("row", { name: "Espresso $2.20 $1.99" })).toBeVisible();
  await expect(prices.getByRole("row", { name: "Cake $4.10 $4.99" })).toBeVisible();
  await expectGoodForEveryone(page, { widths: [360, 1920] });
  await prices.getByRole("button", { name: "Change 2 prices" }).click();
  await expect(cell(page, "cake", "price")).toHaveText("$4.99");

  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved. Guests see it once it is published.")).toBeVisible();
  await page.getByRole("button", { name: "All restaurants" }).click();
  await expect(item(page, "Café Größe")).toContainText("Closed");
  await expect(item(page, "Café Größe")).toContainText("A draft waits to be published");
  await expectGoodForEveryone(page, { widths: [360, 1920] });
  await page.getByRole("button", { name: "Delete Café Größe" }).click();
  const asking = page.getByRole("alertdialog");
  await expect(asking).toContainText("Orders that were placed stay.");
  await asking.getByRole("button", { name: "Delete restaurant" }).click();
  await expect(page.getByRole("heading", { name: "Café Größe" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Restaurants" })).toBeFocused();
});

test("a file does not overwrite changes that another user saved meanwhile", async ({
  page,
  request,
  siteApp: { origin },
}) => {
  const call = await administratorApi(request, origin);
  const { restaurant } = await call("POST", "/menus", { name: "Kiosk" });
  await openSignedIn(page, origin, `/admin/menus?restaurant=${restaurant.id}`);
  await page.getByRole("button", { name: "More: import, export" }).click();
  await page.getByRole("menuitem", { name: /Import/ }).click();
  const { menu: draft } = await call("GET", `/menus/${restaurant.id}`);
  await call("PUT", `/menus/${restaurant.id}`, {
    ...draft.content,
    categories: [{ id: "ice", label: "Ice" }],
  });
  await page.getByLabel("CSV file").setInputFiles(table("Espresso,2.20,Coffee"));
  await page.getByRole("button", { name: "Import 1 dish into the menu" }).click();
  await expect(cell(page, "espresso", "price")).toHaveText("$2.20");
  await page.getByRole("button", { name: "Save draft" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Somebody saved a newer version" });
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("Draft saved. Guests see it once it is published.")).toBeVisible();
  const { menu: imported } = await call("GET", `/menus/${restaurant.id}`);
  expect(imported.content.categories.map(({ label }: { label: string }) => label)).toEqual(["Coffee", "Ice"]);
  await call("DELETE", `/menus/${restaurant.id}`);
});

test("look, colour and address of a restaurant are chosen, and visible at once", async ({
  page,
  request,
  siteApp: { origin },
}) => {
  const call = await administratorApi(request, origin);
  const { restaurant } = await call("POST", "/menus", { name: "Corner" });
  await page.setViewportSize({ width: 1680, height: 900 });
  await openSignedIn(page, origin, `/admin/menus?restaurant=${restaurant.id}`);
  await page.getByRole("button", { name: "Restaurant", exact: true }).click();
  const preview = page.frameLocator('iframe[title="Preview of the restaurant\'s page"]');
  const shown = preview.locator("[data-restaurant]");
  await expect(shown).toHaveAttribute("data-theme", "plain");

  await page.getByRole("radio", { name: /^Plain/ }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: /^Lemon/ })).toBeChecked();
  await expect(shown).toHaveAttribute("data-theme", "lemon");

  const colour = page.getByLabel("Main colour", { exact: true });
  await colour.fill("#fffde0");
  await expect(colour).toHaveAccessibleDescription(/can hardly be told from a light page/);
  await colour.fill("7A1FA2");
  await colour.blur();
  await expect(colour).toHaveValue("#7a1fa2");
  await expect(page.getByRole("list", { name: "How the colour looks" })).toBeVisible();
  const brand = () => shown.evaluate((one) => getComputedStyle(one).getPropertyValue("--color-brand"));
  await expect.poll(brand).toBe("#7a1fa2");
  await page.getByRole("button", { name: "Theme’s own colour" }).click();
  await expect(colour).toHaveValue("");

  await page.getByLabel("Address").fill("corner-of-the-road");
  await expect(page.getByText("Once this is published, /order/corner leads nowhere")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [360, 1920] });
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await call("DELETE", `/menus/${restaurant.id}`);
});
