import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { examplePrompts } from "@/lib/business-plan/example-prompts";
import { emptyProfile } from "@/lib/business-profile/schema";
import { callRoute } from "@/tests/support/api/call";
import { intercept, loseConnection, madeCalls } from "@/tests/support/component/api";
import {
  bakeryText,
  button,
  descriptionBox,
  expectFocused,
  planHeading,
  planSection,
  setUpGenerate,
} from "@/tests/support/component/business-plan";
import { stopClock } from "@/tests/support/component/clock";
import { fill } from "@/tests/support/component/screen";

const { answerDialog, applyPlan, endSession, generatePlan, openTab, press, token, user } = setUpGenerate();

const generate = () => press("Generate Business Setup");
const planCalls = () => madeCalls.filter(({ path }) => path.startsWith("/business-plans"));

test("a blank description does nothing", async () => {
  for (const blank of ["", "   \n\t "]) {
    fill(descriptionBox(), blank);
    await generate();
  }
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(descriptionBox()).not.toHaveAttribute("aria-invalid");
  expect(planCalls()).toEqual([]);
});

test("an example fills the field, and after at least two seconds there is a plan", async () => {
  const examples = screen.getByRole("region", { name: "Or begin with an example" });
  const prompts = within(examples).getAllByRole("button");
  expect(prompts.map(({ textContent }) => textContent)).toEqual([...examplePrompts]);
  await user().click(button(examplePrompts[0]));
  expect(descriptionBox()).toHaveFocus();
  expect(descriptionBox()).toHaveValue(examplePrompts[0]);

  const clock = stopClock();
  await generate();
  const status = () => within(screen.getByRole("main")).getByRole("status");
  expect(screen.getByRole("progressbar", { name: "Making your plan" })).toBeVisible();
  expect(status()).toHaveTextContent("Reading your description");
  clock.advance(1000);
  await waitFor(() => expect(status()).toHaveTextContent("Writing your page"));
  await waitFor(() => expect(planCalls()).toMatchObject([{ status: 200 }]));
  clock.advance(999);
  await waitFor(() => expect(status()).toHaveTextContent("Comparing it with your site"));
  expect(planHeading()).toBeNull();
  clock.advance(1);
  await expectFocused("Your plan");
  clock.resume();
});

test("a text replaced by an example can be restored", async () => {
  fill(descriptionBox(), "My own words");
  await press(examplePrompts[1]);
  expect(descriptionBox()).toHaveValue(examplePrompts[1]);
  await screen.findByText("The example took the place of your text");
  await press("Undo");
  expect(descriptionBox()).toHaveValue("My own words");
});

test("a text without a kind of business shows a hint, and Ctrl+Enter makes its plan", async () => {
  fill(descriptionBox(), "asdf qwer zxcv");
  const clock = stopClock();
  await user().keyboard("{Control>}{Enter}{/Control}");
  clock.advance(2000);
  expect(await screen.findByRole("heading", { name: "Your plan" })).toBeVisible();
  clock.resume();
  expect(screen.getByText(/We could not tell what kind of business this is/)).toBeVisible();
});

test("a business of an unknown kind keeps its wording, and missing facts are requested", async () => {
  await generatePlan("Beekeeping workshops for schools around Leeds; honey sold online");
  const [first, second] = planSection("Features").getAllByLabelText("Title");
  expect(first).toHaveValue("Beekeeping workshops");
  expect(second).toHaveValue("Honey");
  const identity = planSection("Name and tagline");
  expect(identity.getByText("Confirm")).toBeVisible();
  await press("Accept name and tagline");
  expect(await identity.findByText("Company name is required")).toBeVisible();
  fill(identity.getByLabelText("Company name"), "Hive & Heather");
  await waitFor(() => expect(identity.queryByText("Confirm")).toBeNull());
  await press("Accept name and tagline");
  await press("Accept features");
  await applyPlan();
});

test("generating can be cancelled", async () => {
  fill(descriptionBox(), bakeryText);
  await generate();
  await press("Cancel");
  expect(button("Generate Business Setup")).toHaveFocus();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(descriptionBox()).toHaveValue(bakeryText);
  await generatePlan();
});

test("a server error loses nothing, and can be retried", async () => {
  const reconnect = intercept("POST /business-plans", loseConnection);
  fill(descriptionBox(), bakeryText);
  await generate();
  const failed = await screen.findByRole("alert");
  expect(failed).toHaveTextContent("The plan could not be made");
  expect(failed).toHaveTextContent("Check your connection, then try again.");
  expect(descriptionBox()).toHaveValue(bakeryText);
  reconnect();
  const clock = stopClock();
  await press("Try again");
  clock.advance(2000);
  expect(await screen.findByRole("heading", { name: "Your plan" })).toBeVisible();
  clock.resume();
  expect(planCalls().map(({ status }) => status)).toEqual([undefined, 200]);
});

test("an ended session keeps the text", async () => {
  fill(descriptionBox(), bakeryText);
  await endSession();
  await generate();
  const failed = await screen.findByRole("alert");
  expect(failed).toHaveTextContent("You are signed out.");
  expect(within(failed).getByRole("link", { name: /Sign in/ })).toHaveAttribute("target", "_blank");
  expect(descriptionBox()).toHaveValue(bakeryText);
});

test("too long a description shows an error", async () => {
  fill(descriptionBox(), "bread ".repeat(2000));
  expect(await screen.findByText("At most 10,000 characters")).toBeVisible();
  await generate();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(planCalls()).toEqual([]);
});

test("a description in another language is told that the page will be in English", async () => {
  fill(descriptionBox(), bakeryText);
  expect(screen.queryByText(/in English/)).toBeNull();
  const german = "Wir sind ein gemütliches Gasthaus in Freiburg, mit badischer Küche und Biergarten.";
  fill(descriptionBox(), german);
  expect(screen.getByText("Your page will be in English")).toBeVisible();
  expect(screen.getByText(/^Your description seems to be in German/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to Translations" })).toHaveAttribute(
    "href",
    "/admin?tab=translations",
  );
  await generatePlan(german);
  expect(screen.getByText("This plan is in English")).toBeVisible();
  await press("Accept hero");
  await applyPlan();
  expect(screen.getByText("Your page has English texts now")).toBeVisible();
  await press("Undo");
  await answerDialog("Undo this plan?", "Undo the plan");
  await expectFocused("The plan is undone");
  expect(screen.queryByText("Your page has English texts now")).toBeNull();
});

test("the owner of a site in another language is told so with the proposed English description, too", async () => {
  const body = { ...emptyProfile, name: "Zur Linde", kind: "restaurant", languages: ["de"] };
  await callRoute("PUT /business-profile", { token: token(), body });
  await openTab("generate");
  await waitFor(() => expect(descriptionBox()).toHaveValue("Zur Linde is a restaurant."));
  expect(screen.getByText("Your page will be in English")).toBeVisible();
  expect(
    screen.getByText(/^Your site is in German, but headings and texts are written in English/),
  ).toBeVisible();
});
