import { administrator, expect, openSignedIn, setUp, test } from "@/tests/support/browser/browser";

test("reconfiguring requires the password if the sign-in is old, and only then resets", async ({
  page,
  request,
  emptyApp,
  pageProblems,
}) => {
  const { origin } = emptyApp;
  await setUp(request, emptyApp);
  await openSignedIn(page, origin, "/Home");
  await expect(page).toHaveURL(`${origin}/Home`);
  let isOld = true;
  await page.route("**/api/auth/confirm-password", async (route) => {
    const response = await route.fetch();
    isOld = !response.ok();
    await route.fulfill({ response });
  });
  await page.route("**/api/config/save", (route) =>
    isOld
      ? route.fulfill({ status: 403, json: { success: false, error: "Enter it.", needs: "password" } })
      : route.continue(),
  );
  const reconfigure = async () => {
    await page.getByRole("button", { name: "Reconfigure" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Reconfigure" }).click();
  };
  const dialog = page.getByRole("alertdialog", { name: "Enter your password" });
  await reconfigure();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${origin}/Home`);
  await reconfigure();
  await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
  await dialog.getByLabel("Password", { exact: true }).fill("not the password");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("Not your password")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(administrator.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${origin}/setup`);
  for (const problem of pageProblems.splice(0)) expect(problem).toContain("Failed to load resource");
});

test("two concurrent actions that require the password share one dialog, and both run after it", async ({
  page,
  request,
  emptyApp,
  pageProblems,
}) => {
  const { origin } = emptyApp;
  await setUp(request, emptyApp);
  await openSignedIn(page, origin, "/admin/account");
  let isOld = true;
  const asked = new Set<string>();
  let release = () => {};
  const both = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/auth/confirm-password", async (route) => {
    isOld = false;
    await route.continue();
  });
  const paths = ["/api/account/pin", "/api/account/authenticator/offer"];
  await page.route(
    (url) => paths.includes(url.pathname),
    async (route) => {
      if (!isOld || route.request().method() === "GET") return route.continue();
      asked.add(new URL(route.request().url()).pathname);
      if (asked.size === paths.length) release();
      await both;
      await route.fulfill({
        status: 403,
        json: { success: false, error: "Enter it.", needs: "password" },
      });
    },
  );
  await page.getByLabel("Name in the kitchen").fill("Ada");
  await page.getByLabel("PIN", { exact: true }).fill("402913");
  await page.getByRole("button", { name: "Set PIN" }).click();
  await page.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Enter your password" });
  await dialog.getByLabel("Password", { exact: true }).fill(administrator.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Your PIN is set")).toBeVisible();
  await expect(page.getByRole("img", { name: "QR code to scan with an authenticator app" })).toBeVisible();
  await expect(dialog).toBeHidden();
  for (const problem of pageProblems.splice(0)) expect(problem).toContain("Failed to load resource");
});
