import { administrator, expect, signIn, test } from "@/lib/testing/browser";

test("the form checks what is typed before it can be sent", async ({ page, configuredApp: { origin } }) => {
  await page.goto(`${origin}/login`);
  await expect(page.getByRole("heading", { name: "Corner Bakery" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeDisabled();
  await page.getByLabel("Email").fill("owner");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Email").focus();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
});

test("a wrong password is told, and the right one then works", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByText("Invalid email or password. Please try again.")).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL(`${origin}/admin`);
  await page.goto(`${origin}/login?returnUrl=/dashboard`);
  await expect(page).toHaveURL(`${origin}/dashboard`);
});

test("a return address outside this site is ignored", async ({ page, configuredApp: { origin } }) => {
  await page.goto(`${origin}/login?returnUrl=//evil.example`);
  await signIn(page);
  await expect(page).toHaveURL(`${origin}/admin`);
});

test("a forgotten password gets an answer", async ({ page, configuredApp: { origin } }) => {
  await page.goto(`${origin}/login`);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(/coming soon/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Forgot password?" })).toBeFocused();
});

test("a stranger can't reconfigure", async ({ page, configuredApp: { origin } }) => {
  await page.goto(`${origin}/login`);
  await page.getByRole("button", { name: "Reconfigure Application" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reconfigure" }).click();
  await expect(page.getByText("Sign in as an administrator to reconfigure")).toBeVisible();
  await page.goto(`${origin}/`);
  await expect(page).toHaveURL(`${origin}/`);
});

test("a token that the server no longer knows signs the visitor out", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/login`);
  await signIn(page, { remember: true });
  await expect(page).toHaveURL(`${origin}/admin`);
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  await page.request.post(`${origin}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
  await page.goto(`${origin}/Home`);
  await expect(page).toHaveURL(`${origin}/`);
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
});

test("a browser that lost its cookie but kept its token is signed in all the same", async ({
  page,
  context,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/login`);
  await signIn(page, { remember: true });
  await expect(page).toHaveURL(`${origin}/admin`);
  await context.clearCookies();
  await page.goto(`${origin}/login?returnUrl=/dashboard`);
  await expect(page).toHaveURL(`${origin}/dashboard`);
});
