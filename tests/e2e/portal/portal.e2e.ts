import type { Page } from "@playwright/test";
import { expect, expectPortalReady, openSignedIn, test } from "@/tests/support/browser/browser";
import { holdScripts } from "@/tests/support/browser/scripts";

const tabs = [
  { label: "Start", title: "Start", path: "/admin", alone: "/admin/start" },
  {
    label: "Landing Editor",
    title: "Landing Page Editor",
    path: "/admin?tab=editor",
    alone: "/portal/editor",
  },
  { label: "Settings", title: "Settings", path: "/admin?tab=settings", alone: "/admin/settings" },
  { label: "Orders", title: "Orders", path: "/admin?tab=orders", alone: "/admin/orders" },
  {
    label: "Templates",
    title: "Template Manager",
    path: "/admin?tab=templates",
    alone: "/admin/templates",
  },
  { label: "SEO Settings", title: "SEO Settings", path: "/admin?tab=seo", alone: "/admin/seo" },
];

async function openPortal(page: Page, origin: string) {
  await openSignedIn(page, origin, "/admin");
  await expect(page).toHaveURL(`${origin}/admin`);
}

test("typed text and presses before the portal's scripts have arrived count once they have", async ({
  page,
  configuredApp: { origin },
}) => {
  await openPortal(page, origin);
  const letThrough = await holdScripts(page, "**/_next/static/chunks/*.js");
  await page.goto(`${origin}/admin/account`, { waitUntil: "commit" });
  const setUp = page.getByRole("button", { name: "Set up", exact: true });
  await setUp.click();
  await expect(setUp).toHaveAttribute("data-waiting", "");
  await setUp.click();
  const present = page.getByLabel("Present password", { exact: true }).first();
  await present.fill("not the password");
  await page.getByLabel("New password").fill("a new broom sweeps");
  // The browser would send the form by itself, with the passwords in the address.
  await page.keyboard.press("Enter");
  await letThrough();
  await expect(page.getByRole("img", { name: "QR code to scan with an authenticator app" })).toBeVisible();
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await expect(present).toHaveAccessibleDescription("Not your password");
  await expect(present).toHaveValue("not the password");
  await expect(page).toHaveURL(`${origin}/admin/account`);

  const unlock = await holdScripts(page, "**/_next/static/chunks/*.js");
  await page.goto(`${origin}/admin/users`, { waitUntil: "commit" });
  await page.getByLabel("Email").fill("cook@example.com");
  await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("kitchen");
  await unlock();
  await expect(page.getByText("Orders and what is sold out.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("cook@example.com");
  await expect(page.getByRole("combobox", { name: "Role", exact: true })).toHaveValue("kitchen");
});

test("each tab has its address, kept by reload and Back", async ({ page, configuredApp: { origin } }) => {
  await openPortal(page, origin);
  const menu = page.getByRole("navigation", { name: "Management" });
  const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  for (const tab of tabs) {
    await menu.getByRole("link", { name: tab.label, exact: true }).click();
    await expect(page).toHaveURL(origin + tab.path);
    await expect(title(tab.title)).toBeVisible();
    await expect(menu.locator("[aria-current=page]")).toHaveText(tab.label);
  }
  await expect(title("SEO Settings")).toBeFocused();
  await page.reload();
  await expect(title("SEO Settings")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/admin?tab=templates`);
  await expect(title("Template Manager")).toBeVisible();
  await expect(page.getByText("Admin", { exact: true })).toBeVisible();
  await expect(page.getByText("Administrator", { exact: true })).toBeVisible();
});

test("each manager also has a separate page within the portal, and an unknown tab shows the first", async ({
  page,
  configuredApp: { origin },
}) => {
  await openSignedIn(page, origin, "/admin?tab=constructor");
  await expect(page.getByRole("heading", { level: 1, name: "Start" })).toBeVisible();
  await expectPortalReady(page);
  for (const { title, alone, label } of tabs) {
    await page.goto(origin + alone);
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    const menu = page.getByRole("navigation", { name: "Management" });
    await expect(menu.locator("[aria-current=page]")).toHaveText(label);
    // Hydration replaces the state of the history, which would abort the next navigation.
    await expectPortalReady(page);
  }
});

test("the focus moves to the title even if the next page has the same, and the first stop skips the menu", async ({
  page,
  configuredApp: { origin },
}) => {
  await openSignedIn(page, origin, "/portal/editor");
  await page.getByRole("link", { name: "Landing Editor" }).click();
  await expect(page).toHaveURL(`${origin}/admin?tab=editor`);
  await expect(page.getByRole("heading", { level: 1, name: "Landing Page Editor" })).toBeFocused();

  await page.goto(`${origin}/admin?tab=seo`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the phone's menu closes after a choice, and the tab's title has the focus", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPortal(page, origin);
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Start" })).toBeFocused();
  await menu.getByRole("link", { name: "Templates" }).click();
  await expect(page).toHaveURL(`${origin}/admin?tab=templates`);
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Template Manager" })).toBeFocused();

  await page.getByRole("button", { name: "Open menu" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test("the command palette reaches every tab and the sign-out", async ({
  page,
  configuredApp: { origin },
}) => {
  await openPortal(page, origin);
  const palette = page.getByRole("dialog", { name: "Command palette" });
  const search = page.getByRole("combobox");
  await page.getByRole("button", { name: /Go to or do/ }).click();
  await expect(search).toBeFocused();
  for (const { label } of tabs)
    await expect(palette.getByRole("option", { name: label, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();

  await page.keyboard.press("Control+k");
  await search.fill("seo");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${origin}/admin?tab=seo`);
  await expect(palette).toBeHidden();

  await page.keyboard.press("Control+k");
  await search.fill("no such thing");
  await expect(palette.getByText("Nothing here has that name.")).toBeVisible();
  await search.fill("exit");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${origin}/`);
});
