import { administratorApi, expect } from "@/tests/support/browser/browser";
import { cell, inSaveBar, pasteText, test } from "@/tests/support/restaurants/menu-editor";

test("the restaurant's name and the dishes are edited in turn, and saved as one", async ({
  editor,
  request,
  restaurantId,
  siteApp: { origin },
}) => {
  await editor.getByRole("button", { name: "Restaurant", exact: true }).click();
  const name = editor.getByLabel("Name", { exact: true });
  await name.fill("Two ");
  await editor.getByRole("button", { name: "Dishes", exact: true }).click();
  await cell(editor, "leek", "price").click();
  await editor.keyboard.type("9");
  await editor.keyboard.press("Enter");
  await editor.getByRole("button", { name: "Restaurant", exact: true }).click();
  await expect(name).toHaveValue("Two ");
  await name.press("End");
  await name.pressSequentially("Spoons ");
  await editor.keyboard.press("ControlOrMeta+s");
  await expect(inSaveBar(editor, /^Draft saved/)).toBeVisible();
  await expect(name).toHaveValue("Two Spoons");
  const call = await administratorApi(request, origin);
  const { menu } = await call("GET", `/menus/${restaurantId}`);
  expect(menu.content.restaurant.name).toBe("Two Spoons");
  expect(menu.content.dishes[0]).toMatchObject({ id: "leek", priceCents: 900 });
});

test("discarding restores the name and the dishes, and empties the undo history", async ({ editor }) => {
  await cell(editor, "leek", "price").click();
  await editor.keyboard.type("9");
  await editor.keyboard.press("Enter");
  await editor.getByRole("button", { name: "Restaurant", exact: true }).click();
  const name = editor.getByLabel("Name", { exact: true });
  const before = await name.inputValue();
  await name.fill("Other");
  await editor.getByRole("button", { name: "Discard", exact: true }).click();
  await editor.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(name).toHaveValue(before);
  await editor.getByRole("button", { name: "Dishes", exact: true }).click();
  await expect(cell(editor, "leek", "price")).toHaveText("$6.50");
  await expect(editor.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  await expect(editor.getByRole("button", { name: "Save draft" })).toBeDisabled();
});

test("imported rows are edited further, and saved with earlier edits", async ({
  editor,
  request,
  restaurantId,
  siteApp: { origin },
}) => {
  await cell(editor, "pea", "price").click();
  await editor.keyboard.type("7");
  await editor.keyboard.press("Enter");
  await pasteText(editor, "name\tprice\tcategory\nFish soup\t8.00\tSoups\nCake\t4.00\tSweets");
  await editor
    .getByRole("dialog")
    .getByRole("button", { name: /^Import 2 dishes/ })
    .click();
  await cell(editor, "fish-soup", "price").click();
  await editor.keyboard.type("8.80");
  await editor.getByRole("button", { name: "Save draft" }).click();
  await expect(inSaveBar(editor, /^Draft saved/)).toBeVisible();
  const call = await administratorApi(request, origin);
  const { menu } = await call("GET", `/menus/${restaurantId}`);
  const prices = menu.content.dishes.map((dish: { name: string; priceCents: number }) => [
    dish.name,
    dish.priceCents,
  ]);
  expect(Object.fromEntries(prices)).toMatchObject({ "Pea soup": 700, "Fish soup": 880, Cake: 400 });
  expect(menu.content.categories.map(({ label }: { label: string }) => label)).toContain("Sweets");
});

test("a cell being typed in when a conflict is found keeps its text in the merge", async ({
  editor,
  request,
  restaurantId,
  siteApp: { origin },
}) => {
  const call = await administratorApi(request, origin);
  const { menu } = await call("GET", `/menus/${restaurantId}`);
  const theirs = structuredClone(menu.content);
  theirs.restaurant.tagline = "By the river";
  theirs.dishes[2].name = "Beef stew";
  await call("PUT", `/menus/${restaurantId}`, theirs);

  let letThrough = () => {};
  const typed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await editor.route(`**/api/menus/${restaurantId}`, async (route) => {
    if (route.request().method() === "PUT") await typed;
    await route.continue();
  });
  await cell(editor, "leek", "price").click();
  await editor.keyboard.type("9");
  await editor.keyboard.press("Enter");
  const sent = editor.waitForRequest((one) => one.method() === "PUT");
  await editor.keyboard.press("ControlOrMeta+s");
  await sent;
  await cell(editor, "pea", "price").click();
  await editor.keyboard.type("7");
  letThrough();
  const dialog = editor.getByRole("alertdialog", { name: "Somebody saved a newer version" });
  await expect(dialog).toContainText("Pea soup: Price");
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(cell(editor, "stew", "name")).toHaveText("Beef stew");
  await expect(inSaveBar(editor, /^Draft saved/)).toBeVisible();
  await expect(cell(editor, "leek", "price")).toHaveText("$9.00");
  await expect(cell(editor, "pea", "price")).toHaveText("$7.00");
  const { menu: merged } = await call("GET", `/menus/${restaurantId}`);
  expect(merged.content.restaurant.tagline).toBe("By the river");
  expect(merged.content.dishes).toMatchObject([
    { id: "leek", priceCents: 900 },
    { id: "pea", priceCents: 700 },
    { id: "stew", name: "Beef stew" },
  ]);
});

test("on a phone, input in a dish is undone field by field, and saved as shown", async ({
  page,
  editor,
  request,
  restaurantId,
  siteApp: { origin },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.getByRole("button", { name: /^Leek soup/ }).click();
  const sheet = editor.getByRole("dialog", { name: /soup/ });
  await sheet.getByLabel("Name").fill("Onion soup ");
  await expect(sheet.getByLabel("Name")).toHaveValue("Onion soup ");
  await sheet.getByLabel("Price").fill("8,4");
  await sheet.getByLabel("Emoji").fill("🧅");
  await sheet.getByRole("switch", { name: "Popular" }).click();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(editor.getByRole("button", { name: /^Onion soup.*\$8\.40/ })).toBeVisible();
  const undo = editor.getByRole("button", { name: /^Undo/ });
  for (let step = 0; step < 3; step += 1) await undo.click();
  await expect(editor.getByRole("button", { name: /^Onion soup.*\$6\.50/ })).toBeVisible();
  await editor.getByRole("button", { name: /^Do again/ }).click();
  await editor.getByRole("button", { name: /^Onion soup/ }).click();
  await expect(sheet.getByLabel("Price")).toHaveValue("8.40");
  await sheet.getByRole("button", { name: "Next" }).click();
  await expect(sheet.getByLabel("Price")).toHaveValue("6.00");
  await sheet.getByRole("button", { name: "Done" }).click();
  await editor.getByRole("button", { name: "Save draft" }).click();
  await expect(inSaveBar(editor, /^Draft saved/)).toBeVisible();
  const call = await administratorApi(request, origin);
  const { menu } = await call("GET", `/menus/${restaurantId}`);
  expect(menu.content.dishes[0]).toMatchObject({
    name: "Onion soup",
    priceCents: 840,
    popular: false,
    emoji: "🍲",
  });
});
