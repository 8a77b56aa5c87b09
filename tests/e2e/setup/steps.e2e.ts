import { administrator, expect, setUp, test } from "@/tests/support/browser/browser";

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

test("without JavaScript the forms show a notice", async ({ emptyApp, request }) => {
  const html = async (path: string) => (await request.get(emptyApp.origin + path)).text();
  expect(await html("/setup")).toMatch(/<noscript>.*This form needs JavaScript.*<\/noscript>/);
  await setUp(request, emptyApp);
  expect(await html("/login")).toMatch(/<noscript>.*This form needs JavaScript.*<\/noscript>/);
});
