import { expect } from "@/tests/support/browser/browser";
import { smallSite, zipFile } from "@/tests/support/templates/site-zip";
import {
  openTemplates,
  templateCard,
  templatesTest as test,
  uploadTemplate,
  withoutTemplateData,
} from "@/tests/support/templates/templates-page";

test("a list that can't be loaded is reported, and can be retried", async ({
  page,
  origin,
  configuredApp,
  pageProblems,
}) => {
  await openTemplates(page, origin);
  await uploadTemplate(page, await zipFile("spring.zip", smallSite("Spring")), "Spring");
  const onSite = page.getByRole("region", { name: "On your site now" });
  await expect(onSite).toContainText("The built-in page");
  const failure = page.getByRole("alert").filter({ hasText: "Failed to load templates" });
  await withoutTemplateData(configuredApp, async () => {
    await page.reload();
    await expect(failure).toBeVisible();
    await expect(page.getByText("No templates yet")).toBeHidden();
    await expect(page.getByRole("status").filter({ hasText: "in total" })).toBeHidden();
    await expect(onSite).toContainText("Not known");
    const answering = page.waitForResponse(/\/templates\/list$/);
    await failure.getByRole("button", { name: "Try again" }).click();
    expect((await answering).status()).toBe(500);
    await expect(failure).toBeVisible();
  });
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(templateCard(page, "Spring")).toBeVisible();
  await expect(failure).toBeHidden();
  await expect(onSite).toContainText("The built-in page");
  await expect.poll(() => pageProblems).toEqual([expect.stringContaining("status of 500")]);
  pageProblems.length = 0;
});
