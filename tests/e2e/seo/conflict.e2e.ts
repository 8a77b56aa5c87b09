import {
  bread,
  callElsewhere,
  choosePage,
  expect,
  saveButton,
  test,
  titleField,
} from "@/tests/support/seo/seo-manager";

test.beforeEach(async ({ manager, origin }) => {
  await callElsewhere(manager.request, origin, "POST", "/seo/settings/about", { ...bread, author: "Ada" });
  await manager.reload();
  await choosePage(manager, "about");
  await titleField(manager).fill("Mine");
  await callElsewhere(manager.request, origin, "POST", "/seo/settings/about", {
    ...bread,
    title: "Theirs",
    author: "Grace",
  });
  await saveButton(manager).click();
  await expect(manager.getByRole("alertdialog", { name: "Somebody saved a newer version" })).toBeVisible();
});

test("another user's save is shown, and mine is merged into it", async ({ manager }) => {
  const dialog = manager.getByRole("alertdialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByText("Changed by both")).toBeVisible();
  await expect(dialog.getByText("Grace")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(manager.getByText("SEO settings saved for about!")).toBeVisible();
  await manager.reload();
  await expect(titleField(manager)).toHaveValue("Mine");
  await expect(manager.getByLabel("Author")).toHaveValue("Grace");
});

test("their version is taken, or the decision postponed", async ({ manager }) => {
  await manager.getByRole("button", { name: "Decide later" }).click();
  await expect(titleField(manager)).toHaveValue("Mine");
  await saveButton(manager).click();
  await manager.getByRole("button", { name: "Take theirs" }).click();
  await expect(titleField(manager)).toHaveValue("Theirs");
  await expect(manager.getByText("All changes saved")).toBeVisible();
});

test("settings that another user deleted can be saved again", async ({ manager, origin }) => {
  await manager.getByRole("button", { name: "Decide later" }).click();
  await callElsewhere(manager.request, origin, "DELETE", "/config/about");
  await saveButton(manager).click();
  await expect(manager.getByRole("alertdialog", { name: "Somebody deleted these settings" })).toBeVisible();
  await manager.getByRole("button", { name: "Keep mine" }).click();
  await expect(manager.getByText("SEO settings saved for about!")).toBeVisible();
  await manager.reload();
  await expect(titleField(manager)).toHaveValue("Mine");
});
