import { administratorApi, expect } from "@/lib/testing/browser";
import { cell, test } from "@/lib/testing/menu-editor";

test("a file that was looked through before somebody else saved is checked again, and then imported", async ({
  editor,
  request,
  restaurant,
  siteApp: { origin },
}) => {
  const call = await administratorApi(request, origin);
  await editor.getByRole("button", { name: "More: import, export" }).click();
  await editor.getByRole("menuitem", { name: /Import/ }).click();
  const dialog = editor.getByRole("dialog", { name: "Import dishes" });
  const table = "id,name,price\nleek,Leek soup,7.00\npea,Pea soup,6.50";
  await dialog
    .getByLabel("CSV file")
    .setInputFiles({ name: "dishes.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  const importBoth = dialog.getByRole("button", { name: "Import 2 dishes into the draft" });
  await expect(importBoth).toBeVisible();

  const { menu } = await call("GET", `/menus/${restaurant}`);
  const content = structuredClone(menu.content);
  content.dishes[1].priceCents = 650;
  content.dishes[2].name = "Lamb stew";
  await call("PUT", `/menus/${restaurant}`, content);

  await importBoth.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Somebody else changed this menu in the meantime.");
  const checkAgain = dialog.getByRole("button", { name: "Check the file again" });
  await expect(checkAgain).toBeFocused();
  await checkAgain.press("Enter");
  await expect(dialog.getByText("The file is compared with the draft as it is now")).toBeVisible();
  await dialog.getByRole("button", { name: "Import 1 dish into the draft" }).click();
  await expect(dialog).toBeHidden();
  await expect(cell(editor, "leek", "price")).toHaveText("$7.00");
  await expect(cell(editor, "pea", "price")).toHaveText("$6.50");
  await expect(cell(editor, "stew", "name")).toHaveText("Lamb stew");
});
