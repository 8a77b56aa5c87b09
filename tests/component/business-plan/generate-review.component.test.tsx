import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { holdCalls } from "@/tests/support/component/api";
import {
  button,
  descriptionBox,
  expectFocused,
  planSection,
  setUpGenerate,
} from "@/tests/support/component/business-plan";
import { openLandingPage } from "@/tests/support/component/landing-page";
import { fill } from "@/tests/support/component/screen";

const { answerDialog, applyPlan, generatePlan, press, user } = setUpGenerate();

const heroTitle = () => planSection("Hero").getByLabelText("Title");
const companyName = () => planSection("Name and tagline").getByLabelText("Company name");

test("figures are left out until the owner confirms them", async () => {
  await generatePlan();
  const figures = planSection("Figures");
  const asked = figures.getAllByText("Confirm").length;
  expect(asked).toBeGreaterThan(1);
  expect(figures.getByText("Nothing to accept yet: a figure needs a value and a label.")).toBeVisible();
  await press("Accept figures");
  expect(figures.getByText("Not decided")).toBeVisible();

  await press("Accept all that is complete");
  expect(figures.getByText("Not decided")).toBeVisible();
  fill(figures.getAllByLabelText("Value")[1] as HTMLElement, "4,711");
  await waitFor(() => expect(figures.getAllByText("Confirm")).toHaveLength(asked - 1));
  const [other, label] = figures.getAllByLabelText<HTMLInputElement>("Label").map(({ value }) => value);
  expect(figures.getByText(/^\d figures? without a value and a label will be left out/)).toBeVisible();
  await press("Accept figures");
  await applyPlan();

  await openLandingPage();
  expect(screen.getByText("4,711")).toBeVisible();
  expect(screen.getByText(`${label}`)).toBeVisible();
  expect(screen.queryByText(`${other}`)).toBeNull();
});

test("accepting all complete sections skips suggestions", async () => {
  await generatePlan();
  const features = planSection("Features");
  expect(features.getAllByText("Suggestion: please check")[0]).toBeVisible();
  await press("Accept all that is complete");
  const status = screen.getByText("Features hold suggestions: look at them first.");
  expect(status).toBeVisible();
  expect(features.getByText("Not decided")).toBeVisible();
  expect(screen.getByText("6 of 10 sections accepted")).toBeVisible();
  await press("Accept features");
  expect(screen.queryByText("Features hold suggestions: look at them first.")).toBeNull();
  expect(screen.getByText("7 of 10 sections accepted")).toBeVisible();
});

test("suggestions are accepted with all else if the owner says so", async () => {
  await generatePlan();
  await press("Accept all that is complete");
  await press("Accept them as they are");
  expect(screen.queryByText(/suggestions: look at them first/)).toBeNull();
  expect(screen.getByText("7 of 10 sections accepted")).toBeVisible();
});

test("lists that the plan has nothing for are named, and removed if the owner says so", async () => {
  await generatePlan();
  expect(screen.queryByText("The plan has nothing for these parts of your page")).toBeNull();
  await press("Accept all that is complete");
  expect(screen.getByText("The plan has nothing for these parts of your page")).toBeVisible();
  const choice = (name: string) => within(screen.getByRole("group", { name }));
  const testimonials = choice("What becomes of testimonials");
  expect(testimonials.getByRole("button", { name: "Keep" })).toHaveAttribute("aria-pressed", "true");
  await user().click(testimonials.getByRole("button", { name: "Remove" }));
  await applyPlan();

  await openLandingPage();
  expect(screen.queryByText("The best bread.")).toBeNull();
  expect(screen.getByText("Baking since")).toBeVisible();
});

test("a section with errors shows them instead of being accepted", async () => {
  await generatePlan();
  const hero = planSection("Hero");
  fill(heroTitle(), "");
  await press("Accept hero");
  expect(await hero.findByText("Title is required")).toBeVisible();
  await waitFor(() => expect(heroTitle()).toHaveFocus());
  expect(hero.getByText("Not decided")).toBeVisible();

  fill(heroTitle(), "Bread");
  await press("Accept hero");
  await hero.findByText("Accepted");
  await user().click(hero.getByRole("button", { name: /^Hero/ }));
  fill(heroTitle(), "");
  await press("Apply");
  expect(await screen.findByText("1 field needs attention")).toBeVisible();
  await waitFor(() => expect(heroTitle()).toHaveFocus());
});

test("structured data is edited as JSON, and unreadable entries are left out", async () => {
  await generatePlan();
  const home = planSection("Search: home page");
  await user().click(home.getByText(/Edit as JSON/));
  const json = home.getByLabelText("JSON-LD of entry 1 of the home page");
  fill(json, '{ "@type": "Bakery", "name": "Crumbs" ');
  expect(await home.findByText(/^Line 1, column \d+/)).toBeVisible();
  expect(home.getByText("1 entry of structured data can’t be read and will be left out.")).toBeVisible();
  fill(json, '{ "@type": "Bakery", "servesCuisine": "Rye" }');
  expect(await home.findByText("Serves cuisine")).toBeVisible();
});

test("a correction makes another plan, after a confirmation if edits would be lost", async () => {
  await generatePlan();
  fill(heroTitle(), "Mine");
  fill(planSection("What was understood").getByLabelText("Name"), "Rye & Son");
  await press("Update the plan");
  await answerDialog("Make a new plan?", "Cancel");
  await press("Update the plan");
  await answerDialog("Make a new plan?", "Update the plan");
  await waitFor(() => expect(companyName()).toHaveValue("Rye & Son"));
  expect(planSection("What was understood").getByText("Your choice")).toBeVisible();
  expect(heroTitle()).not.toHaveValue("Mine");
});

test("corrections that the plan does not contain need a confirmation before it is applied", async () => {
  await generatePlan();
  await press("Accept hero");
  expect(screen.getByText(/not decided stay as they are$/)).toBeVisible();
  fill(planSection("What was understood").getByLabelText("Place"), "Leeds");
  await press("Apply");
  await answerDialog("Apply without your corrections?", "Cancel");
  expect(screen.getByText("1 of 10 sections accepted")).toBeVisible();
  await press("Apply");
  await answerDialog("Apply without your corrections?", "Apply as it is");
  await expectFocused("Your site is updated");
});

test("sections can't be applied or decided while the plan is regenerated", async () => {
  await generatePlan();
  await press("Accept hero");
  const { release } = holdCalls("POST /business-plans");
  fill(planSection("What was understood").getByLabelText("Name"), "Rye & Son");
  await press("Update the plan");
  await answerDialog("Make a new plan?", "Update the plan");
  for (const name of ["Apply", "Discard plan", "Accept colour"]) {
    await waitFor(() => expect(button(name)).toBeDisabled());
  }
  release();
  await waitFor(() => expect(companyName()).toHaveValue("Rye & Son"));
  await waitFor(() => expect(button("Accept colour")).toBeEnabled());
});

test("leaving or discarding a plan with decisions requires a confirmation", async () => {
  const leave = () => user().click(screen.getByRole("link", { name: "Plugins" }));
  const address = () => location.pathname + location.search;
  await generatePlan();
  await press("Accept hero");
  await leave();
  await answerDialog("Leave without saving?", "Stay");
  expect(address()).toBe("/dashboard?tab=generate");
  await press("Discard plan");
  await answerDialog("Discard this plan?", "Discard plan");
  await waitFor(() => expect(descriptionBox()).toHaveFocus());
  await leave();
  expect(address()).toBe("/dashboard?tab=plugins");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
