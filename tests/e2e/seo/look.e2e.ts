import type { Locator } from "@playwright/test";
import { expectGoodForEveryone, expectNoSidewaysScroll } from "@/tests/support/browser/accessible";
import { requiredSeo } from "@/tests/support/seo/seo";
import {
  callElsewhere,
  choosePage,
  descriptionField,
  expect,
  preview,
  saveButton,
  savePage,
  startPage,
  test,
  titleField,
  unfold,
} from "@/tests/support/seo/seo-manager";

const desktop = { widths: [1280] };

test("the manager is accessible", async ({ manager, origin }) => {
  test.slow();
  await expectGoodForEveryone(manager);
  await callElsewhere(manager.request, origin, "POST", "/seo/settings/about", {
    ...requiredSeo,
    robots: "noindex, nofollow",
  });
  await manager.reload();
  await choosePage(manager, "about");
  await titleField(manager).fill("Corner Bakery: bread");
  await expect(manager.getByText(/^19\d of 580 px wide in Google$/)).toBeVisible();
  await titleField(manager).fill("x".repeat(90));
  await descriptionField(manager).fill("");
  await saveButton(manager).click();
  for (const kind of ["Google", "Phone", "Facebook", "X"]) {
    await preview(manager).getByRole("button", { name: kind, exact: true }).click();
    await expectGoodForEveryone(manager, desktop);
  }
  await manager.getByRole("button", { name: "Add Custom Page" }).click();
  await manager.getByLabel("Page name").fill("about");
  await expectGoodForEveryone(manager, desktop);
  await manager.goto(`${origin}/admin?tab=seo`);
  await expect(manager.getByRole("button", { name: "Configure Home Page" })).toBeVisible();
  await expectGoodForEveryone(manager);
});

test("nothing is cut off at any window width", async ({ manager }) => {
  const widths = [1920, 1280, 768, 390, 360];
  const setWidth = (width: number) => manager.setViewportSize({ width, height: 800 });
  for (const width of widths) {
    await setWidth(width);
    await expectNoSidewaysScroll(manager);
  }
  await choosePage(manager, "home");
  await titleField(manager).fill("Donaudampfschifffahrtsgesellschaft".repeat(4));
  await descriptionField(manager).fill("Rindfleischetikettierung".repeat(8));
  for (const width of widths) {
    await setWidth(width);
    await expect(saveButton(manager)).toBeInViewport();
    for (const kind of ["Phone", "Facebook", "X"]) {
      await preview(manager).getByRole("button", { name: kind, exact: true }).click();
      await expectNoSidewaysScroll(manager);
    }
    await expect(preview(manager)).toBeInViewport();
    await expect(titleField(manager)).toBeVisible();
    const top = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.NaN;
    expect(await top(preview(manager))).toBeLessThanOrEqual(await top(titleField(manager)));
  }
});

test("the focus is never behind the save bar", async ({ manager }) => {
  await manager.setViewportSize({ width: 1280, height: 800 });
  await choosePage(manager, "home");
  for (const title of [
    "Keywords and address in search results",
    "Other words for shared links",
    "Twitter Card",
    "Advanced",
  ])
    await unfold(manager, title);
  await manager.getByRole("button", { name: "Reset", exact: true }).focus();
  for (const label of ["Title", "Keywords", "OG description", "Card type", "Twitter description", "Author"]) {
    const field = manager.getByLabel(label, { exact: true });
    await expect(async () => {
      await manager.keyboard.press("Tab");
      await expect(field).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [0] });
    const isUnder = () =>
      field.evaluate((own) => {
        const bar = document.querySelector(".foot-bar")?.getBoundingClientRect().top ?? 0;
        return own.getBoundingClientRect().bottom > bar;
      });
    await expect.poll(isUnder, label).toBe(false);
  }
});

test("a picture that can't be loaded and a lost connection show notices, and nothing is lost", async ({
  manager,
  context,
}) => {
  await startPage(manager, "home");
  await preview(manager).getByRole("button", { name: "Facebook" }).click();
  await manager.getByRole("textbox", { name: "OG image" }).fill("/no-such-picture-of-ours.png");
  await manager.route("**/no-such-picture-of-ours.png", (route) => route.fulfill({ status: 404, body: "" }));
  await expect(preview(manager).getByText("This picture can’t be loaded")).toBeVisible();
  await context.setOffline(true);
  await expect(manager.getByText("You are offline. Your edits stay here.")).toBeVisible();
  await context.setOffline(false);
  await savePage(manager, "home");
});
