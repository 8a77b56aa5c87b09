import { signIn } from "@/tests/support/browser/browser";
import {
  bakeryText,
  descriptionBox,
  endSession,
  expect,
  generateButton,
  generatePlan,
  planHeading,
  test,
} from "@/tests/support/business-plan/generate-page";

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

test("the description survives an ended session, and it and the plan are removed on sign-out", async ({
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
  await generatePlan(generate);
  await generate.getByRole("button", { name: "Logout" }).click();
  await expect(generate).toHaveURL(`${origin}/`);
  expect(await drafts()).toEqual([]);
  await generate.goto(`${origin}/login?returnUrl=%2Fdashboard%3Ftab%3Dgenerate`);
  await signIn(generate);
  await expect(descriptionBox(generate)).toBeEnabled();
  await expect(descriptionBox(generate)).toHaveValue("");
  await expect(planHeading(generate)).toHaveCount(0);
});
