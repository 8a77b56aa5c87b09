import { readFile } from "node:fs/promises";
import { expect } from "@/tests/support/browser/browser";
import { publishedSite, smallSite, zipFile } from "@/tests/support/templates/site-zip";
import {
  chooseZip,
  openTemplates,
  templateCard,
  templatesTest as test,
  uploadTemplate,
} from "@/tests/support/templates/templates-page";

test.beforeEach(({ page, origin }) => openTemplates(page, origin));

test("a published site is uploaded under a chosen name, and its report can be read", async ({ page }) => {
  await expect(page.getByText("No templates yet")).toBeVisible();
  await expect(page.getByText("Upload your first template to get started")).toBeVisible();
  await expect(page.getByRole("button", { name: "Upload Template" })).toBeDisabled();
  await chooseZip(page, await publishedSite("startbootstrap-new-age"));
  await expect(page.getByLabel("Template name")).toHaveValue("startbootstrap-new-age");
  await uploadTemplate(page, await publishedSite("startbootstrap-new-age"), "New Age");

  const card = templateCard(page, "New Age");
  await expect(card.getByText(/\d+ files · \d+(\.\d)? (KB|MB)/)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "1 in total" })).toBeVisible();
  const result = page.locator(":focus");
  await expect(result).toContainText("“New Age” is ready");
  await page.getByRole("button", { name: "See its report" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "New Age" });
  await expect(sheet.getByRole("heading", { name: "Report" })).toBeVisible();
  await expect(sheet.getByText(/^index\.html:\d+$/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "See its report" })).toBeFocused();
});

test("a ZIP file is dropped, its skipped files are listed with their reason, and it is downloaded unchanged", async ({
  page,
}) => {
  const files = { ...smallSite("Dessert"), "style.scss": "a { b: c }" };
  const { buffer } = await zipFile("Crème brûlée.zip", files);
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([new Uint8Array(bytes)], "Crème brûlée.zip"));
      return dropped;
    },
    [...buffer],
  );
  await page.getByLabel("ZIP file", { exact: true }).dispatchEvent("drop", { dataTransfer: transfer });
  await expect(page.getByText("Crème brûlée.zip")).toBeVisible();
  await page.getByRole("button", { name: "Upload Template" }).click();

  await templateCard(page, "Crème brûlée")
    .getByRole("button", { name: /Details/ })
    .click();
  const sheet = page.getByRole("dialog", { name: "Crème brûlée" });
  await sheet.getByText("1 file of the ZIP left out").click();
  await expect(sheet.getByText("style.scss")).toBeVisible();
  await sheet.getByText("3 files in the template").click();
  await expect(sheet.getByText("script.js", { exact: true })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await sheet.getByRole("link", { name: "Download the original ZIP" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Crème brûlée.zip");
  expect(await readFile(await download.path())).toEqual(buffer);
});

test("a refused upload shows all reasons, and another file can be chosen at once", async ({ page }) => {
  await chooseZip(page, await zipFile("empty.zip", { "page.html": "<p>Not the index</p>" }));
  await page.getByRole("button", { name: "Upload Template" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "index.html is required" })).toBeVisible();
  await expect(page.getByLabel("ZIP file", { exact: true })).toBeFocused();

  await chooseZip(page, Buffer.from("PK, but no ZIP file at all"), "Broken");
  await expect(page.getByText("index.html is required")).toBeHidden();
  await page.getByRole("button", { name: "Upload Template" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "This file was not uploaded" });
  await expect(page.getByText("No templates yet")).toBeVisible();
  await refusal.getByRole("button", { name: "Dismiss" }).click();
  await expect(refusal).toBeHidden();
  await expect(page.getByLabel("ZIP file", { exact: true })).toBeFocused();

  const site = await zipFile("broken.zip", { "index.html": " ", "deep.html": "<b>".repeat(600) });
  await chooseZip(page, site, "Broken");
  await page.getByRole("button", { name: "Upload Template" }).click();
  await expect(refusal).toContainText("2 errors to correct");
  await expect(refusal.getByRole("listitem")).toHaveText([
    /The page’s elements are nested too deeply.*deep\.html/,
    /The page is empty.*index\.html/,
  ]);
});

test("an upload can be cancelled while it is sent", async ({ page, context }) => {
  const network = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50_000 };
  await network.send("Network.emulateNetworkConditions", slow);
  await chooseZip(page, await publishedSite("startbootstrap-landing-page"), "Never");
  await page.getByRole("button", { name: "Upload Template" }).click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^\d+$/);
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("progressbar")).toBeHidden();
  await expect(page.getByLabel("Template name")).toHaveValue("Never");
  await page.reload();
  await expect(page.getByRole("main").getByText("No templates yet")).toBeVisible();
});
