import {
  applyPlan,
  button,
  endSession,
  expect,
  generatePlan,
  planSection,
  test,
  undoPlan,
} from "@/tests/support/business-plan/generate-page";
import { bakery } from "@/tests/support/landing/bakery";
import { saveElsewhere } from "@/tests/support/landing/editor";

const saveOther = (title: string) =>
  bakery((content) => {
    content.hero.title = title;
  });

test("a plan is compared again with content saved by another user", async ({
  generate,
  request,
  app: { origin },
}) => {
  await generatePlan(generate);
  const hero = planSection(generate, "Hero");
  await hero.getByLabel("Title", { exact: true }).fill("My own words");
  await button(generate, "Accept hero").click();
  await button(generate, "Accept colour").click();
  await saveElsewhere(request, origin, saveOther("Saved by somebody else"));

  await button(generate, "Apply").click();
  const dialog = generate.getByRole("alertdialog", { name: "Somebody saved in the meantime" });
  await dialog.getByRole("button", { name: "Not now" }).click();
  await button(generate, "Apply").click();
  await dialog.getByRole("button", { name: "Compare again" }).click();
  await expect(generate.getByText("Compared with the site as it is now")).toBeVisible();
  await expect(hero.getByText("Saved by somebody else")).toBeVisible();
  await expect(hero.getByLabel("Title", { exact: true })).toHaveValue("My own words");
  await expect(generate.getByText("1 of 10 sections accepted")).toBeVisible();
  await expect(button(generate, "Accept hero")).toHaveAttribute("aria-pressed", "false");
  await button(generate, "Accept hero").click();
  await applyPlan(generate);
});

test("undoing over later changes requires a confirmation", async ({ generate, request, app: { origin } }) => {
  await generatePlan(generate);
  await button(generate, "Accept hero").click();
  await button(generate, "Accept name and tagline").click();
  await applyPlan(generate);
  await saveElsewhere(request, origin, saveOther("Changed since"));
  await undoPlan(generate);
  const dialog = generate.getByRole("alertdialog", { name: "Something was saved since" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(generate.getByRole("heading", { name: "Your site is updated" })).toBeVisible();
  await undoPlan(generate);
  await expect(dialog).toContainText("Somebody has changed the hero since this plan was applied.");
  const later = saveOther("Changed since");
  later.footer.tagline = "Changed later";
  await saveElsewhere(request, origin, later);
  await dialog.getByRole("button", { name: "Undo anyway" }).click();
  await expect(dialog).toContainText("Somebody has changed the hero and the name and tagline since");
  await dialog.getByRole("button", { name: "Undo anyway" }).click();
  await expect(generate.getByRole("heading", { name: "The plan is undone" })).toBeVisible();
});

test("a plan that can't be applied keeps all edits and decisions", async ({ generate, app: { origin } }) => {
  await generatePlan(generate);
  const hero = planSection(generate, "Hero");
  await hero.getByLabel("Title", { exact: true }).fill("My own words");
  await button(generate, "Accept hero").click();
  const failed = generate.getByRole("alert").filter({ hasText: "The plan was not applied" });

  await generate.route("**/api/business-plans/applied", (route) =>
    route.fulfill({ status: 413, json: { success: false, error: "This plan is too large." } }),
  );
  await button(generate, "Apply").click();
  await expect(failed).toContainText("This plan is too large.");
  await generate.unroute("**/api/business-plans/applied");

  await generate.route("**/api/business-plans/applied", (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, error: "No.", fields: { "sections.hero.title": "Too plain" } },
    }),
  );
  await button(generate, "Apply").click();
  await expect(hero.getByText("Too plain")).toBeVisible();
  await generate.unroute("**/api/business-plans/applied");

  await endSession(generate, origin);
  await button(generate, "Apply").click();
  await expect(failed).toContainText("You are signed out.");
  await expect(hero.getByLabel("Title", { exact: true })).toHaveValue("My own words");
  await expect(generate.getByText("1 of 10 sections accepted")).toBeVisible();
});
