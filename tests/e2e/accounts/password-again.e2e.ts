import { administrator, expect, openSignedIn, setUp, test } from "@/tests/support/browser/browser";

test("reconfiguring asks for the password where the sign-in is old, and only then resets", async ({
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
