import {
  bread,
  callElsewhere,
  choosePage,
  expect,
  preview,
  test,
  titleField,
} from "@/tests/support/seo/seo-manager";

const question = "Leave without saving?";

test("a custom page is added by a name that is normalised during typing", async ({ manager, origin }) => {
  await manager.getByRole("button", { name: "Add Custom Page" }).click();
  const dialog = manager.getByRole("dialog", { name: "Add a custom page" });
  const name = dialog.getByLabel("Page name");
  await expect(name).toBeFocused();
  await name.fill("--");
  await expect(dialog.getByText("Use at least one letter or digit")).toBeVisible();
  await name.fill("ABOUT");
  await dialog.getByRole("button", { name: "Add page" }).click();
  await expect(
    dialog.getByText("“ABOUT” becomes “about”, and there is already a page of that name."),
  ).toBeVisible();
  await name.fill("Über uns");
  await expect(dialog.getByText("/-ber-uns")).toBeVisible();
  await name.press("Enter");
  await expect(manager).toHaveURL(`${origin}/admin/seo?page=-ber-uns`);
  await expect(manager.getByRole("heading", { name: "Ber uns" })).toBeFocused();
  await expect(manager.getByLabel("Page", { exact: true })).toHaveValue("-ber-uns");
  await expect(manager.getByText("leads to the landing page until a template brings")).toBeVisible();
});

test("configured pages are chips, with noindex marked", async ({ manager, origin }) => {
  await callElsewhere(manager.request, origin, "POST", "/seo/settings/about", bread);
  await callElsewhere(manager.request, origin, "POST", "/seo/settings/catering", {
    ...bread,
    robots: "noindex, follow",
  });
  await manager.reload();
  await expect(manager.getByRole("list", { name: "2 configured pages" })).toBeVisible();
  await manager.getByRole("button", { name: "catering noindex" }).click();
  await expect(manager).toHaveURL(`${origin}/admin/seo?page=catering`);
  await expect(titleField(manager)).toHaveValue(bread.title);
  await expect(preview(manager).getByText(/asked not to list it/)).toBeVisible();
  const groups = manager.getByLabel("Page", { exact: true }).locator("optgroup");
  await expect(groups).toHaveCount(5);
  await expect(groups.last()).toHaveAttribute("label", "Custom Pages");
  await manager.goBack();
  await expect(manager.getByText("No page selected")).toBeVisible();
});

test("choosing another page requires a confirmation before unsaved changes are lost", async ({
  manager,
  origin,
}) => {
  await choosePage(manager, "home");
  await titleField(manager).fill("Not saved");
  await expect.poll(() => manager.evaluate(() => history.state.unsavedGuard)).toBe(true);
  await manager.getByLabel("Page", { exact: true }).selectOption("about");
  await expect(manager.getByRole("alertdialog")).toContainText(question);
  await manager.getByRole("button", { name: "Stay" }).click();
  await expect(titleField(manager)).toHaveValue("Not saved");
  await expect(manager.getByLabel("Page", { exact: true })).toHaveValue("home");

  await manager.getByLabel("Page", { exact: true }).selectOption("about");
  await manager.getByRole("button", { name: "Discard and leave" }).click();
  await expect(manager).toHaveURL(`${origin}/admin/seo?page=about`);
  await expect(titleField(manager)).toHaveValue("");
  await manager.goBack();
  await expect(manager).toHaveURL(`${origin}/admin/seo?page=home`);
  await expect(titleField(manager)).toHaveValue("");
});

test("so do the browser's Back and leaving the manager", async ({ manager, origin }) => {
  await choosePage(manager, "home");
  await choosePage(manager, "about");
  await titleField(manager).fill("Not saved");
  await expect.poll(() => manager.evaluate(() => history.state.unsavedGuard)).toBe(true);
  await manager.goBack();
  await expect(manager.getByRole("alertdialog")).toContainText(question);
  await manager.getByRole("button", { name: "Stay" }).click();
  await expect(titleField(manager)).toHaveValue("Not saved");
  await manager.getByRole("link", { name: "Templates" }).click();
  await expect(manager.getByRole("alertdialog")).toContainText(question);
  await manager.getByRole("button", { name: "Stay" }).click();
  await manager.goBack();
  await manager.getByRole("button", { name: "Discard and leave" }).click();
  await expect(manager).toHaveURL(`${origin}/admin/seo?page=home`);
});

test("the limit of the title's width is remembered", async ({ manager }) => {
  await choosePage(manager, "home");
  await titleField(manager).fill("Corner Bakery: bread");
  await expect(manager.getByText(/^19\d of 580 px wide in Google$/)).toBeVisible();
  await manager.getByRole("button", { name: "Change the limit" }).click();
  await manager.getByLabel("Limit in pixels").fill("100");
  await expect(manager.getByText("Enter a number from 200 to 1200")).toBeVisible();
  await manager.getByLabel("Limit in pixels").fill("620");
  await titleField(manager).fill("");
  await manager.reload();
  await expect(manager.getByText(/of 620 px wide in Google/)).toBeVisible();
});

test("the portal's tab shows the same, and the palette saves", async ({ manager, origin }) => {
  await manager.goto(`${origin}/admin?tab=seo&page=home`);
  await titleField(manager).fill(bread.title);
  await manager.getByLabel("Description", { exact: true }).fill(bread.description);
  await manager.keyboard.press("ControlOrMeta+k");
  await manager.getByRole("option", { name: "Save SEO settings" }).click();
  await expect(manager.getByText("SEO settings saved for home!")).toBeVisible();
  await expect(manager).toHaveURL(`${origin}/admin?tab=seo&page=home`);
});
