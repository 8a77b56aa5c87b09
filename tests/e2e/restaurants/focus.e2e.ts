import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/browser/browser";
import { cell, test } from "@/tests/support/restaurants/menu-editor";

// So many that not all rows are rendered, and that the menu can be searched.
test.use({ mains: 40 });

/** Chooses in the menu of a button, by keyboard. */
async function choose(page: Page, button: string, item: string) {
  await page.getByRole("button", { name: button, exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: item }).press("Enter");
}

test("an element opened in the grid has the focus, and Tab always reaches the grid", async ({ editor }) => {
  await choose(editor, "Actions for the category Soups", "Rename");
  await expect(editor.getByRole("textbox", { name: "Name of the category Soups" })).toBeFocused();
  await editor.keyboard.type("Broths");
  await editor.keyboard.press("Enter");
  await expect(cell(editor, "category:soups", "name")).toContainText("Broths");

  await choose(editor, "Actions for the category Broths", "Add a dish");
  await expect(editor.getByRole("textbox", { name: "Name of a dish without a name" })).toBeFocused();
  await editor.keyboard.type("Goulash");
  await editor.keyboard.press("Enter");
  await expect(editor.getByRole("gridcell", { name: "Goulash", exact: true })).toBeVisible();

  await cell(editor, "leek", "name").click();
  await editor.getByLabel("Find a dish").fill("Stew");
  await expect(cell(editor, "leek", "name")).toBeHidden();
  await editor.getByRole("button", { name: "Clear the search" }).press("Tab");
  await expect(cell(editor, "category:mains", "name")).toBeFocused();
  await editor.keyboard.press("ArrowDown");
  await expect(cell(editor, "stew", "pick").getByRole("checkbox")).toBeFocused();

  await editor.getByRole("button", { name: "Add a category" }).press("Enter");
  const field = editor.getByRole("textbox", { name: "Name of the category New category" });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
});

test("deleting a row leaves the focus beside it", async ({ editor }) => {
  await cell(editor, "leek", "name").click();
  await editor.keyboard.press("Shift+Space");
  await editor.keyboard.press("ArrowDown");
  await editor.keyboard.press("Shift+Space");
  await editor.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await expect(cell(editor, "add:soups", "name").getByRole("button")).toBeFocused();

  await choose(editor, "Actions for the category Soups", "Delete…");
  await expect(cell(editor, "category:mains", "name")).toBeFocused();
  await editor.getByRole("button", { name: "Undo: Soups deleted" }).click();
  await editor.getByRole("button", { name: "Undo: 2 dishes deleted" }).click();

  await choose(editor, "Actions for the category Soups", "Delete…");
  await editor.getByRole("dialog").getByRole("button", { name: "Delete the category" }).press("Enter");
  await expect(cell(editor, "category:mains", "name")).toBeFocused();

  await editor.getByLabel("Find a dish").fill("Leek");
  await choose(editor, "Actions for Leek soup", "Delete");
  await expect(editor.getByLabel("Find a dish")).toBeFocused();

  await editor.getByRole("button", { name: "Discard the draft" }).press("Enter");
  await editor.getByRole("alertdialog").getByRole("button", { name: "Discard the draft" }).press("Enter");
  await expect(editor.getByRole("heading", { name: /^Bistro/ })).toBeFocused();
});

test("on a phone, an added dish is opened, and a deleted dish leaves the focus at the next one", async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(editor, "Actions for the category Soups", "Add a dish");
  const sheet = editor.getByRole("dialog", { name: "New dish" });
  await sheet.getByLabel("Name").fill("Pie");
  await editor.getByRole("dialog", { name: "Pie" }).getByRole("button", { name: "Done" }).press("Enter");
  await expect(editor.getByRole("button", { name: "Actions for the category Soups" })).toBeFocused();

  await editor.getByRole("button", { name: /^Leek soup/ }).press("Enter");
  await editor.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(editor.getByRole("button", { name: /^Pea soup/ })).toBeFocused();

  await choose(editor, "More: import, export", "Add a category");
  const field = editor.getByRole("textbox", { name: "Name of the category" });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await editor.keyboard.type("Ices");
  await editor.keyboard.press("Enter");
  await expect(editor.getByRole("button", { name: "Add a dish to Ices" })).toBeFocused();
});
