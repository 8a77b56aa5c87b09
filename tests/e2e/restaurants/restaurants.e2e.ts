import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { administratorApi, expect, openSignedIn, test } from "@/tests/support/browser/browser";

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
  const preview = page.frameLocator('iframe[title="Preview of the restaurant’s page"]');
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

  await page.getByLabel("Web address").fill("corner-of-the-road");
  await expect(page.getByText("Once this is published, /order/corner leads nowhere")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [360, 1920] });
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await call("DELETE", `/menus/${restaurant.id}`);
});
