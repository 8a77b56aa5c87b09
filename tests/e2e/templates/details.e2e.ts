import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/browser/browser";
import { smallSite, zipFile } from "@/tests/support/templates/site-zip";
import {
  openTemplates,
  templateCard,
  templatesTest as test,
  uploadTemplate,
} from "@/tests/support/templates/templates-page";

test.beforeEach(({ page, origin }) => openTemplates(page, origin));

async function openDetails(page: Page, name: string) {
  await templateCard(page, name)
    .getByRole("button", { name: /Details/ })
    .press("Enter");
  const sheet = page.getByRole("dialog", { name });
  await expect(sheet.getByRole("heading", { name: "Report" })).toBeVisible();
  return sheet;
}

test("the active template is replaced, and visitors get the new version and the former one again", async ({
  page,
  browser,
  origin,
}) => {
  await uploadTemplate(page, await zipFile("first.zip", smallSite("First")), "Site");
  await templateCard(page, "Site").getByRole("button", { name: "Activate" }).click();
  await expect(page.getByText("Template activated successfully!")).toBeVisible();
  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  await visitor.goto(`${origin}/`);
  await expect(visitor.getByRole("heading", { name: "First" })).toBeVisible();

  const sheet = await openDetails(page, "Site");
  await sheet.getByRole("button", { name: "Replace its files" }).click();
  const picker = sheet.getByLabel("ZIP file with the new version");
  await expect(picker).toBeFocused();
  await picker.setInputFiles(await zipFile("broken.zip", { "a.html": "" }));
  await sheet.getByRole("button", { name: "Upload new version" }).click();
  await expect(sheet.getByText("index.html is required")).toBeVisible();
  await picker.setInputFiles(await zipFile("second.zip", smallSite("Second")));
  await sheet.getByRole("button", { name: "Upload new version" }).click();
  await expect(sheet.getByText("second.zip")).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "Second" })).toBeVisible();

  await sheet.getByRole("button", { name: "Go back to version 1" }).click();
  await expect(sheet.getByRole("button", { name: "Go back to version 2" })).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "First" })).toBeVisible();
  await visitors.close();
});
