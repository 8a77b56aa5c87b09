import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect } from "@/tests/support/browser/browser";
import { smallSite, zipFile } from "@/tests/support/templates/site-zip";
import {
  chooseZip,
  openTemplates,
  templateCard,
  templatesTest as test,
  uploadTemplate,
} from "@/tests/support/templates/templates-page";

/** The templates in the frames are their authors' affair. */
const ownParts = { except: "iframe" };

test("the templates manager is accessible", async ({ page, origin }) => {
  test.slow();
  await openTemplates(page, origin);
  await expectGoodForEveryone(page, ownParts);
  await chooseZip(page, await zipFile("page.zip", { "page.html": "" }));
  await page.getByRole("button", { name: "Upload Template" }).click();
  await expect(page.getByText("index.html is required")).toBeVisible();
  await expectGoodForEveryone(page, ownParts);

  const name = `${"Unbreakable".repeat(6)} – قائمة`;
  const files = { ...smallSite("Spring"), "a.html": '<img src="missing.png">', "style.scss": "" };
  await uploadTemplate(page, await zipFile("spring.zip", files), name);
  await templateCard(page, name).getByRole("button", { name: "Activate" }).click();
  await expect(page.getByText("Template activated successfully!")).toBeVisible();
  await uploadTemplate(page, await zipFile("other.zip", smallSite("Other")), "Other");
  await expectGoodForEveryone(page, ownParts);

  const id = await templateCard(page, "Other").getByRole("heading").getAttribute("data-template");
  await templateCard(page, name)
    .getByRole("button", { name: /Details/ })
    .press("Enter");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Replace its files" }).press("Enter");
  await sheet.getByRole("button", { name: "Rename" }).press("Enter");
  await sheet.getByText("1 file of the ZIP left out").click();
  await expectGoodForEveryone(page, ownParts);

  await page.goto(`${origin}/template-preview/${id}`);
  await expect(page.frameLocator("iframe").getByText("The script has run")).toBeVisible();
  await expectGoodForEveryone(page, ownParts);
  await page.goto(`${origin}/template-preview/nothing`);
  await expect(page.getByText("Failed to load template preview")).toBeVisible();
  await expectGoodForEveryone(page, ownParts);
});
