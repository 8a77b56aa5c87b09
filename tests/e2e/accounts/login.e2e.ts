import { administrator, expect, signIn, test } from "@/tests/support/browser/browser";

test("the form validates input before it is sent", async ({ page, configuredApp: { origin } }) => {
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

test("a wrong password is reported, and the right one then works", async ({
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
  await expect(page.getByRole("alertdialog")).toContainText("npm run admin -- reset-password EMAIL");
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

test("a token that the server no longer accepts signs the visitor out", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/login`);
  const verified = page.waitForResponse("**/api/auth/verify");
  await signIn(page, { remember: true });
  await expect(page).toHaveURL(`${origin}/admin`);
  await verified;
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  // A page that is open would leave by itself.
  await page.goto("about:blank");
  await page.request.post(`${origin}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
  await page.goto(`${origin}/Home`);
  await expect(page).toHaveURL(`${origin}/`);
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
});

test("a browser that lost its cookie but kept its token stays signed in", async ({
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

test("the form shows the failure of the last action", async ({ page, configuredApp: { origin } }) => {
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email").fill("stranger@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  const failures = page.getByRole("main").getByRole("alert");
  await expect(failures).toHaveText("Invalid email or password. Please try again.");
  await page.getByRole("button", { name: "Reconfigure Application" }).click();
  await expect(failures).toHaveCount(0);
  await page.getByRole("alertdialog").getByRole("button", { name: "Reconfigure" }).click();
  await expect(failures).toHaveCount(1);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(failures).toHaveCount(1);
});

test("Back does not return to the form after signing in", async ({ page, configuredApp: { origin } }) => {
  await page.goto(`${origin}/welcome`);
  await page.goto(`${origin}/login`);
  await signIn(page);
  await expect(page).toHaveURL(`${origin}/admin`);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/welcome`);
});

test("a signed-in user is taken to the requested page", async ({ page, configuredApp: { origin } }) => {
  await page.goto(`${origin}/login`);
  await signIn(page);
  await expect(page).toHaveURL(`${origin}/admin`);
  await page.goto(`${origin}/?returnUrl=%2Fadmin%2Fseo`);
  await expect(page).toHaveURL(`${origin}/admin/seo`);
});

test("signing in to reconfigure returns to the Home screen", async ({ page, configuredApp: { origin } }) => {
  await page.goto(`${origin}/Home`);
  await page.getByRole("button", { name: "Reconfigure" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reconfigure" }).click();
  await page.getByRole("link", { name: "Sign in" }).click();
  await signIn(page);
  await expect(page).toHaveURL(`${origin}/Home`);
});

test("a sign-out that fails is reported, and the visitor stays signed in", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/login`);
  await signIn(page);
  await expect(page).toHaveURL(`${origin}/admin`);
  const token = () => page.evaluate(() => sessionStorage.getItem("auth_token"));
  const exit = page.getByRole("button", { name: "Exit" });
  await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 429, body: "{}" }));
  await exit.click();
  await expect(page.getByRole("alert").getByText("Could not sign out. Please try again.")).toBeVisible();
  expect(await token()).not.toBeNull();
  await expect(page).toHaveURL(`${origin}/admin`);

  await page.unroute("**/api/auth/logout");
  await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 401, body: "{}" }));
  await exit.click();
  await expect(page).toHaveURL(`${origin}/`);
  expect(await token()).toBeNull();
});

test("a sign-out in another tab leaves the protected page", async ({
  page,
  context,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/login`);
  await signIn(page, { remember: true });
  await expect(page).toHaveURL(`${origin}/admin`);
  await expect(page.getByRole("button", { name: "Exit" })).toBeEnabled();
  const other = await context.newPage();
  await other.goto(`${origin}/admin/seo`);
  await other.getByRole("button", { name: "Exit" }).click();
  await expect(other).toHaveURL(`${origin}/`);
  await expect(page).toHaveURL(`${origin}/`);
});

test("a page restored by the browser is left if the session has ended", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/login`);
  await signIn(page);
  await expect(page).toHaveURL(`${origin}/admin`);
  await expect(page.getByRole("button", { name: "Exit" })).toBeEnabled();
  const token = await page.evaluate(() => sessionStorage.getItem("auth_token"));
  await page.request.post(`${origin}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page).toHaveURL(`${origin}/`);
});

test("a sign-out without an answer takes effect here, and is sent to the server later", async ({
  page,
  configuredApp: { origin },
  pageProblems,
}) => {
  await page.goto(`${origin}/login`);
  await signIn(page);
  await expect(page).toHaveURL(`${origin}/admin`);
  const token = await page.evaluate(() => sessionStorage.getItem("auth_token"));
  const isAlive = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await page.request.get(`${origin}/api/auth/me`, { headers })).ok();
  };
  await page.route("**/api/auth/logout", (route) => route.abort());
  await page.getByRole("button", { name: "Exit" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("You are signed out in this browser, but the server did not answer.");
  expect(await page.evaluate(() => sessionStorage.getItem("auth_token"))).toBeNull();
  expect(await isAlive()).toBe(true);
  const other = await page.context().newPage();
  await other.goto(`${origin}/admin`);
  await expect(other).toHaveURL(`${origin}/?returnUrl=%2Fadmin`);
  await other.close();
  await page.unroute("**/api/auth/logout");
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect.poll(isAlive).toBe(false);
  await page.goto(`${origin}/admin`);
  await expect(page).toHaveURL(`${origin}/?returnUrl=%2Fadmin`);
  for (const problem of pageProblems.splice(0)) expect(problem).toContain("Failed to load resource");
});

test("only users who signed in with this browser before are greeted as returning", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/login`);
  await expect(page.getByText("Welcome.")).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL(`${origin}/admin`);
  await page.getByRole("button", { name: "Exit" }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await page.goto(`${origin}/login`);
  await expect(page.getByText("Good to see you again.")).toBeVisible();
});
