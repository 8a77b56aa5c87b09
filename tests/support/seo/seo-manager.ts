import type { APIRequestContext, Page } from "@playwright/test";
import {
  type AdministratorApi,
  administratorApi,
  test as base,
  expect,
  expectPortalReady,
  openSignedIn,
} from "@/tests/support/browser/browser";
import { requiredSeo } from "./seo";

export { expect };

/** Calls the API as another administrator would. */
export async function callElsewhere(
  request: APIRequestContext,
  origin: string,
  ...call: Parameters<AdministratorApi>
) {
  return (await administratorApi(request, origin))(...call);
}

/** Deletes the settings of every page. */
export async function forgetPages(request: APIRequestContext, origin: string) {
  const call = await administratorApi(request, origin);
  const { configs } = await call("GET", "/config");
  for (const { pageName } of configs) await call("DELETE", `/config/${pageName}`);
}

export const titleField = (page: Page) => page.getByLabel("Title", { exact: true });
export const descriptionField = (page: Page) => page.getByLabel("Description", { exact: true });
export const saveButton = (page: Page) => page.getByRole("button", { name: "Save SEO Settings" });
export const preview = (page: Page) => page.getByRole("region", { name: "SEO preview" });

/** Chooses a page and waits for its form. */
export async function choosePage(page: Page, name: string) {
  await page.getByLabel("Page", { exact: true }).selectOption(name);
  await expect(page.getByRole("form", { name: `SEO settings of ${name}` })).toBeVisible();
}

/** Opens a folded part of the form. */
export const unfold = (page: Page, title: string) =>
  page.getByRole("main").getByText(title, { exact: true }).click();

/** Chooses a page and fills in the required fields. */
export async function startPage(page: Page, name: string) {
  await choosePage(page, name);
  await titleField(page).fill(requiredSeo.title);
  await descriptionField(page).fill(requiredSeo.description);
}

/** Saves the open page. */
export async function savePage(page: Page, name: string) {
  await saveButton(page).click();
  await expect(page.getByText(`SEO settings saved for ${name}!`)).toBeVisible();
}

/** The SEO manager, signed in, on an instance without settings before and after each test. */
export const test = base.extend<{ manager: Page; origin: string }>({
  origin: async ({ playwright, configuredApp: { origin } }, use) => {
    await use(origin);
    const request = await playwright.request.newContext();
    await forgetPages(request, origin);
    await request.dispose();
  },
  manager: async ({ page, origin }, use) => {
    await openSignedIn(page, origin, "/admin/seo");
    await expect(page.getByRole("button", { name: "Configure Home Page" })).toBeVisible();
    await expectPortalReady(page);
    await use(page);
  },
});
