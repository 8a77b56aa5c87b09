import {
  applyPlan,
  button,
  expect,
  generatePlan,
  planSection,
  test,
  undoPlan,
} from "@/tests/support/business-plan/generate-page";

test.describe("in a time zone other than the server's", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("a visit shows when the plan was applied, and the page is the server's", async ({ generate }) => {
    await generatePlan(generate);
    await button(generate, "Accept hero").click();
    await applyPlan(generate);
    await generate.reload();
    await expect(generate.getByRole("heading", { name: "The plan that was applied last" })).toBeVisible();
    await expect(generate.getByText(/^Applied (now|\d+ minutes? ago) by /)).toBeVisible();
  });
});

test("visitors find the contact details of the description", async ({ generate, app: { origin } }) => {
  await generatePlan(generate, "Drake & Sons is a plumber in Leeds. Call 0113 496 0000.");
  const identity = planSection(generate, "Name and tagline");
  await expect(identity.getByLabel("Label").first()).toHaveValue("0113 496 0000");
  await identity.getByLabel("Address").first().fill("javascript:alert(1)");
  await button(generate, "Accept name and tagline").click();
  await expect(identity.getByText(/^Enter an address such as/)).toBeVisible();
  await identity.getByLabel("Address").first().fill("tel:01134960000");
  await button(generate, "Accept name and tagline").click();
  await applyPlan(generate);
  await generate.goto(`${origin}/welcome`);
  const footer = generate.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "0113 496 0000" })).toHaveAttribute(
    "href",
    "tel:01134960000",
  );
});

test("undoing offers the previous plan too, and redoing leaves one panel", async ({ generate }) => {
  await generatePlan(generate);
  await button(generate, "Accept hero").click();
  await applyPlan(generate);
  await button(generate, "Make another plan").click();
  await generatePlan(generate);
  await button(generate, "Accept name and tagline").click();
  await applyPlan(generate);
  const before = generate.getByRole("heading", { name: "The plan that was applied last" });
  await undoPlan(generate);
  await expect(generate.getByRole("heading", { name: "The plan is undone" })).toBeFocused();
  await expect(before).toBeVisible();
  await button(generate, "Redo").click();
  await button(generate, "Redo the plan").click();
  await expect(generate.getByRole("heading", { name: "Your site is updated" })).toBeFocused();
  await expect(before).toHaveCount(0);
});
