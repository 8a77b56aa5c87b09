import type { Page } from "@playwright/test";
import { administrator, expect, fillAdministrator, signIn, test } from "@/tests/support/browser/browser";

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
  await expect(page).toHaveURL(`${origin}/admin`);
  await expect(page.getByText(administrator.email)).toBeVisible();
  expect(await storedToken(page)).toEqual({ local: false, session: true });
  await page.getByRole("button", { name: "Exit" }).click();
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
  await expect(page).toHaveURL(`${origin}/admin`);
});
