import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { intercept, refusal } from "@/tests/support/component/api";
import { button, expectFocused, planSection, setUpGenerate } from "@/tests/support/component/business-plan";
import { openLandingPage } from "@/tests/support/component/landing-page";
import { fill } from "@/tests/support/component/screen";
import { bakery } from "@/tests/support/landing/bakery";

const { answerDialog, applyPlan, endSession, generatePlan, press, saveElsewhere, undoPlan } = setUpGenerate();

const heroTitle = () => planSection("Hero").getByLabelText("Title");
const appliedBefore = () => screen.queryByRole("heading", { name: "The plan that was applied last" });

const saveOther = (title: string) =>
  bakery((content) => {
    content.hero.title = title;
  });

test("visitors find the contact details of the description", async () => {
  await generatePlan("Drake & Sons is a plumber in Leeds. Call 0113 496 0000.");
  const identity = planSection("Name and tagline");
  const field = (label: string) => identity.getAllByLabelText(label)[0] as HTMLElement;
  expect(identity.getAllByLabelText("Label")[0]).toHaveValue("0113 496 0000");
  fireEvent.change(field("Leads to"), { target: { value: "address" } });
  fill(field("Address"), "javascript:alert(1)");
  await press("Accept name and tagline");
  expect(await identity.findByText(/^Enter an address such as/)).toBeVisible();
  fireEvent.change(field("Leads to"), { target: { value: "tel" } });
  fill(field("Telephone number"), "0113 496 0000");
  await press("Accept name and tagline");
  await applyPlan();
  await openLandingPage();
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByRole("link", { name: "0113 496 0000" })).toHaveAttribute("href", "tel:01134960000");
});

test("undoing offers the previous plan too, and redoing leaves one panel", async () => {
  await generatePlan();
  await press("Accept hero");
  await applyPlan();
  await press("Make another plan");
  await generatePlan();
  await press("Accept name and tagline");
  await applyPlan();
  await undoPlan();
  await expectFocused("The plan is undone");
  expect(appliedBefore()).toBeVisible();
  await press("Redo");
  await answerDialog("Redo this plan?", "Redo the plan");
  await expectFocused("Your site is updated");
  expect(appliedBefore()).toBeNull();
});

test("a plan is compared again with content saved by another user", async () => {
  await generatePlan();
  fill(heroTitle(), "My own words");
  await press("Accept hero");
  await press("Accept colour");
  await saveElsewhere(saveOther("Saved by somebody else"));

  await press("Apply");
  await answerDialog("Somebody saved in the meantime", "Not now");
  await press("Apply");
  await answerDialog("Somebody saved in the meantime", "Compare again");
  expect(await screen.findByText("Compared with the site as it is now")).toBeVisible();
  await waitFor(() => expect(planSection("Hero").getByText("Saved by somebody else")).toBeVisible());
  expect(heroTitle()).toHaveValue("My own words");
  expect(screen.getByText("1 of 10 sections accepted")).toBeVisible();
  expect(button("Accept hero")).toHaveAttribute("aria-pressed", "false");
  await press("Accept hero");
  await applyPlan();
});

test("undoing over later changes requires a confirmation", async () => {
  await generatePlan();
  await press("Accept hero");
  await press("Accept name and tagline");
  await applyPlan();
  await saveElsewhere(saveOther("Changed since"));
  await undoPlan();
  await answerDialog("Something was saved since", "Cancel");
  expect(screen.getByRole("heading", { name: "Your site is updated" })).toBeVisible();
  await undoPlan();
  const dialog = await screen.findByRole("alertdialog", { name: "Something was saved since" });
  expect(dialog).toHaveTextContent("Somebody has changed the hero since this plan was applied.");
  const later = saveOther("Changed since");
  later.footer.tagline = "Changed later";
  await saveElsewhere(later);
  await answerDialog("Something was saved since", "Undo anyway");
  await screen.findByText(/^Somebody has changed the hero and the name and tagline since/);
  await answerDialog("Something was saved since", "Undo anyway");
  expect(await screen.findByRole("heading", { name: "The plan is undone" })).toBeVisible();
});

test("a plan that can't be applied keeps all edits and decisions", async () => {
  await generatePlan();
  fill(heroTitle(), "My own words");
  await press("Accept hero");
  const expectFailure = (text: string) =>
    waitFor(() => {
      const failed = screen.getByRole("alert");
      expect(failed).toHaveTextContent("The plan was not applied");
      expect(failed).toHaveTextContent(text);
    });

  intercept("POST /business-plans/applied", () => refusal(413, { error: "This plan is too large." }));
  await press("Apply");
  await expectFailure("This plan is too large.");

  const restore = intercept("POST /business-plans/applied", () =>
    refusal(422, { error: "No.", fields: { "sections.hero.title": "Too plain" } }),
  );
  await press("Apply");
  expect(await planSection("Hero").findByText("Too plain")).toBeVisible();
  restore();

  await endSession();
  await press("Apply");
  await expectFailure("You are signed out.");
  expect(heroTitle()).toHaveValue("My own words");
  expect(screen.getByText("1 of 10 sections accepted")).toBeVisible();
});
