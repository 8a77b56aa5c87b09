import type { Page } from "@playwright/test";
import { expectAccessible, expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect, openSignedIn, test } from "@/tests/support/browser/browser";
import { holdScripts, interceptFromStart } from "@/tests/support/browser/scripts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Command palette" });

/** Opens the palette, looks for something, and takes what comes first. */
async function choose(page: Page, words: string) {
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type(words);
  await expect(palette(page).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(palette(page)).toBeHidden();
}

test.beforeEach(async ({ page, configuredApp: { origin } }) => {
  await interceptFromStart(page);
  await openSignedIn(page, origin, "/admin?tab=system");
  await expect(page.getByRole("button", { name: /Go to or do/ })).toBeEnabled();
});

test("an action focuses the control that performs it, from any tab and repeatedly", async ({ page }) => {
  await choose(page, "invite");
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toBeFocused();
  await page.getByRole("heading", { name: "People" }).click();
  await choose(page, "invite");
  await expect(email).toBeFocused();

  await choose(page, "86");
  await expect(page.getByRole("dialog", { name: "Sold out" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await choose(page, "back up");
  await expect(page.getByLabel("Passphrase").first()).toBeFocused();
  await choose(page, "api token");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await choose(page, "add a picture");
  await expect(page.getByLabel("Upload pictures")).toBeFocused();
  await choose(page, "change the password");
  await expect(page.getByLabel("Present password")).toBeFocused();
  await choose(page, "sign out everywhere");
  await expect(page.getByRole("alertdialog", { name: "Sign out everywhere?" })).toBeVisible();
});

test("dishes are added to the chosen restaurant", async ({ page }) => {
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("add dish trattoria");
  await palette(page).getByRole("option", { name: "Add a dish Trattoria Lina" }).click();
  await expect(page.getByRole("heading", { name: "Trattoria Lina" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Name/ })).toBeFocused();
});

test("an action that unsaved changes prevent is not performed later", async ({ page }) => {
  await choose(page, "invite");
  await page.keyboard.press("ControlOrMeta+k");
  await palette(page).getByRole("option", { name: "Settings", exact: true }).click();
  await page.getByLabel("Project name").fill("Another name");
  await choose(page, "sold out");
  await page.getByRole("button", { name: "Stay" }).click();
  const menu = page.getByRole("navigation", { name: "Management" });
  await menu.getByRole("link", { name: "Orders" }).click();
  await page.getByRole("button", { name: "Discard and leave" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Sold out" })).toBeHidden();
});

test("text typed before the palette has loaded is searched", async ({ page }) => {
  const release = await holdScripts(page, "**/_next/static/chunks/**");
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("seox");
  await page.keyboard.press("Backspace");
  await expect(palette(page)).toBeHidden();
  await release();
  const search = palette(page).getByRole("combobox");
  await expect(search).toHaveValue("seo");
  await expect(search).toBeFocused();
  await page.keyboard.type(" set");
  await expect(search).toHaveValue("seo set");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "SEO Settings" })).toBeVisible();
});

test("the palette is accessible, also without results", async ({ page }) => {
  await page.getByRole("button", { name: /Go to or do/ }).click();
  await expect(palette(page).getByRole("option", { name: "Invite somebody Users" })).toBeVisible();
  await expectGoodForEveryone(page);
  await page.keyboard.type("sold out");
  const first = palette(page).getByRole("option", { name: "Mark dishes as sold out" });
  await expect(first).toHaveAttribute("aria-selected", "true");
  const search = palette(page).getByRole("combobox");
  await expect(search).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
  await expectAccessible(page);
  await search.fill("no such thing");
  await expect(palette(page).getByText("Nothing here has that name.")).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
});
