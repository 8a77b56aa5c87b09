import { expect } from "@/tests/support/browser/browser";
import { toastWith } from "@/tests/support/browser/toast";
import { cell, pasteText, test } from "@/tests/support/restaurants/menu-editor";

test("copied cells and single values are pasted at the cursor; Undo stays within reach", async ({
  editor,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await cell(editor, "leek", "name").click();
  await editor.keyboard.press("Shift+ArrowRight");
  await editor.keyboard.press("Shift+ArrowRight");
  await editor.keyboard.press("ControlOrMeta+c");
  await cell(editor, "stew", "name").click();
  await editor.keyboard.press("ControlOrMeta+v");
  await expect(cell(editor, "stew", "price")).toHaveText("$6.50");
  await expect(editor.getByRole("dialog")).toHaveCount(0);
  const message = toastWith(editor, "Pasted: 1 dish changed");
  await message.getByRole("button", { name: "Undo" }).click();
  await expect(cell(editor, "stew", "price")).toHaveText("$14.00");

  await expect(message.getByRole("button")).toHaveCount(0);
  await cell(editor, "leek", "price").click();
  await expect(cell(editor, "leek", "price")).toBeFocused();
  await editor.keyboard.press("Shift+ArrowDown");
  await expect(cell(editor, "pea", "price")).toBeFocused();
  await pasteText(editor, "5\r\n");
  await expect(cell(editor, "pea", "price")).toHaveText("$5.00");
  await editor.getByRole("button", { name: /^Undo: Pasted/ }).click();
  await expect(cell(editor, "pea", "price")).toHaveText("$6.00");
});
