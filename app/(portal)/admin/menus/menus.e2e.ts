import type { Page } from "@playwright/test";
import { expectGoodForEveryone } from "@/lib/testing/accessible";
import { administratorApi, expect } from "@/lib/testing/browser";
import { cell, test } from "@/lib/testing/menu-editor";

const names = (page: Page) => page.locator('[data-cell$="/name"]').filter({ hasNotText: "Add a dish" });
const inSaveBar = (page: Page, text: string | RegExp) => page.locator(".foot-bar").getByText(text);

/** Pastes a text, as the browser does after a copy in a spreadsheet. */
const paste = (page: Page, text: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test("a menu is worked in by keyboard as in a spreadsheet: typing, moving, pasting, undoing", async ({
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

  await paste(editor, "much\n5");
  await expect(cell(editor, "pea", "price").getByRole("alert")).toHaveText(
    "Line 1, Price: “much” is not a price such as 12.50. Nothing was pasted.",
  );
  await paste(editor, "6,75\n$15.00");
  await expect(cell(editor, "pea", "price")).toHaveText("$6.75");
  await expect(cell(editor, "stew", "price")).toHaveText("$15.00");
  await editor.keyboard.press("Control+z");
  await expect(cell(editor, "stew", "price")).toHaveText("$14.00");
  await editor.keyboard.press("Control+Shift+z");
  await expect(cell(editor, "stew", "price")).toHaveText("$15.00");

  await cell(editor, "pea", "name").click();
  await editor.keyboard.press("Alt+ArrowDown");
  await expect(names(editor)).toHaveText([/^Soups/, "Leek soup", /^Mains/, "Pea soup", "Stew"]);
  await expect(cell(editor, "pea", "name")).toBeFocused();
  await editor.keyboard.press("Control+d");
  await expect(names(editor)).toHaveText([/^Soups/, "Leek soup", /^Mains/, "Pea soup", "Pea soup", "Stew"]);

  await editor.keyboard.press("Control+End");
  await editor.keyboard.type("Gratin");
  await editor.keyboard.press("Tab");
  await editor.keyboard.press("Control+s");
  await expect(inSaveBar(editor, /^Draft saved .*, not published$/)).toBeVisible();
  await editor.reload();
  await expect(names(editor)).toHaveText([
    /^Soups/,
    "Leek soup",
    /^Mains/,
    "Pea soup",
    "Pea soup",
    "Stew",
    "Gratin",
  ]);
});

test("what is wrong is marked, counted, and found; leaving asks", async ({ editor }) => {
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

test("dishes are dragged into another category, and a category that is deleted asks where its dishes go", async ({
  editor,
}) => {
  const handle = cell(editor, "leek", "pick").locator("[data-drag]");
  await handle.hover();
  await editor.mouse.down();
  await cell(editor, "stew", "name").hover({ position: { x: 20, y: 6 } });
  await editor.mouse.up();
  await expect(names(editor)).toHaveText([/^Soups/, "Pea soup", /^Mains/, "Leek soup", "Stew"]);
  await editor.getByRole("button", { name: "Actions for the category Mains" }).click();
  await editor.getByRole("menuitem", { name: "Delete…" }).click();
  const dialog = editor.getByRole("dialog", { name: "Delete Mains?" });
  await expect(dialog.getByLabel("What becomes of its 2 dishes")).toHaveValue("soups");
  await dialog.getByRole("button", { name: "Delete the category" }).click();
  await expect(names(editor)).toHaveText([/^Soups/, "Pea soup", "Leek soup", "Stew"]);
  await editor.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(names(editor)).toHaveText([/^Soups/, "Pea soup", /^Mains/, "Leek soup", "Stew"]);
});

test("two people who edit at once both keep their changes, and guests see them once they are published", async ({
  editor,
  page,
  request,
  restaurant,
  siteApp: { origin },
}) => {
  const call = await administratorApi(request, origin);
  const { menu } = await call("GET", `/menus/${restaurant}`);
  const content = structuredClone(menu.content);
  content.restaurant.isOpen = true;
  content.dishes[1].name = "Green pea soup";
  await call("PUT", `/menus/${restaurant}`, content);

  await cell(editor, "leek", "price").click();
  await editor.keyboard.type("9");
  await editor.keyboard.press("Enter");
  await editor.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Somebody saved a newer version" });
  await expect(dialog).toContainText("Leek soup: Price");
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(cell(editor, "pea", "name")).toHaveText("Green pea soup");
  await expect(cell(editor, "leek", "price")).toHaveText("$9.00");
  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(inSaveBar(editor, "Published, guests see this")).toBeVisible();
  const html = await (await request.get(origin + menu.path)).text();
  expect(html).toContain("Green pea soup");
  expect(html).toContain("$9.00");
});

test("a menu that somebody else published as it is here asks nothing", async ({
  editor,
  request,
  restaurant,
  siteApp: { origin },
}) => {
  const call = await administratorApi(request, origin);
  await call("POST", `/menus/${restaurant}/publish`, {});
  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(editor.getByText("A newer version says the same")).toBeVisible();
  await expect(editor.getByRole("button", { name: "Publish" })).toBeDisabled();
  await expect(editor.getByRole("alertdialog")).toBeHidden();
});

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

test("on a phone, a price that can't be read is neither kept in part nor left behind", async ({
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

test("what somebody else saved waits until what is typed into a cell is taken over", async ({
  editor,
  request,
  restaurant,
  siteApp: { origin },
}) => {
  const call = await administratorApi(request, origin);
  const { menu } = await call("GET", `/menus/${restaurant}`);
  const content = structuredClone(menu.content);
  content.dishes[1].name = "Green pea soup";
  await call("PUT", `/menus/${restaurant}`, content);
  const lookAgain = () => editor.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  let looks = 0;
  editor.on("request", (sent) => {
    if (sent.method() === "GET" && sent.url().endsWith(`/menus/${restaurant}`)) looks += 1;
  });

  await cell(editor, "leek", "price").click();
  await editor.keyboard.type("9");
  await lookAgain();
  await editor.keyboard.press("Escape");
  await lookAgain();
  await expect(cell(editor, "pea", "name")).toHaveText("Green pea soup");
  expect(looks).toBe(1);
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
