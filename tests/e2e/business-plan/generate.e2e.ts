import { examplePrompts } from "@/lib/business-plan/example-prompts";
import { signIn } from "@/tests/support/browser/browser";
import { toastWith } from "@/tests/support/browser/toast";
import {
  applyPlan,
  bakeryText,
  button,
  descriptionBox,
  endSession,
  expect,
  generateButton,
  generatePlan,
  planHeading,
  planSection,
  test,
} from "@/tests/support/business-plan/generate-page";

test("a blank description does nothing", async ({ generate }) => {
  const calls: string[] = [];
  generate.on("request", (request) => {
    if (request.url().includes("/business-plans")) calls.push(request.url());
  });
  for (const blank of ["", "   \n\t "]) {
    await descriptionBox(generate).fill(blank);
    await generateButton(generate).click();
  }
  await expect(generate.getByRole("progressbar")).toHaveCount(0);
  await expect(generate.getByRole("alert")).toHaveText("");
  await expect(descriptionBox(generate)).not.toHaveAttribute("aria-invalid");
  expect(calls).toEqual([]);
});

test("an example fills the field, and after at least two seconds there is a plan", async ({ generate }) => {
  const prompts = generate.getByRole("region", { name: "Or begin with an example" }).getByRole("button");
  await expect(prompts).toHaveText([...examplePrompts]);
  await prompts.first().click();
  await expect(descriptionBox(generate)).toBeFocused();
  await expect(descriptionBox(generate)).toHaveValue(examplePrompts[0]);

  const began = Date.now();
  await generateButton(generate).click();
  await expect(generate.getByRole("progressbar", { name: "Making your plan" })).toBeVisible();
  for (const step of ["Reading your description", "Writing your page", "Comparing it with your site"]) {
    await expect(generate.getByRole("status").getByText(step)).toBeAttached();
  }
  await expect(planHeading(generate)).toBeFocused();
  expect(Date.now() - began).toBeGreaterThanOrEqual(2000);
});

test("a text replaced by an example can be restored", async ({ generate }) => {
  await descriptionBox(generate).fill("My own words");
  await generate.getByRole("button", { name: examplePrompts[1] }).click();
  await expect(descriptionBox(generate)).toHaveValue(examplePrompts[1]);
  const message = toastWith(generate, "The example took the place of your text");
  await message.getByRole("button", { name: "Undo" }).click();
  await expect(descriptionBox(generate)).toHaveValue("My own words");
});

test("a text without a kind of business shows a hint, and Ctrl+Enter makes its plan", async ({
  generate,
}) => {
  await descriptionBox(generate).fill("asdf qwer zxcv");
  await descriptionBox(generate).press("Control+Enter");
  await expect(planHeading(generate)).toBeVisible();
  await expect(generate.getByText("We could not tell what kind of business this is")).toBeVisible();
});

test("a business of an unknown kind keeps its wording, and missing facts are requested", async ({
  generate,
}) => {
  await generatePlan(generate, "Beekeeping workshops for schools around Leeds; honey sold online");
  const features = planSection(generate, "Features");
  await expect(features.getByLabel("Title").nth(0)).toHaveValue("Beekeeping workshops");
  await expect(features.getByLabel("Title").nth(1)).toHaveValue("Honey");
  const identity = planSection(generate, "Name and tagline");
  await expect(identity.getByText("Confirm", { exact: true })).toBeVisible();
  await button(generate, "Accept name and tagline").click();
  await expect(identity.getByText("Company name is required")).toBeVisible();
  await identity.getByLabel("Company name").fill("Hive & Heather");
  await expect(identity.getByText("Confirm", { exact: true })).toBeHidden();
  await button(generate, "Accept name and tagline").click();
  await button(generate, "Accept features").click();
  await applyPlan(generate);
});

test("generating can be cancelled", async ({ generate }) => {
  await descriptionBox(generate).fill(bakeryText);
  await generateButton(generate).click();
  await button(generate, "Cancel").click();
  await expect(generateButton(generate)).toBeFocused();
  await expect(generate.getByRole("progressbar")).toHaveCount(0);
  await expect(descriptionBox(generate)).toHaveValue(bakeryText);
  await generateButton(generate).click();
  await expect(planHeading(generate)).toBeVisible();
});

test("a server error loses nothing, and can be retried", async ({ generate, pageProblems }) => {
  await generate.route("**/api/business-plans", (route) => route.abort());
  await descriptionBox(generate).fill(bakeryText);
  const failed = generate.getByRole("alert").filter({ hasText: "The plan could not be made" });
  await generateButton(generate).click();
  await expect(failed).toContainText("Check your connection, then try again.");
  await expect(descriptionBox(generate)).toHaveValue(bakeryText);
  await generate.unroute("**/api/business-plans");
  await button(generate, "Try again").click();
  await expect(planHeading(generate)).toBeVisible();
  expect(pageProblems.splice(0)).toEqual(["Failed to load resource: net::ERR_FAILED"]);
});

test("a part of the page that fails to load is not reported as a connection failure", async ({
  generate,
  pageProblems,
}) => {
  await descriptionBox(generate).fill(bakeryText);
  await generate.route("**/_next/static/**", (route) => route.abort());
  await generateButton(generate).click();
  const failed = generate.getByRole("alert").filter({ hasText: "The plan could not be made" });
  await expect(failed).toContainText("This page could not go on. Try again, or reload the page.");
  await expect(descriptionBox(generate)).toHaveValue(bakeryText);
  expect(pageProblems).not.toEqual([]);
  // Other requests of the page fail as well.
  await generate.goto("about:blank");
  pageProblems.splice(0);
});

test("an ended session keeps the text", async ({ generate, app: { origin } }) => {
  await descriptionBox(generate).fill(bakeryText);
  await endSession(generate, origin);
  await generateButton(generate).click();
  const failed = generate.getByRole("alert").filter({ hasText: "You are signed out." });
  await expect(failed.getByRole("link", { name: "Sign in" })).toHaveAttribute("target", "_blank");
  await expect(descriptionBox(generate)).toHaveValue(bakeryText);
});

test("the description survives an ended session, and is removed on sign-out", async ({
  generate,
  app: { origin },
}) => {
  const drafts = () =>
    generate.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));
  await descriptionBox(generate).fill(bakeryText);
  await endSession(generate, origin);
  await generate.goto(`${origin}/login?returnUrl=%2Fdashboard%3Ftab%3Dgenerate`);
  await signIn(generate);
  await expect(descriptionBox(generate)).toHaveValue(bakeryText);
  expect(await drafts()).toEqual(["draft:business-description"]);
  await generate.getByRole("button", { name: "Logout" }).click();
  await expect(generate).toHaveURL(`${origin}/`);
  expect(await drafts()).toEqual([]);
});

test("a plan is removed on sign-out", async ({ generate, app: { origin } }) => {
  await generatePlan(generate);
  await generate.getByRole("button", { name: "Logout" }).click();
  await expect(generate).toHaveURL(`${origin}/`);
  await generate.goto(`${origin}/login?returnUrl=%2Fdashboard%3Ftab%3Dgenerate`);
  await signIn(generate);
  await expect(descriptionBox(generate)).toBeEnabled();
  await expect(descriptionBox(generate)).toHaveValue("");
  await expect(planHeading(generate)).toHaveCount(0);
});

test("too long a description shows an error, and a reload keeps it", async ({ generate }) => {
  await descriptionBox(generate).fill("bread ".repeat(2000));
  await expect(generate.getByText("At most 10,000 characters")).toBeVisible();
  await generateButton(generate).click();
  await expect(generate.getByRole("progressbar")).toHaveCount(0);
  await descriptionBox(generate).fill(bakeryText);
  await generate.reload();
  await expect(descriptionBox(generate)).toHaveValue(bakeryText);
});
