import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect } from "@/tests/support/browser/browser";
import { cell, inSaveBar, test } from "@/tests/support/restaurants/menu-editor";

test("Tab moves from cell to cell, and out of the table after the last one and after Escape", async ({
  editor,
}) => {
  await cell(editor, "leek", "name").click();
  await editor.keyboard.press("Tab");
  await expect(cell(editor, "leek", "category")).toBeFocused();
  await editor.keyboard.press("Tab");
  await expect(cell(editor, "leek", "price")).toBeFocused();
  await editor.keyboard.press("Shift+Tab");
  await editor.keyboard.press("Shift+Tab");
  await expect(cell(editor, "leek", "name")).toBeFocused();
  await editor.keyboard.type("Leek");
  await editor.keyboard.press("Tab");
  await editor.keyboard.press("Tab");
  await expect(cell(editor, "leek", "price")).toBeFocused();
  await expect(cell(editor, "leek", "name")).toHaveText("Leek");

  await editor.keyboard.press("Escape");
  await editor.keyboard.press("Tab");
  await expect(editor.getByRole("button", { name: "Discard", exact: true })).toBeFocused();
  await editor.keyboard.press("Shift+Tab");
  await expect(cell(editor, "leek", "price")).toBeFocused();
  await editor.keyboard.press("Control+End");
  await editor.keyboard.press("Tab");
  await expect(editor.getByRole("button", { name: "Discard", exact: true })).toBeFocused();

  await editor.keyboard.press("Enter");
  await editor.getByRole("alertdialog").getByRole("button", { name: "Discard" }).press("Enter");
  await expect(editor.getByRole("region", { name: "Save" })).toBeFocused();
});

test("the keys are listed by a key and by a button", async ({ page, editor }) => {
  const help = editor.getByRole("dialog", { name: "Keys of the table" });
  await cell(editor, "pea", "name").click();
  await editor.keyboard.press("?");
  await expect(help).toContainText("Out of the table");
  await expectGoodForEveryone(page, { widths: [360, 1920] });
  await editor.keyboard.press("Escape");
  await expect(cell(editor, "pea", "name")).toBeFocused();
  await editor.getByRole("button", { name: "Keys of the table (?)" }).click();
  await help.getByRole("button", { name: "Close" }).click();
  await expect(help).toBeHidden();
});

test("a new dish has no errors before it was typed in or left", async ({ editor }) => {
  await editor.getByRole("button", { name: "Add a dish", exact: true }).first().click();
  const name = editor.getByRole("textbox", { name: "Name of a dish without a name" });
  await expect(name).toBeFocused();
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(editor.getByText("Name is required")).toHaveCount(0);
  await expect(inSaveBar(editor, "Unsaved changes")).toBeVisible();
  await editor.keyboard.press("Enter");
  await expect(editor.getByRole("button", { name: "1 field needs attention" })).toBeVisible();
});
