import type { Locator, Page } from "@playwright/test";
import { expect, openSignedIn, test } from "@/tests/support/browser/browser";

const foot = (within: Page | Locator) => [
  within.getByText("owner@example.com"),
  within.getByRole("button", { name: "Exit" }),
];

test("account and Exit are visible at any height, and every tab can be reached above them", async ({
  page,
  configuredApp: { origin },
}) => {
  await openSignedIn(page, origin, "/admin");
  for (const height of [600, 720, 768, 900]) {
    await page.setViewportSize({ width: 1280, height });
    // The menu shows the current tab when it is opened.
    await page.goto(`${origin}/admin/settings`);
    for (const part of foot(page)) await expect(part).toBeInViewport({ ratio: 1 });
    const tabs = page.getByRole("navigation", { name: "Management" }).getByRole("link");
    await expect(tabs.and(page.locator("[aria-current=page]"))).toBeInViewport({ ratio: 1 });
    await tabs.last().hover();
    await expect(tabs.last()).toBeInViewport({ ratio: 1 });
    for (const part of foot(page)) await expect(part).toBeInViewport({ ratio: 1 });
  }

  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${origin}/admin`);
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const part of foot(menu)) await expect(part).toBeInViewport({ ratio: 1 });
  await menu.getByRole("navigation").getByRole("link").last().hover();
  for (const part of foot(menu)) await expect(part).toBeInViewport({ ratio: 1 });
});
