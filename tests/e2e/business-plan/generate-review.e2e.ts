import {
  applyPlan,
  button,
  descriptionBox,
  expect,
  generatePlan,
  openGenerate,
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

test("a plan with its corrections outlasts a reload, until it is discarded", async ({ generate }) => {
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
  await expect(planHeading(generate)).toHaveCount(0);
});

test("figures are left out until the owner confirms them", async ({ generate, context, app: { origin } }) => {
  await generatePlan(generate);
  const figures = planSection(generate, "Figures");
  const asked = await figures.getByText("Confirm", { exact: true }).count();
  expect(asked).toBeGreaterThan(1);
  await expect(figures.getByText("Nothing to accept yet: a figure needs a value and a label.")).toBeVisible();
  await button(generate, "Accept figures").click({ force: true });
  await expect(figures.getByText("Not decided")).toBeVisible();

  await button(generate, "Accept all that is complete").click();
  await expect(figures.getByText("Not decided")).toBeVisible();
  await figures.getByLabel("Value").nth(1).fill("4,711");
  await expect(figures.getByText("Confirm", { exact: true })).toHaveCount(asked - 1);
  const label = await figures.getByLabel("Label").nth(1).inputValue();
  const other = await figures.getByLabel("Label").first().inputValue();
  await expect(figures.getByText(/^\d figures? without a value and a label will be left out/)).toBeVisible();
  await button(generate, "Accept figures").click();
  await applyPlan(generate);

  const visitor = await context.newPage();
  await visitor.goto(`${origin}/welcome`);
  await expect(visitor.getByText("4,711")).toBeVisible();
  await expect(visitor.getByText(label, { exact: true })).toBeVisible();
  await expect(visitor.getByText(other, { exact: true })).toHaveCount(0);
});

test("accepting all complete sections skips suggestions", async ({ generate }) => {
  await generatePlan(generate);
  const features = planSection(generate, "Features");
  await expect(features.getByText("Suggestion: please check").first()).toBeVisible();
  await button(generate, "Accept all that is complete").click();
  const status = generate.getByText("Features hold suggestions: look at them first.");
  await expect(status).toBeVisible();
  await expect(features.getByText("Not decided")).toBeVisible();
  await expect(generate.getByText("6 of 10 sections accepted")).toBeVisible();
  await button(generate, "Accept features").click();
  await expect(status).toBeHidden();
  await expect(generate.getByText("7 of 10 sections accepted")).toBeVisible();
});

test("a section with errors shows them instead of being accepted", async ({ generate }) => {
  await generatePlan(generate);
  const hero = planSection(generate, "Hero");
  await hero.getByLabel("Title", { exact: true }).fill("");
  await button(generate, "Accept hero").click();
  await expect(hero.getByText("Title is required")).toBeVisible();
  await expect(hero.getByLabel("Title", { exact: true })).toBeFocused();
  await expect(hero.getByText("Not decided")).toBeVisible();

  await hero.getByLabel("Title", { exact: true }).fill("Bread");
  await button(generate, "Accept hero").click();
  await hero.getByRole("button", { name: /^Hero/ }).click();
  await hero.getByLabel("Title", { exact: true }).fill("");
  await button(generate, "Apply").click();
  await expect(generate.getByText("1 field needs attention")).toBeVisible();
  await expect(hero.getByLabel("Title", { exact: true })).toBeFocused();
});

test("structured data is edited as JSON, and unreadable entries are left out", async ({ generate }) => {
  await generatePlan(generate);
  const home = planSection(generate, "Search: home page");
  await home.getByText("Edit as JSON").click();
  const json = home.getByLabel("JSON-LD of entry 1 of the home page");
  await json.fill('{ "@type": "Bakery", "name": "Crumbs" ');
  await expect(home.getByText(/^Line 1, column \d+/)).toBeVisible();
  await expect(
    home.getByText("1 entry of structured data can't be read and will be left out."),
  ).toBeVisible();
  await json.fill('{ "@type": "Bakery", "servesCuisine": "Rye" }');
  await expect(home.getByText("Serves cuisine")).toBeVisible();
});

test("a correction makes another plan, after a confirmation if edits would be lost", async ({ generate }) => {
  await generatePlan(generate);
  const understood = planSection(generate, "What was understood");
  await planSection(generate, "Hero").getByLabel("Title", { exact: true }).fill("Mine");
  await understood.getByLabel("Name").fill("Rye & Son");
  await button(generate, "Update the plan").click();
  const dialog = generate.getByRole("alertdialog", { name: "Make a new plan?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await button(generate, "Update the plan").click();
  await dialog.getByRole("button", { name: "Update the plan" }).click();
  await expect(planSection(generate, "Name and tagline").getByLabel("Company name")).toHaveValue("Rye & Son");
  await expect(understood.getByText("Your choice")).toBeVisible();
  await expect(planSection(generate, "Hero").getByLabel("Title", { exact: true })).not.toHaveValue("Mine");
});

test("corrections that the plan does not contain need a confirmation before it is applied", async ({
  generate,
}) => {
  await generatePlan(generate);
  await button(generate, "Accept hero").click();
  await expect(generate.getByText(/not decided stay as they are$/)).toBeVisible();
  await planSection(generate, "What was understood").getByLabel("Place").fill("Leeds");
  await button(generate, "Apply").click();
  const dialog = generate.getByRole("alertdialog", { name: "Apply without your corrections?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(generate.getByText("1 of 10 sections accepted")).toBeVisible();
  await button(generate, "Apply").click();
  await dialog.getByRole("button", { name: "Apply as it is" }).click();
  await expect(generate.getByRole("heading", { name: "Your site is updated" })).toBeFocused();
});

test("sections can't be applied or decided while the plan is regenerated", async ({ generate }) => {
  await generatePlan(generate);
  await button(generate, "Accept hero").click();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await generate.route("**/api/business-plans", async (route) => {
    await asked;
    await route.continue();
  });
  await planSection(generate, "What was understood").getByLabel("Name").fill("Rye & Son");
  await button(generate, "Update the plan").click();
  const dialog = generate.getByRole("alertdialog", { name: "Make a new plan?" });
  await dialog.getByRole("button", { name: "Update the plan" }).click();
  for (const name of ["Apply", "Discard plan", "Accept colour"]) {
    await expect(button(generate, name)).toBeDisabled();
  }
  answer();
  const name = planSection(generate, "Name and tagline").getByLabel("Company name");
  await expect(name).toHaveValue("Rye & Son");
  await expect(button(generate, "Accept colour")).toBeEnabled();
});

test("leaving or discarding a plan with decisions requires a confirmation", async ({
  generate,
  app: { origin },
}) => {
  await generatePlan(generate);
  await button(generate, "Accept hero").click();
  await generate.getByRole("link", { name: "Plugins" }).click();
  await generate.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await button(generate, "Discard plan").click();
  await generate.getByRole("alertdialog").getByRole("button", { name: "Discard plan" }).click();
  await expect(descriptionBox(generate)).toBeFocused();
  await generate.getByRole("link", { name: "Plugins" }).click();
  await expect(generate).toHaveURL(`${origin}/dashboard?tab=plugins`);
  await openGenerate(generate, origin);
});
