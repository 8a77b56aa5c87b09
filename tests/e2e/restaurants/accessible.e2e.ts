import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect } from "@/tests/support/browser/browser";
import { cell, pasteText, test } from "@/tests/support/restaurants/menu-editor";

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

test("the dialogs of the menu editor and the list of restaurants are accessible", async ({
  page,
  editor,
}) => {
  const check = () => expectGoodForEveryone(page, { widths: [360, 1920] });
  async function checkDialog() {
    await check();
    await editor.keyboard.press("Escape");
    await expect(editor.getByRole("dialog")).toHaveCount(0);
  }
  await cell(editor, "pea", "name").click();
  await editor.keyboard.press("?");
  await expect(editor.getByRole("dialog", { name: "Keys of the table" })).toBeVisible();
  await checkDialog();

  await pasteText(
    editor,
    "Section\tDish\tCost\nSoups\tLeek soup\t7,00\nSweets\tTart\t4.50\nMains\tGratin\t12",
  );
  await expect(editor.getByText("1 new category would be added")).toBeVisible();
  await checkDialog();

  await editor.getByRole("button", { name: "More: import, export" }).click();
  await editor.getByRole("menuitem", { name: /Import/ }).click();
  const buffer = Buffer.from("name,price,category\nEspresso,2.20,Coffee\nCake,much,Sweets");
  await editor.getByLabel("CSV file").setInputFiles({ name: "menu.csv", mimeType: "text/csv", buffer });
  await expect(editor.getByText("1 dish would be refused")).toBeVisible();
  await checkDialog();

  await editor.getByRole("button", { name: "Change prices…" }).click();
  const prices = editor.getByRole("dialog", { name: "Change prices" });
  await prices.getByLabel("By how many percent").fill("10");
  await expect(prices.getByRole("row", { name: /^Stew/ })).toBeVisible();
  await checkDialog();

  await editor.getByRole("button", { name: "Options", exact: true }).click();
  await editor.getByRole("button", { name: "Sizes", exact: true }).click();
  await editor.getByRole("button", { name: "More about Large" }).click();
  await expect(editor.getByText("Not used by any dish yet: choose dishes")).toBeVisible();
  await editor.getByLabel("All of Soups").check();
  await editor.getByLabel("Surcharge of Large").fill("much");
  await check();
  await editor.getByLabel("Surcharge of Large").fill("2.50");
  await editor.getByRole("button", { name: "Save draft" }).click();
  await expect(editor.getByText(/^Draft saved/).first()).toBeVisible();

  await editor.getByRole("button", { name: "All restaurants" }).click();
  await expect(editor.getByText("A draft waits to be published").first()).toBeVisible();
  await check();
});

test("on a phone, the list of dishes and the sheet of one are accessible", async ({ page, editor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.getByRole("button", { name: "Add a dish", exact: true }).click();
  await editor.getByRole("dialog", { name: "New dish" }).getByLabel("Name").fill("Pie");
  await expectGoodForEveryone(page, { widths: [360, 390] });
  await editor.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await expectGoodForEveryone(page, { widths: [360] });
});
