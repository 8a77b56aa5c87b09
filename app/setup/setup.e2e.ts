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
  await page.getByLabel("Email").fill(administrator.email);
  await expect(page.getByText("Please fill in all required fields correctly")).toBeHidden();
});

test("a test's result goes when what it tested is changed", async ({ page, emptyApp: { origin } }) => {
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

test("the browser's Back leads to the former step, and a reload loses only the passwords", async ({
  page,
  emptyApp: { origin },
}) => {
  await page.goto(`${origin}/setup`);
  await page.getByLabel("Project name").fill("Corner Bakery");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Choose where data lives" })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/setup?step=2`);
  await page.goBack();
  await expect(page.getByLabel("Project name")).toHaveValue("Corner Bakery");
  await page.goForward();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Email").fill(administrator.email);

  await page.reload();
  await expect(page).toHaveURL(`${origin}/setup?step=3`);
  await expect(page.getByLabel("Email")).toHaveValue(administrator.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(/.{20}/);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByLabel("Host").fill("db.example.com");
  await page.getByLabel("Password", { exact: true }).fill("only in memory");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("only in memory");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Create your sign-in" })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Choose where data lives" })).toBeVisible();
  await expect(page.getByLabel("Host")).toHaveValue("db.example.com");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByText("Password is required")).toBeVisible();
});

test("the closing dialog is left by its button only, and nothing typed is kept then", async ({
  page,
  emptyApp: { origin },
}) => {
  await page.goto(`${origin}/setup?step=3`);
  await fillAdministrator(page);
  await page.getByRole("button", { name: "Complete Setup" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Save these credentials");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await expect(page).toHaveURL(`${origin}/`);
  expect(await page.evaluate(() => sessionStorage.getItem("setup_draft"))).toBeNull();
});

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

test("without JavaScript the forms say what they need", async ({ emptyApp, request }) => {
  const html = async (path: string) => (await request.get(emptyApp.origin + path)).text();
  expect(await html("/setup")).toMatch(/<noscript>.*This form needs JavaScript.*<\/noscript>/);
  await setUp(request, emptyApp);
  expect(await html("/login")).toMatch(/<noscript>.*This form needs JavaScript.*<\/noscript>/);
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
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Your data is kept in the built-in database");
  expect((await dialog.textContent())?.match(/Your data is kept/g)).toHaveLength(1);
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
  await expect(page.getByLabel("Host")).toBeVisible();
  await expect(page.getByRole("button", { name: "Test Connection" })).toBeHidden();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByText(/Backend error: This database already has an administrator/)).toBeVisible();
  await fillAdministrator(page);
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Your account stays as it is");
  await expect(page.getByRole("alertdialog")).not.toContainText("Save these credentials");
});
