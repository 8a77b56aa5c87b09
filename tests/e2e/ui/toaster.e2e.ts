import type { Locator, Page } from "@playwright/test";
import { expect, openSignedIn, test } from "@/tests/support/browser/browser";
import { interceptFromStart } from "@/tests/support/browser/scripts";
import { toastWith } from "@/tests/support/browser/toast";
import { stopClock } from "@/tests/support/storefront/ordering-page";
import { smallSite, zipFile } from "@/tests/support/templates/site-zip";
import {
  openTemplates,
  templateCard,
  templatesTest,
  uploadTemplate,
} from "@/tests/support/templates/templates-page";

/** Moves the stopped clock on bit by bit, so that the page can react and draw in between. */
async function pass(page: Page, seconds: number) {
  for (let quarter = 0; quarter < 4 * seconds; quarter++) await page.clock.runFor(250);
}

/** Moves the stopped clock on until a message is there, which takes some milliseconds of the page's time. */
async function expectShown(page: Page, message: Locator) {
  const isShown = async () => {
    await page.clock.runFor(10);
    return message.isVisible();
  };
  await expect.poll(isShown, { intervals: [10] }).toBe(true);
}

/** Waits until a message has slid to its place, which takes no time of the page's clock. */
async function expectInPlace(page: Page, message: Locator) {
  await pass(page, 1);
  const distance = async () => {
    const box = await message.boundingBox();
    return box && Math.round((page.viewportSize()?.height ?? 0) - box.y - box.height);
  };
  await expect.poll(distance, { intervals: [20] }).toBe(24);
}

test("a message ignores a pointer that it slid under, and waits for a pointer that moves onto it, at any speed", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.clock.install();
  await openSignedIn(page, origin, "/dashboard?tab=plugins");
  const demo = page.getByRole("button", { name: "Configure" }).first();
  const message = toastWith(page, "Not part of the demo");
  await expect(demo).toBeEnabled();
  await stopClock(page);
  await demo.focus();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width - 120, height - 55);
  await page.keyboard.press("Enter");
  await expectShown(page, message);
  await expectInPlace(page, message);
  const box = await message.boundingBox();
  expect(box && box.x < width - 120 && box.y < height - 55 && box.y + box.height > height - 55).toBe(true);
  // The event of a resting pointer once an element appears below it.
  await page.mouse.move(width - 120, height - 55);
  await pass(page, 5);
  await expect(message).toBeHidden();

  await page.keyboard.press("Enter");
  await expectShown(page, message);
  await expectInPlace(page, message);
  await page.mouse.move(width - 140, height - 50, { steps: 3 });
  await pass(page, 20);
  await expect(message).toBeVisible();
  await page.mouse.move(width / 2, 10, { steps: 3 });
  await pass(page, 6);
  await expect(message).toBeHidden();

  await page.keyboard.press("Enter");
  await expectShown(page, message);
  await expectInPlace(page, message);
  await page.mouse.move(width - 140, height - 50);
  await pass(page, 8);
  await expect(message).toBeVisible();
});

templatesTest("a message about a deletion stays for three seconds", async ({ page, origin }) => {
  await page.clock.install();
  await openTemplates(page, origin);
  await uploadTemplate(page, await zipFile("spring.zip", smallSite("Spring")), "Spring");
  await templateCard(page, "Spring").getByRole("button", { name: "Delete" }).click();
  await stopClock(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const message = page.getByText("Template deleted successfully!");
  await expectShown(page, message);
  await pass(page, 4);
  await expect(message).toBeHidden();
});

test("a message is shown without its script if that can't be loaded, until it is dismissed", async ({
  page,
  configuredApp: { origin },
  pageProblems,
}) => {
  await interceptFromStart(page);
  await openSignedIn(page, origin, "/dashboard?tab=plugins");
  const demo = page.getByRole("button", { name: "Configure" }).first();
  await expect(demo).toBeEnabled();
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  await demo.click();
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages.getByText("Not part of the demo")).toBeVisible();
  await messages.getByRole("button", { name: "Dismiss" }).click();
  await expect(messages).toBeHidden();
  await page.unroute("**/_next/static/chunks/*.js");
  await demo.click();
  await expect(toastWith(page, "Not part of the demo")).toBeVisible();
  for (const problem of pageProblems.splice(0)) expect(problem).toContain("net::ERR_FAILED");
});
