import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, themes } from "@/tests/support/browser/accessible";
import {
  applyPlan,
  bakeryText,
  button,
  descriptionBox,
  expect,
  generatePlan,
  planHeading,
  planSection,
  test,
} from "@/tests/support/business-plan/generate-page";

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

async function expectFit(page: Page) {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectNoSidewaysScroll(page);
}

for (const size of sizes) {
  test(`the plan is accessible from description to application at ${size.width} px`, async ({ generate }) => {
    test.slow();
    await generate.setViewportSize(size);
    await expectFit(generate);
    await generatePlan(generate);
    await planSection(generate, "Search: home page").getByText("Edit as JSON").click();
    await planSection(generate, "Hero").getByLabel("Title", { exact: true }).fill("");
    await button(generate, "Accept hero").click();
    await expectFit(generate);
    await button(generate, "Refuse pricing").click();
    await button(generate, "Accept all that is complete").click();
    await expectFit(generate);
    await applyPlan(generate);
    await expectFit(generate);
    await button(generate, "Undo").click();
    await expect(generate.getByRole("alertdialog", { name: "Undo this plan?" })).toBeVisible();
    await expectFit(generate);
    await button(generate, "Undo the plan").click();
    await expect(generate.getByRole("heading", { name: "The plan is undone" })).toBeFocused();
    await expectFit(generate);
  });
}

test("the plan can be used by keyboard alone", async ({ generate }) => {
  const tabTo = async (name: string) => {
    for (let step = 0; step < 250; step++) {
      await generate.keyboard.press("Tab");
      if (await button(generate, name).evaluate((node) => node === document.activeElement)) return;
    }
    throw new Error(`Tab does not come to “${name}”`);
  };
  await descriptionBox(generate).focus();
  await generate.keyboard.type(bakeryText);
  await tabTo("Generate Business Setup");
  await generate.keyboard.press("Enter");
  await expect(planHeading(generate)).toBeFocused();
  await tabTo("Accept hero");
  await generate.keyboard.press("Space");
  await expect(button(generate, "Accept hero")).toBeFocused();
  await expect(button(generate, "Accept hero")).toHaveAttribute("aria-pressed", "true");
  await tabTo("Apply");
  await generate.keyboard.press("Enter");
  await expect(generate.getByRole("heading", { name: "Your site is updated" })).toBeFocused();
  await tabTo("Undo");
  await generate.keyboard.press("Enter");
  await expect(button(generate, "Cancel")).toBeFocused();
  await tabTo("Undo the plan");
  await generate.keyboard.press("Enter");
  await expect(generate.getByRole("heading", { name: "The plan is undone" })).toBeFocused();
});
