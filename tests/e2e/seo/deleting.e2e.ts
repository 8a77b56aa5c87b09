import type { Page } from "@playwright/test";
import {
  bread,
  callElsewhere,
  choosePage,
  expect,
  saveButton,
  test,
  titleField,
} from "@/tests/support/seo/seo-manager";

const theirs = { ...bread, title: "Theirs" };

async function remove(manager: Page) {
  await manager.getByRole("button", { name: "Delete Configuration" }).click();
  await manager.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
}

test.beforeEach(async ({ manager, origin }) => {
  await callElsewhere(manager.request, origin, "POST", "/seo/settings/about", bread);
  await manager.reload();
  await choosePage(manager, "about");
});

test("a version saved meanwhile is shown instead of deleted", async ({ manager, origin }) => {
  await callElsewhere(manager.request, origin, "POST", "/seo/settings/about", theirs);
  await remove(manager);
  await expect(
    manager.getByRole("alert").filter({ hasText: "Failed to delete configuration" }),
  ).toContainText("Somebody else saved this page in the meantime. Their version is shown now.");
  await expect(titleField(manager)).toHaveValue("Theirs");
  await expect(manager.getByText("All changes saved")).toBeVisible();

  await remove(manager);
  await expect(manager.getByText("Configuration deleted for about")).toBeVisible();
  await expect(titleField(manager)).toHaveValue("");
});

test("with unsaved edits a conflict lets the user choose which changes to keep", async ({
  manager,
  origin,
}) => {
  await titleField(manager).fill("Mine");
  await callElsewhere(manager.request, origin, "POST", "/seo/settings/about", theirs);
  await remove(manager);
  await manager.getByRole("alertdialog").getByRole("button", { name: "Decide later" }).click();
  await expect(titleField(manager)).toHaveValue("Mine");
  await expect(saveButton(manager)).toBeEnabled();

  await remove(manager);
  await manager
    .getByRole("alertdialog", { name: "Somebody saved a newer version" })
    .getByRole("button", { name: "Take theirs" })
    .click();
  await expect(titleField(manager)).toHaveValue("Theirs");
});
