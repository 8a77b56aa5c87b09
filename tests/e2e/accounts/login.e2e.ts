import { expectAlive } from "@/tests/support/browser/alive";
import { expect, fillAdministrator, signIn, test } from "@/tests/support/browser/browser";
import { holdScripts, interceptFromStart, recordScripts } from "@/tests/support/browser/scripts";

const scripts = "**/_next/static/islands/*.js";

test("typed text and a press before the script has arrived sign in once it has", async ({
  page,
  configuredApp: { origin },
}) => {
  const letThrough = await holdScripts(page, scripts);
  await page.goto(`${origin}/login`, { waitUntil: "commit" });
  await signIn(page, { remember: true });
  await expect(page.getByRole("button", { name: "Sign in" })).toHaveAttribute("data-waiting", "");
  await letThrough();
  await expect(page).toHaveURL(`${origin}/admin`);
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).not.toBeNull();
});

test("text that is typed before the script has arrived enables the button once it has", async ({
  page,
  configuredApp: { origin },
}) => {
  const letThrough = await holdScripts(page, scripts);
  await page.goto(`${origin}/login`, { waitUntil: "commit" });
  await fillAdministrator(page);
  await letThrough();
  await expectAlive(page.getByRole("button", { name: "Sign in" }));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${origin}/admin`);
});

test("the page loads its island, and nothing of the framework", async ({
  page,
  configuredApp: { origin },
}) => {
  const loaded = recordScripts(page);
  await page.goto(`${origin}/login`);
  await fillAdministrator(page);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  expect(loaded.filter((path) => !/^\/_next\/static\/islands\/[\w-]+\.js$/.test(path))).toEqual([]);
});

test("a signed-in user is taken to the requested page of this site, also without the cookie", async ({
  page,
  context,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/welcome`);
  await page.goto(`${origin}/login?returnUrl=//evil.example`);
  await signIn(page, { remember: true });
  await expect(page).toHaveURL(`${origin}/admin`);
  // The form is not in the history.
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/welcome`);
  await page.goto(`${origin}/?returnUrl=%2Fadmin%2Fseo`);
  await expect(page).toHaveURL(`${origin}/admin/seo`);
  await page.goto(`${origin}/login?returnUrl=/dashboard`);
  await expect(page).toHaveURL(`${origin}/dashboard`);
  // The token is still stored.
  await context.clearCookies();
  await page.goto(`${origin}/login?returnUrl=/admin/orders`);
  await expect(page).toHaveURL(`${origin}/admin/orders`);
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

test("a sign-out without an answer takes effect here, and is sent to the server later", async ({
  page,
  configuredApp: { origin },
  pageProblems,
}) => {
  await interceptFromStart(page);
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
