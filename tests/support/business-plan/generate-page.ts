import type { Page } from "@playwright/test";
import { test as base, expect, openSignedIn } from "@/tests/support/browser/browser";
import { interceptFromStart } from "@/tests/support/browser/scripts";
import { bakery } from "@/tests/support/landing/bakery";
import { saveElsewhere } from "@/tests/support/landing/editor";
import type { RunningApp } from "@/tests/support/process/app";
import { forgetPages } from "@/tests/support/seo/seo-manager";

export { expect };

export const descriptionBox = (page: Page) => page.getByLabel("Describe your business");
export const generateButton = (page: Page) => page.getByRole("button", { name: "Generate Business Setup" });
export const planHeading = (page: Page) => page.getByRole("heading", { name: "Your plan" });
export const planSection = (page: Page, title: string) =>
  page.getByRole("region", { name: title, exact: true });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export const bakeryText =
  "Sweet Crumbs is a cosy family bakery in Portland. We bake bread and birthday cakes.";

/** Generates a plan from a description and waits until it is displayed. */
export async function generatePlan(page: Page, text = bakeryText) {
  await descriptionBox(page).fill(text);
  await generateButton(page).click();
  await expect(page.getByRole("progressbar").or(planHeading(page))).toBeVisible();
  await page.clock.fastForward("00:02");
  await expect(planHeading(page)).toBeFocused();
}

/** Applies the accepted sections and waits until they are published. */
export async function applyPlan(page: Page) {
  await button(page, "Apply").click();
  await expect(page.getByRole("heading", { name: "Your site is updated" })).toBeFocused();
}

/** Undoes the latest applied plan, and confirms. */
export async function undoPlan(page: Page) {
  await button(page, "Undo").click();
  const dialog = page.getByRole("alertdialog", { name: "Undo this plan?" });
  await dialog.getByRole("button", { name: "Undo the plan" }).click();
}

/** Ends every session of the page's user, as signing out in another tab does. */
export async function endSession(page: Page, origin: string) {
  const answer = await page.request.post(`${origin}/api/auth/logout`, { headers: { origin } });
  expect(answer.status()).toBe(200);
}

type Fixtures = {
  app: RunningApp;
  /** The tab, signed in, on a site with the bakery's content. */
  generate: Page;
};

export const test = base.extend<Fixtures>({
  app: ({ siteApp }, use) => use(siteApp),
  generate: async ({ page, request, app: { origin } }, use) => {
    await saveElsewhere(request, origin, bakery());
    await page.clock.install();
    await interceptFromStart(page);
    await openSignedIn(page, origin, "/dashboard?tab=generate");
    await expect(descriptionBox(page)).toBeEnabled();
    await use(page);
    await forgetPages(request, origin);
  },
});
