import { administrator, expect, fillAdministrator, setUp, test } from "@/tests/support/browser/browser";

test("each step reports the missing field and focuses it", async ({ page, emptyApp: { origin } }) => {
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
  await page.getByLabel("Port").fill("fifty");
  await expect(page.getByText("Port must be a number, such as 5432")).toBeVisible();
  await page.getByLabel("Port").fill("");
  await expect(page.getByText("Port is required")).toBeVisible();
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

test("the closing dialog is left by its button only, and the typed values are then dropped", async ({
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
  await expect(page).toHaveURL(`${origin}/admin`);
  expect(await page.evaluate(() => sessionStorage.getItem("setup_draft"))).toBeNull();
});

test("without JavaScript the forms show a notice", async ({ emptyApp, request }) => {
  const html = async (path: string) => (await request.get(emptyApp.origin + path)).text();
  expect(await html("/setup")).toMatch(/<noscript>.*This form needs JavaScript.*<\/noscript>/);
  await setUp(request, emptyApp);
  expect(await html("/login")).toMatch(/<noscript>.*This form needs JavaScript.*<\/noscript>/);
});
