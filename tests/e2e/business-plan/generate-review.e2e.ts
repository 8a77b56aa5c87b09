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
  undoPlan,
} from "@/tests/support/business-plan/generate-page";

test("accepted sections appear on the site, and can be undone", async ({
  generate,
  context,
  app: { origin },
}) => {
  const visitor = await context.newPage();
  const welcome = async () => {
    await visitor.goto(`${origin}/welcome`);
    return visitor.locator("main").textContent();
  };
  const before = await welcome();

  await generatePlan(generate);
  const hero = planSection(generate, "Hero");
  await expect(hero.getByText("Bread, the slow way")).toBeVisible();
  await hero.getByLabel("Title", { exact: true }).fill("Crumbs worth crossing town for");
  await button(generate, "Accept hero").click();
  await expect(button(generate, "Accept hero")).toHaveAttribute("aria-pressed", "true");
  await expect(hero.getByLabel("Title", { exact: true })).toBeHidden();
  const features = planSection(generate, "Features");
  await expect(features.getByText("Replaces the 3 features there now.")).toBeVisible();
  await button(generate, "Remove feature 2").click();
  await features.getByLabel("Title").first().fill("Rye on Fridays");
  await button(generate, "Accept features").click();
  await button(generate, "Refuse name and tagline").click();
  await expect(planSection(generate, "Name and tagline").getByText("Refused")).toBeVisible();
  await expect(generate.getByText("2 of 10 sections accepted")).toBeVisible();

  await applyPlan(generate);
  await expect(generate.getByRole("list", { name: "Sections" }).getByRole("listitem")).toHaveText([
    "Hero",
    "Features",
  ]);
  await welcome();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Crumbs worth crossing town for");
  await expect(visitor.getByText("Rye on Fridays")).toBeVisible();
  await expect(visitor.getByText("By bike")).toHaveCount(0);
  await expect(visitor.getByText("Baking since")).toBeVisible();

  await generate.reload();
  await expect(generate.getByRole("heading", { name: "The plan that was applied last" })).toBeVisible();
  const made = await welcome();
  await button(generate, "Undo").click();
  const dialog = generate.getByRole("alertdialog", { name: "Undo this plan?" });
  await expect(dialog).toContainText("the hero and the features return to their content before this plan");
  await expect(dialog).toContainText("Everything else stays, including later changes.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await welcome()).toBe(made);
  await undoPlan(generate);
  await expect(generate.getByRole("heading", { name: "The plan is undone" })).toBeFocused();
  expect(await welcome()).toBe(before);

  await generate.reload();
  await expect(generate.getByRole("heading", { name: "The plan is undone" })).toBeVisible();
  await button(generate, "Redo").click();
  await generate.getByRole("alertdialog").getByRole("button", { name: "Redo the plan" }).click();
  await expect(generate.getByRole("heading", { name: "The plan that was applied last" })).toBeFocused();
  expect(await welcome()).toBe(made);
});

test("a plan outlasts a reload with its corrections until it is discarded, and its description also afterwards", async ({
  generate,
}) => {
  await generatePlan(generate);
  await planSection(generate, "What was understood").getByLabel("Name").fill("Rye & Son");
  await button(generate, "Update the plan").click();
  const name = planSection(generate, "Name and tagline").getByLabel("Company name");
  await expect(name).toHaveValue("Rye & Son");
  await generate.reload();
  await expect(planHeading(generate)).toBeVisible();
  await expect(name).toHaveValue("Rye & Son");
  await button(generate, "Discard plan").click();
  await expect(descriptionBox(generate)).toBeFocused();
  await generate.reload();
  await expect(descriptionBox(generate)).toBeEnabled();
  await expect(descriptionBox(generate)).toHaveValue(bakeryText);
  await expect(planHeading(generate)).toHaveCount(0);
});
