import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect, openSignedIn, test } from "@/tests/support/browser/browser";

test("the wizard is accessible", async ({ page, emptyApp: { origin } }) => {
  test.slow();
  await page.goto(`${origin}/setup`);
  for (const heading of ["Name your project", "Choose where data lives", "Create your sign-in"]) {
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expectGoodForEveryone(page, { widths: [360] });
    if (heading !== "Create your sign-in") await page.getByRole("button", { name: "Continue" }).click();
  }
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [360] });
});

test("every screen without a test of its look is accessible", async ({ page, configuredApp: { origin } }) => {
  test.slow();
  const check = async (path: string) => {
    await page.goto(origin + path);
    await expectGoodForEveryone(page);
  };
  for (const path of ["/", "/?returnUrl=%2Fadmin", "/welcome", "/order", "/Home", "/login"])
    await check(path);
  await openSignedIn(page, origin, "/admin");
  await expect(page).toHaveURL(`${origin}/admin`);
  for (const path of ["/admin", "/admin?tab=business"]) await check(path);
});
