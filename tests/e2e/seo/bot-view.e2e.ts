import type { Page } from "@playwright/test";
import type { Inspection } from "@/lib/seo/answers";
import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect } from "@/tests/support/browser/browser";
import { openSeoView, seoTest as test } from "@/tests/support/seo/seo-page";

const json = JSON.stringify({ "@type": "Bakery", name: "Corner Bakery" }, null, 2);

const inspection: Inspection = {
  path: "/",
  status: 200,
  robotsHeader: "noindex",
  bytes: 33_000,
  milliseconds: 120,
  rows: [
    { tag: "title", expected: "Bread", found: "Bread", verdict: "same" },
    { tag: "description", expected: "Sourdough", found: "Rye", verdict: "different" },
    {
      tag: "canonical",
      expected: `https://bakery.example/${"x".repeat(150)}`,
      found: null,
      verdict: "missing",
    },
    { tag: "og:title", expected: "Bread", found: "Bread\nRolls", verdict: "twice" },
    { tag: "JSON-LD Bakery", expected: json, found: json, verdict: "same" },
    { tag: "refresh", expected: null, found: "0; url=/x", verdict: "extra", note: "It redirects" },
  ],
  headings: [],
  images: 5,
  imagesWithoutAlt: 2,
};

async function openHome(page: Page, origin: string) {
  await openSeoView(page, origin, "pages&page=home");
  await page.getByRole("button", { name: "View as search engine" }).first().click();
  return page.getByRole("dialog", { name: "As a search engine sees it" });
}

const answerWith = (page: Page, given: Partial<Inspection>) =>
  page.route("**/api/seo/inspect/*", (route) =>
    route.fulfill({ json: { success: true, inspection: { ...inspection, ...given } } }),
  );

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

test("differences from the stored tags come first, and other problems are listed", async ({
  page,
  origin,
}) => {
  await answerWith(page, {});
  const sheet = await openHome(page, origin);
  await expect(sheet.getByText("4 of 6 tags are not as stored")).toBeVisible();
  await expect(sheet.getByText("X-Robots-Tag: noindex")).toBeVisible();
  await expect(sheet.getByText("2 of 5 images have no alternative text.")).toBeVisible();
  const rows = sheet.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rows.getByRole("rowheader")).toHaveText([
    "description",
    "canonical",
    "og:title",
    "refresh",
    "title",
    "JSON-LD Bakery",
  ]);
  await sheet.getByText("4 lines").click();
  await expect(sheet.getByText('"name": "Corner Bakery"')).toBeVisible();
});

test("redirecting, unavailable and slow pages are reported", async ({ page, origin }) => {
  await answerWith(page, { status: 307, redirectedTo: "/welcome", rows: [] });
  const sheet = await openHome(page, origin);
  await expect(sheet.getByText("This page redirects to /welcome")).toBeVisible();
  await page.unrouteAll();
  await page.route("**/api/seo/inspect/*", (route) =>
    route.fulfill({ status: 409, json: { success: false, error: "The page is larger than 5 MB." } }),
  );
  await sheet.getByRole("button", { name: "Look again" }).click();
  await expect(sheet.getByText("The page is larger than 5 MB.")).toBeVisible();
  await page.unrouteAll();
  await page.clock.install();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/seo/inspect/*", async (route) => {
    await asked;
    await route.fulfill({ json: { success: true, inspection } });
  });
  await sheet.getByRole("button", { name: "Try again" }).click();
  await expect(sheet.getByText("Asking the server for the page…")).toBeVisible();
  await page.clock.fastForward(4000);
  await expect(sheet.getByText("Still waiting…")).toBeVisible();
  answer();
  await expect(sheet.getByText("4 of 6 tags are not as stored")).toBeVisible();
});

test("the view is accessible in both themes, on a phone and on a desktop", async ({ page, origin }) => {
  await answerWith(page, {});
  const sheet = await openHome(page, origin);
  await expect(sheet.getByText("4 of 6 tags are not as stored")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [390, 1280] });
});
