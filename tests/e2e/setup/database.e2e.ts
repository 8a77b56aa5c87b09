import { expect, fillAdministrator, test } from "@/tests/support/browser/browser";

test("the connection test distinguishes success and failure", async ({ page, emptyApp: { origin } }) => {
  await page.goto(`${origin}/setup`);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Test Connection" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Connection successful");
  await dialog.getByRole("button").click();
  await page.getByLabel("Port").fill("1");
  await page.getByRole("button", { name: "Test Connection" }).click();
  await expect(page.getByText(/Connection failed: .*127\.0\.0\.1:1/)).toBeVisible();
});

test("a test's result disappears when the tested fields change", async ({ page, emptyApp: { origin } }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${origin}/setup`);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Test Connection" }).click();
  await page.getByRole("alertdialog").getByRole("button").click();
  const result = page.getByRole("status").getByText("Connection successful");
  await expect(result).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeInViewport({ ratio: 1 });
  await page.getByLabel("Username").fill("somebody");
  await expect(result).toBeHidden();
});

test("an unusable database has a way to continue", async ({ page, emptyApp: { origin } }) => {
  await page.goto(`${origin}/setup`);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Port").fill("1");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/Connection failed/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Back to database" })).toBeVisible();
  await fillAdministrator(page);
  await page.getByRole("button", { name: "Complete Setup" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Your data is kept in the built-in database");
  expect((await dialog.textContent())?.match(/Your data is kept/g)).toHaveLength(1);
});

test("a failed call leaves the visitor a way to continue", async ({
  page,
  emptyApp: { origin },
  pageProblems,
}) => {
  await page.goto(`${origin}/setup`);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.route("**/api/config/*", (route) => route.fulfill({ status: 500, body: "not JSON" }));
  await page.getByRole("button", { name: "Test Connection" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Connection test failed. Using default values should work with Docker.");
  await dialog.getByRole("button").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await fillAdministrator(page);
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByText("Failed to save configuration. Please try again.")).toBeVisible();
  await page.unroute("**/api/config/*");
  await page.route("**/api/config/save", (route) => route.abort());
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(
    page.getByText("Cannot connect to backend. Is the backend running on port 5001?"),
  ).toBeVisible();
  for (const problem of pageProblems.splice(0)) expect(problem).toContain("Failed to load resource");
});
