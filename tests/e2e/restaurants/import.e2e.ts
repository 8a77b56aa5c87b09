import { strToU8, zipSync } from "fflate";
import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect } from "@/tests/support/browser/browser";
import { toastWith } from "@/tests/support/browser/toast";
import { cell, inSaveBar, namesIn, pasteText, test } from "@/tests/support/restaurants/menu-editor";

const sheet = `<worksheet><sheetData>
<row r="1"><c r="A1" t="inlineStr"><is><t>Gericht</t></is></c><c r="B1" t="inlineStr"><is><t>Preis</t></is></c></row>
<row r="2"><c r="A2" t="inlineStr"><is><t>Leek soup</t></is></c><c r="B2"><v>7.5</v></c></row>
<row r="3"><c r="A3" t="inlineStr"><is><t>Gratin</t></is></c><c r="B3"><v>8.9900000000000002</v></c></row>
</sheetData></worksheet>`;

const workbook = Buffer.from(
  zipSync({
    "xl/workbook.xml": strToU8('<workbook><sheets><sheet name="Menu" r:id="a"/></sheets></workbook>'),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    "xl/worksheets/sheet1.xml": strToU8(sheet),
  }),
);

test("rows of a spreadsheet are previewed before they are pasted, at any cursor position, and can be undone", async ({
  page,
  editor,
}) => {
  await cell(editor, "stew", "name").click();
  await pasteText(
    editor,
    "Section\tDish\tCost\nSoups\tLeek soup\t7,00\nSweets\tTart\t4.50\nMains\tGratin\t12",
  );
  const dialog = editor.getByRole("dialog", { name: "Paste from a spreadsheet" });
  await expect(dialog.getByRole("list", { name: "dishes by outcome" })).toContainText("1 changed");
  await expect(dialog.getByRole("list", { name: "dishes by outcome" })).toContainText("2 new");
  await expect(dialog.getByRole("listitem").filter({ hasText: "Leek soup row 2" })).toContainText(
    "Price: $6.50 → $7.00",
  );
  await expect(dialog.getByText("1 new category would be added")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [360, 1920] });
  await dialog.getByRole("button", { name: "Import 3 dishes into the menu" }).click();
  await expect(namesIn(editor)).toHaveText([
    /^Soups/,
    "Leek soup",
    "Pea soup",
    /^Mains/,
    "Stew",
    "Gratin",
    /^Sweets/,
    "Tart",
  ]);
  await expect(cell(editor, "stew", "name")).toBeFocused();
  await expect(inSaveBar(editor, "Unsaved changes")).toBeVisible();
  const message = toastWith(editor, "3 dishes imported");
  await message.getByRole("button", { name: "Undo" }).click();
  await expect(namesIn(editor)).toHaveText([/^Soups/, "Leek soup", "Pea soup", /^Mains/, "Stew"]);
});

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

test("rows are pasted beside the table, by the button, and their columns corrected", async ({ editor }) => {
  await editor.getByRole("heading", { name: /^Bistro/ }).click();
  await pasteText(editor, "Tea\t3");
  const dialog = editor.getByRole("dialog", { name: "Paste from a spreadsheet" });
  await expect(dialog.getByRole("button", { name: "Import 1 dish into the menu" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: /from the cursor on/ })).toHaveCount(0);
  await dialog.getByLabel("New dishes go to").selectOption("Mains");
  await dialog.getByLabel("Column 1").selectOption("Description");
  await expect(dialog.getByText("Choose the column that has the names of the dishes.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  await dialog.getByLabel("Column 1").selectOption("Name");
  await dialog.getByRole("button", { name: "Import 1 dish into the menu" }).click();
  await expect(namesIn(editor)).toHaveText([/^Soups/, "Leek soup", "Pea soup", /^Mains/, "Stew", "Tea"]);

  await editor.getByRole("button", { name: "More: import, export" }).click();
  await editor.getByRole("menuitem", { name: "Paste from a spreadsheet…" }).click();
  const field = dialog.getByLabel("Paste the rows here");
  await expect(field).toBeFocused();
  await field.fill('Dish,Cost\n"Cake,4');
  await dialog.getByText("Mark the rows").click();
  await expect(field).toHaveAccessibleDescription(/a quotation mark in row 2 is not closed/);
});

test("a workbook with headings in another language is read, and errors are listed by row", async ({
  editor,
}) => {
  await editor.getByRole("button", { name: "More: import, export" }).click();
  await editor.getByRole("menuitem", { name: /Import/ }).click();
  const dialog = editor.getByRole("dialog", { name: "Import dishes" });
  const file = dialog.getByLabel("Excel or CSV file");
  await file.setInputFiles({ name: "menu.xlsx", mimeType: "", buffer: workbook.subarray(0, 300) });
  await expect(file).toHaveAccessibleDescription(/This workbook can't be read/);
  await file.setInputFiles({ name: "menu.xlsx", mimeType: "", buffer: workbook });
  await expect(dialog.getByLabel("Gericht")).toHaveValue("name");
  await expect(dialog.getByLabel("Preis")).toHaveValue("price");
  await dialog.getByLabel("The first row has headings").uncheck();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Gericht row 1" })).toContainText(
    "Is not a price such as 12.50",
  );
  await dialog.getByLabel("The first row has headings").check();
  await dialog.getByRole("button", { name: "Import 2 dishes into the menu" }).click();
  await expect(cell(editor, "leek", "price")).toHaveText("$7.50");
  await expect(cell(editor, "gratin", "price")).toHaveText("$8.99");
});
