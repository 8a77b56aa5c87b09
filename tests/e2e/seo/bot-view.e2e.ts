import type { Page } from "@playwright/test";
import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect } from "@/tests/support/browser/browser";
import { answerOfInspection } from "@/tests/support/seo/inspection";
import { openSeoView, seoTest as test } from "@/tests/support/seo/seo-page";

async function openHome(page: Page, origin: string) {
  await openSeoView(page, origin, "pages&page=home");
  await page.getByRole("button", { name: "View as search engine" }).first().click();
  return page.getByRole("dialog", { name: "As a search engine sees it" });
}

test("the page's HTML is compared tag by tag", async ({ page, origin }) => {
  const sheet = await openHome(page, origin);
  await expect(sheet.getByText(/^(All \d+ tags are as stored|\d+ of \d+ tags)/)).toBeVisible();
  await expect(sheet.getByRole("rowheader", { name: "og:title", exact: true })).toBeVisible();
  await expect(sheet.getByText("Status", { exact: true })).toBeVisible();
  await sheet.getByRole("button", { name: "Look again" }).click();
  await expect(sheet.getByRole("button", { name: "Look again" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "View as search engine" }).first()).toBeFocused();
});

test("the view is accessible in both themes, on a phone and on a desktop", async ({ page, origin }) => {
  await page.route("**/api/seo/inspect/*", (route) => route.fulfill({ json: answerOfInspection() }));
  const sheet = await openHome(page, origin);
  await expect(sheet.getByText("4 of 6 tags are not as stored")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [390, 1280] });
});
