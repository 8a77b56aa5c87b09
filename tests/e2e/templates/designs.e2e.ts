import { designs } from "@/lib/templates/designs/catalogue";
import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { administratorApi, expect, test } from "@/tests/support/browser/browser";
import { sampleLanding } from "@/tests/support/landing/landing";
import { openTemplates, removeTemplates } from "@/tests/support/templates/templates-page";

test("an owner previews a ready design and puts it on the site, which shows the owner's words", async ({
  page,
  context,
  request,
  siteApp: { origin },
}) => {
  test.slow();
  const call = await administratorApi(request, origin);
  await call("POST", "/landing/config", sampleLanding());
  await openTemplates(page, origin);
  const design = page.getByRole("listitem", { name: /Corner/ });
  const opening = context.waitForEvent("page");
  await design.getByRole("button", { name: "Preview" }).click();
  const preview = await opening;
  await expect(preview.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText(
    "Bread since 1921",
  );
  await preview.close();
  await design.getByRole("button", { name: "Use" }).click();
  await expect(page.getByText("“Corner” is on your site now.")).toBeVisible();
  await expect(design.getByRole("button", { name: "In use" })).toBeDisabled();

  for (const { name } of designs) {
    await call("POST", `/templates/designs/${name}`);
    await page.goto(origin);
    await expect(page.getByRole("heading", { level: 1, name: "Bread since 1921" })).toBeVisible();
    await expectGoodForEveryone(page);
  }
  await removeTemplates(request, origin);
});
