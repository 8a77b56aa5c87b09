import { administrator, expect, fillAdministrator, setUp, test } from "@/tests/support/browser/browser";

for (const lost of ["the answer was lost", "somebody else was faster"]) {
  test(`a site that is set up when ${lost} leads to signing in`, async ({
    page,
    request,
    emptyApp,
    pageProblems,
  }) => {
    const { origin } = emptyApp;
    await page.goto(`${origin}/setup?step=3`);
    await fillAdministrator(page);
    await setUp(request, emptyApp);
    if (lost === "the answer was lost") await page.route("**/api/config/save", (route) => route.abort());
    await page.getByRole("button", { name: "Complete Setup" }).click();
    await expect(page.getByText("This application is already configured.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
    for (const problem of pageProblems.splice(0)) expect(problem).toContain("Failed to load resource");
  });
}

test("after a reset elsewhere, a visitor needs an administrator's password", async ({
  page,
  request,
  emptyApp,
}) => {
  const { origin } = emptyApp;
  await setUp(request, emptyApp);
  const reset = await request.post(`${origin}/api/config/save`, {
    data: { isConfigured: false, ...administrator },
  });
  expect(reset.status()).toBe(200);
  await page.goto(`${origin}/`);
  await expect(page).toHaveURL(`${origin}/setup`);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Host")).toBeVisible();
  await expect(page.getByRole("button", { name: "Test Connection" })).toBeHidden();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByText(/Backend error: This database already has an owner/)).toBeVisible();
  await fillAdministrator(page);
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Your account stays as it is");
  await expect(page.getByRole("alertdialog")).not.toContainText("Save these credentials");
});
