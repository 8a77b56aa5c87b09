import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { administratorApi, expect } from "@/tests/support/browser/browser";
import { flatSeo } from "@/tests/support/seo/seo";
import { openSeoView, seoTest as test } from "@/tests/support/seo/seo-page";

const choose = (page: Page, content: string | Buffer, name = "seo.csv") =>
  page
    .getByLabel("CSV or JSON file")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });

test("settings are exported, changed in a spreadsheet, previewed and imported", async ({
  page,
  request,
  origin,
}) => {
  const call = await administratorApi(request, origin);
  await call("POST", "/seo/settings/about", flatSeo);
  await openSeoView(page, origin, "transfer");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^seo-settings-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(await download.path(), "utf8");

  await choose(page, table);
  await expect(page.getByText("Everything in this file is stored already")).toBeVisible();
  await page.getByRole("button", { name: "Choose another file" }).click();

  await choose(page, `${table.replace(flatSeo.title, "Another title")}\r\nfaq,Questions,And answers`);
  await expect(page.getByText("Changes: title")).toBeVisible();
  expect((await call("GET", "/seo/settings")).configs).toHaveLength(1);
  await page.getByRole("button", { name: "Import 2 pages" }).click();
  await expect(page.getByText("2 pages imported")).toBeVisible();
  const { configs } = await call("GET", "/seo/settings");
  expect(configs.map(({ pageName, title }: Record<string, string>) => [pageName, title])).toEqual([
    ["about", "Another title"],
    ["faq", "Questions"],
  ]);
});

test("a file with a refused page lists its errors, can't be imported, and its report is accessible", async ({
  page,
  origin,
}) => {
  await openSeoView(page, origin, "transfer");
  await expectGoodForEveryone(page, { widths: [390, 1280] });
  await choose(page, "pageName;title;description\nÜber uns;x;y\nfaq;Questions;Answers");
  await expect(page.getByText("1 page would be refused")).toBeVisible();
  await expect(page.getByText("Use only a-z, 0-9 and hyphens")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import \d/ })).toBeHidden();
  await page.getByRole("button", { name: "Choose another file" }).click();
  await expect(page.getByLabel("CSV or JSON file")).toBeFocused();
  await choose(page, "{ bad", "seo.json");
  await expect(page.getByText("The file is not valid JSON")).toBeVisible();
  await expect(page.getByLabel("CSV or JSON file")).toHaveAttribute("aria-invalid", "true");

  const name = "a-long-name-".repeat(12);
  await choose(page, `pageName,title,description,structuredData\n${name},x,y,\nfaq,Questions,Answers,[{}]`);
  await expect(page.getByText("1 page would be refused")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [390, 1280] });
});
