import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
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

test("the plan is accessible from description to application, on a phone and on a desktop", async ({
  generate,
}) => {
  test.slow();
  // Ends at the phone's width, in which the plan is used.
  const check = () => expectGoodForEveryone(generate, { widths: [1280, 390] });
  await check();
  await generatePlan(generate);
  await planSection(generate, "Search: home page").getByText("Edit as JSON").click();
  await planSection(generate, "Hero").getByLabel("Title", { exact: true }).fill("");
  await button(generate, "Accept hero").click();
  await check();
  await button(generate, "Refuse pricing").click();
  await button(generate, "Accept all that is complete").click();
  await check();
  await applyPlan(generate);
  await check();
  await button(generate, "Undo").click();
  await expect(generate.getByRole("alertdialog", { name: "Undo this plan?" })).toBeVisible();
  await check();
  await button(generate, "Undo the plan").click();
  await expect(generate.getByRole("heading", { name: "The plan is undone" })).toBeFocused();
  await check();
});

test("the plan can be used by keyboard alone", async ({ generate }) => {
  const tabTo = async (name: string) => {
    // Looking for it by its name at each step would take longer than the steps.
    const wanted = await button(generate, name).elementHandle();
    for (let step = 0; step < 250; step++) {
      await generate.keyboard.press("Tab");
      if (await wanted?.evaluate((node) => node === document.activeElement)) return;
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
