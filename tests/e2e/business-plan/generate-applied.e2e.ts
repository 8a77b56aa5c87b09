import { applyPlan, button, expect, generatePlan, test } from "@/tests/support/business-plan/generate-page";

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
