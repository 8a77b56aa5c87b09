import type { APIRequestContext, Page } from "@playwright/test";
import {
  administratorApi,
  expect,
  expectPortalReady,
  openSignedIn,
  test,
} from "@/tests/support/browser/browser";
import type { UploadedZip } from "./site-zip";

/** Opens the page with the template manager only, signed in. */
export async function openTemplates(page: Page, origin: string) {
  await openSignedIn(page, origin, "/admin/templates");
  await expect(page.getByRole("heading", { name: "Your templates" })).toBeVisible();
  await expectPortalReady(page);
}

/** Chooses a ZIP file in the manager. */
export async function chooseZip(page: Page, zip: UploadedZip | Buffer, name?: string) {
  const file = Buffer.isBuffer(zip) ? { name: "site.zip", mimeType: "application/zip", buffer: zip } : zip;
  await page.getByLabel("ZIP file", { exact: true }).setInputFiles(file);
  if (name !== undefined) await page.getByLabel("Template name").fill(name);
}

/** Uploads a template and waits until it is in the list. */
export async function uploadTemplate(page: Page, zip: UploadedZip, name: string) {
  await chooseZip(page, zip, name);
  await page.getByRole("button", { name: "Upload Template" }).click();
  await expect(page.getByText("Template uploaded successfully!").last()).toBeVisible();
  await expect(templateCard(page, name)).toBeVisible();
}

export const templateCard = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

/** Answers for other hosts, from which templates load fonts and icons, so that tests don't depend on them. */
async function withoutOtherHosts(page: Page, origin: string) {
  await page.context().route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ status: 200, contentType: "text/css", body: "" }),
  );
}

/** Removes all templates of an instance. */
export async function removeTemplates(request: APIRequestContext, origin: string) {
  const call = await administratorApi(request, origin);
  const { templates } = await call("POST", "/templates/deactivate");
  for (const { id } of templates) await call("DELETE", `/templates/delete/${id}`);
}

/** Tests on an instance without templates after each test, and without requests to other hosts. */
export const templatesTest = test.extend<{ origin: string }>({
  origin: async ({ page, playwright, configuredApp: { origin } }, use) => {
    await withoutOtherHosts(page, origin);
    await use(origin);
    const request = await playwright.request.newContext();
    await removeTemplates(request, origin);
    await request.dispose();
  },
});
