import type { Page } from "@playwright/test";
import { expect, openSignedIn, test } from "@/lib/testing/browser";
import { smallSite, zipFile } from "@/lib/testing/site-zip";
import { openTemplates, templateCard, templatesTest, uploadTemplate } from "@/lib/testing/templates-page";

/** The page a second at a time, so that what it does in between is drawn. */
async function pass(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1000);
}

test("a message leaves a pointer that it slid under alone, and waits for one that points at it", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.clock.install();
  await openSignedIn(page, origin, "/dashboard?tab=plugins");
  const demo = page.getByRole("button", { name: "Configure" }).first();
  const message = page.getByRole("status").filter({ hasText: "Not part of the demo" });
  await expect(demo).toBeEnabled();
  await demo.focus();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width - 120, height - 55);
  await page.keyboard.press("Enter");
  await expect(message).toBeVisible();
  await pass(page, 1);
  const box = await message.boundingBox();
  expect(box && box.x < width - 120 && box.y < height - 55 && box.y + box.height > height - 55).toBe(true);
  // What a browser tells of a resting pointer once something lies under it.
  await page.mouse.move(width - 120, height - 55);
  await pass(page, 5);
  await expect(message).toBeHidden();

  await page.keyboard.press("Enter");
  await expect(message).toBeVisible();
  await pass(page, 1);
  await page.mouse.move(width - 140, height - 50, { steps: 3 });
  await pass(page, 20);
  await expect(message).toBeVisible();
  await page.mouse.move(width / 2, 10, { steps: 3 });
  await pass(page, 6);
  await expect(message).toBeHidden();
});

templatesTest("a message about a deletion stays for three seconds", async ({ page, origin }) => {
  await page.clock.install();
  await openTemplates(page, origin);
  await uploadTemplate(page, await zipFile("spring.zip", smallSite("Spring")), "Spring");
  await templateCard(page, "Spring").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const message = page.getByText("Template deleted successfully!");
  await expect(message).toBeVisible();
  await pass(page, 4);
  await expect(message).toBeHidden();
});
