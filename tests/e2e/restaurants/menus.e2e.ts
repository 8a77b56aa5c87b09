import type { Page } from "@playwright/test";
import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect } from "@/tests/support/browser/browser";
import { cell, inSaveBar, namesIn, pasteText, test } from "@/tests/support/restaurants/menu-editor";

/** Pastes rows into the cells from the cursor on, past the dialog that shows them first. */
async function pasteIntoCells(page: Page, text: string) {
  await pasteText(page, text);
  await page.getByRole("button", { name: "Paste into the cells from the cursor on" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("[data-cell]:focus")).toHaveCount(1);
}

test("a menu is edited by keyboard as in a spreadsheet: typing, moving, pasting, undoing", async ({
  editor,
}) => {
  await cell(editor, "leek", "name").click();
  await editor.keyboard.press("ArrowRight");
  await editor.keyboard.press("ArrowRight");
  await expect(cell(editor, "leek", "price")).toBeFocused();
  await editor.keyboard.type("cheap");
  await editor.keyboard.press("Enter");
  const field = editor.getByRole("textbox", { name: "Price of Leek soup" });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(
    editor.getByRole("alert").filter({ hasText: "“cheap” is not a price such as 12.50" }),
  ).toBeVisible();
  await editor.keyboard.press("Escape");
  await expect(cell(editor, "leek", "price")).toHaveText("$6.50");
  await editor.keyboard.type("7,25");
  await editor.keyboard.press("Enter");
  await expect(cell(editor, "leek", "price")).toHaveText("$7.25");
  await expect(cell(editor, "pea", "price")).toBeFocused();

  await pasteIntoCells(editor, "much\n5");
  await expect(cell(editor, "pea", "price").getByRole("alert")).toHaveText(
    "Line 1, Price: “much” is not a price such as 12.50. Nothing was pasted.",
  );
  await pasteIntoCells(editor, "6,75\n$15.00");
  await expect(cell(editor, "pea", "price")).toHaveText("$6.75");
  await expect(cell(editor, "stew", "price")).toHaveText("$15.00");
  await editor.keyboard.press("Control+z");
  await expect(cell(editor, "stew", "price")).toHaveText("$14.00");
  await editor.keyboard.press("Control+Shift+z");
  await expect(cell(editor, "stew", "price")).toHaveText("$15.00");

  await cell(editor, "pea", "name").click();
  await editor.keyboard.press("Alt+ArrowDown");
  await expect(namesIn(editor)).toHaveText([/^Soups/, "Leek soup", /^Mains/, "Pea soup", "Stew"]);
  await expect(cell(editor, "pea", "name")).toBeFocused();
  await editor.keyboard.press("Control+d");
  await expect(namesIn(editor)).toHaveText([/^Soups/, "Leek soup", /^Mains/, "Pea soup", "Pea soup", "Stew"]);

  await editor.keyboard.press("Control+End");
  await editor.keyboard.type("Gratin");
  await editor.keyboard.press("Tab");
  await editor.keyboard.press("Control+s");
  await expect(inSaveBar(editor, /^Draft saved .*, not published$/)).toBeVisible();
  await editor.reload();
  await expect(namesIn(editor)).toHaveText([
    /^Soups/,
    "Leek soup",
    /^Mains/,
    "Pea soup",
    "Pea soup",
    "Stew",
    "Gratin",
  ]);
});

test("errors are marked, counted, and found; leaving requires a confirmation", async ({ editor }) => {
  await cell(editor, "stew", "name").click();
  await editor.keyboard.press("Delete");
  await expect(cell(editor, "stew", "name")).toHaveAttribute("aria-invalid", "true");
  await cell(editor, "leek", "price").click();
  await editor.getByRole("button", { name: "1 field needs attention" }).click();
  await expect(cell(editor, "stew", "name")).toBeFocused();
  await expect(editor.getByRole("button", { name: "Publish" })).toBeDisabled();
  await editor.getByRole("button", { name: "All restaurants" }).click();
  await editor.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await editor.keyboard.press("Control+z");
  await expect(cell(editor, "stew", "name")).toHaveText("Stew");
});

test("dishes are dragged into another category, and deleting a category asks where to move its dishes", async ({
  editor,
}) => {
  const handle = cell(editor, "leek", "pick").locator("[data-drag]");
  await handle.hover();
  await editor.mouse.down();
  await cell(editor, "stew", "name").hover({ position: { x: 20, y: 6 } });
  await editor.mouse.up();
  await expect(namesIn(editor)).toHaveText([/^Soups/, "Pea soup", /^Mains/, "Leek soup", "Stew"]);
  await editor.getByRole("button", { name: "Actions for the category Mains" }).click();
  await editor.getByRole("menuitem", { name: "Delete…" }).click();
  const dialog = editor.getByRole("dialog", { name: "Delete Mains?" });
  await expect(dialog.getByLabel("What becomes of its 2 dishes")).toHaveValue("soups");
  await dialog.getByRole("button", { name: "Delete the category" }).click();
  await expect(namesIn(editor)).toHaveText([/^Soups/, "Pea soup", "Leek soup", "Stew"]);
  await editor.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(namesIn(editor)).toHaveText([/^Soups/, "Pea soup", /^Mains/, "Leek soup", "Stew"]);
});

test("the grid is accessible in both themes, from a tablet to a wide screen", async ({ page, editor }) => {
  await cell(editor, "pea", "name").click();
  await editor.keyboard.press("Delete");
  await editor.keyboard.press("Shift+ArrowUp");
  await expectGoodForEveryone(page, { widths: [768, 1280, 1920] });
  await editor.keyboard.press("Escape");
  await cell(editor, "leek", "price").click();
  await editor.keyboard.type("x");
  await editor.keyboard.press("Enter");
  await expectGoodForEveryone(page, { widths: [1280] });
});
