import type { Page } from "@playwright/test";
import { administrator, expect, setUp, signIn, test } from "@/lib/testing/browser";

async function fillAdministrator(page: Page) {
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
}

async function completeWizard(page: Page) {
  await page.getByLabel("Project name").fill("Corner Bakery");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Host")).toHaveValue("127.0.0.1");
  await page.getByRole("button", { name: "Continue" }).click();
  await fillAdministrator(page);
  await page.getByRole("button", { name: "Complete Setup" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(administrator.email);
  await expect(dialog).toContainText(administrator.password);
  await dialog.getByRole("button", { name: "I have saved them" }).click();
}

const storedToken = (page: Page) =>
  page.evaluate(() => ({
    local: localStorage.getItem("auth_token") !== null,
    session: sessionStorage.getItem("auth_token") !== null,
  }));

async function tokenCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "auth_token");
}

test("a newcomer goes from the empty instance to the portal, out, in again, and reconfigures", async ({
  page,
  emptyApp: { origin },
}) => {
  await page.goto(origin);
  await expect(page).toHaveURL(`${origin}/setup`);
  await completeWizard(page);
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByRole("banner")).toContainText("Corner Bakery");

  await page.goto(`${origin}/admin`);
  await expect(page).toHaveURL(`${origin}/?returnUrl=%2Fadmin`);
  await page.getByRole("link", { name: /Sign in/ }).click();
  await signIn(page);
  await expect(page).toHaveURL(`${origin}/admin`);
  await expect(page.getByText(administrator.email)).toBeVisible();
  expect(await storedToken(page)).toEqual({ local: false, session: true });
  expect((await tokenCookie(page))?.expires).toBe(-1);

  await page.getByRole("button", { name: "Exit" }).click();
  await expect(page).toHaveURL(`${origin}/`);
  expect(await storedToken(page)).toEqual({ local: false, session: false });
  expect(await tokenCookie(page)).toBeUndefined();

  await page.goto(`${origin}/login?returnUrl=%2Fdashboard`);
  await signIn(page, { remember: true });
  await expect(page).toHaveURL(`${origin}/dashboard`);
  expect(await storedToken(page)).toEqual({ local: true, session: false });
  expect((await tokenCookie(page))?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600);

  await page.goto(`${origin}/Home`);
  await expect(page.getByRole("heading", { name: "Setup Complete" })).toBeVisible();
  await page.getByRole("button", { name: "Reconfigure" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reconfigure" }).click();
  await expect(page).toHaveURL(`${origin}/setup`);
  await completeWizard(page);
  await expect(page).toHaveURL(`${origin}/`);
});

test("each step says what is missing and puts the focus there", async ({ page, emptyApp: { origin } }) => {
  await page.goto(`${origin}/setup`);
  await page.getByLabel("Project name").fill("");
  await page.getByLabel("Project name").press("Enter");
  await expect(page.getByText("Project name is required")).toBeVisible();
  await expect(page.getByLabel("Project name")).toBeFocused();
  await page.getByLabel("Project name").fill("Corner Bakery");
  await page.getByLabel("Project name").press("Enter");

  await page.getByLabel("Port").fill("65536");
  await page.getByLabel("Port").press("Enter");
  await expect(page.getByText("Port must be between 1 and 65535")).toBeVisible();
  await expect(page.getByLabel("Port")).toBeFocused();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Project name")).toHaveValue("Corner Bakery");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Port").fill("5432");
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByLabel("Password", { exact: true })).not.toHaveValue("");
  await page.getByLabel("Email").fill("owner");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByText("Please fill in all required fields correctly")).toBeVisible();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("the connection test tells success from failure", async ({ page, emptyApp: { origin } }) => {
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

test("a database that can't be used is no dead end", async ({ page, emptyApp: { origin } }) => {
  await page.goto(`${origin}/setup`);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Port").fill("1");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/Connection failed/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Back to database" })).toBeVisible();
  await fillAdministrator(page);
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Your data is kept in the built-in database");
});

test("a call that fails leaves the visitor a way on", async ({
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
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByText(/Backend error: This database already has an administrator/)).toBeVisible();
  await fillAdministrator(page);
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
});
