import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect } from "@/tests/support/browser/browser";
import { inSaveBar, test } from "@/tests/support/restaurants/menu-editor";

test("on a phone, dishes open in a sheet with the way to the next one", async ({ page, editor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.getByRole("button", { name: /^Leek soup/ }).click();
  const sheet = editor.getByRole("dialog", { name: "Leek soup" });
  await sheet.getByLabel("Price").fill("8,40");
  await sheet.getByRole("button", { name: "Next" }).click();
  const next = editor.getByRole("dialog", { name: "Pea soup" });
  await next.getByLabel("Category").selectOption("Mains");
  await next.getByRole("switch", { name: "Popular" }).click();
  await next.getByRole("button", { name: "Done" }).click();
  await expect(editor.getByRole("button", { name: /^Leek soup.*\$8\.40/ })).toBeVisible();
  await editor.getByRole("button", { name: "Add a dish", exact: true }).click();
  const added = editor.getByRole("dialog", { name: "New dish" });
  await added.getByLabel("Name").fill("Pie");
  await expectGoodForEveryone(page, { widths: [360, 390] });
  await editor.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await expectGoodForEveryone(page, { widths: [360] });
  await editor.getByRole("button", { name: "Save draft" }).click();
  await expect(inSaveBar(editor, /^Draft saved/)).toBeVisible();
});

test("on a phone, an unreadable price is neither stored in part nor left in the field", async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.getByRole("button", { name: /^Leek soup/ }).click();
  const sheet = editor.getByRole("dialog", { name: "Leek soup" });
  const price = sheet.getByLabel("Price");
  await price.fill("");
  await price.pressSequentially("1.250");
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/is not a price/);
  await sheet.getByRole("button", { name: "Next" }).click();
  await expect(price).toBeFocused();
  await editor.keyboard.press("Escape");
  await expect(editor.getByRole("button", { name: /^Leek soup.*\$6\.50/ })).toBeVisible();
});
