import { expect } from "@/tests/support/browser/browser";
import { cell, namesIn, test } from "@/tests/support/restaurants/menu-editor";

test("dishes are dragged into another category", async ({ editor }) => {
  const handle = cell(editor, "leek", "pick").locator("[data-drag]");
  await handle.hover();
  await editor.mouse.down();
  await cell(editor, "stew", "name").hover({ position: { x: 20, y: 6 } });
  await editor.mouse.up();
  await expect(namesIn(editor)).toHaveText([/^Soups/, "Pea soup", /^Mains/, "Leek soup", "Stew"]);
});
