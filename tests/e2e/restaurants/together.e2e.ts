import type { APIRequestContext, Page } from "@playwright/test";
import { administratorApi, expect } from "@/tests/support/browser/browser";
import { cell, inSaveBar, test } from "@/tests/support/restaurants/menu-editor";

/** Saves as somebody else would: the restaurant opens, and its pea soup is green. @returns the menu from before */
async function saveGreenPeaSoup(request: APIRequestContext, origin: string, restaurantId: string) {
  const call = await administratorApi(request, origin);
  const { menu } = await call("GET", `/menus/${restaurantId}`);
  const content = structuredClone(menu.content);
  content.restaurant.isOpen = true;
  content.dishes[1].name = "Green pea soup";
  await call("PUT", `/menus/${restaurantId}`, content);
  return { menu };
}

/** Sends the event of a page that comes to the front again. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("concurrent edits by two users are both kept, and guests see them after publication", async ({
  editor,
  page,
  request,
  restaurantId,
  siteApp: { origin },
}) => {
  const { menu } = await saveGreenPeaSoup(request, origin, restaurantId);

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

test("a menu that another user published with the same content is no conflict", async ({
  editor,
  request,
  restaurantId,
  siteApp: { origin },
}) => {
  const call = await administratorApi(request, origin);
  await call("POST", `/menus/${restaurantId}/publish`, {});
  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(editor.getByText("A newer version says the same")).toBeVisible();
  await expect(editor.getByRole("button", { name: "Publish" })).toBeDisabled();
  await expect(editor.getByRole("alertdialog")).toBeHidden();
});

test("a change by another user does not replace a cell being typed in", async ({
  editor,
  request,
  restaurantId,
  siteApp: { origin },
}) => {
  await saveGreenPeaSoup(request, origin, restaurantId);
  let letThrough = () => {};
  const typed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await editor.route(`**/api/menus/${restaurantId}`, async (route) => {
    await typed;
    await route.continue();
  });
  await cell(editor, "leek", "price").click();
  const asked = editor.waitForRequest(`**/api/menus/${restaurantId}`);
  const answered = editor.waitForResponse(`**/api/menus/${restaurantId}`);
  await lookAgain(editor);
  await asked;
  await editor.keyboard.type("9");
  letThrough();
  await (await answered).finished();
  const field = editor.getByRole("textbox", { name: "Price of Leek soup" });
  await expect(field).toHaveValue("9");
  await expect(cell(editor, "pea", "name")).toHaveText("Pea soup");
  await editor.keyboard.type("5");
  await expect(field).toHaveValue("95");
  await editor.keyboard.press("Escape");
  await lookAgain(editor);
  await expect(cell(editor, "pea", "name")).toHaveText("Green pea soup");
});

test("another user's changes wait until the edited cell is committed", async ({
  editor,
  request,
  restaurantId,
  siteApp: { origin },
}) => {
  await saveGreenPeaSoup(request, origin, restaurantId);
  let looks = 0;
  editor.on("request", (sent) => {
    if (sent.method() === "GET" && sent.url().endsWith(`/menus/${restaurantId}`)) looks += 1;
  });

  await cell(editor, "leek", "price").click();
  await editor.keyboard.type("9");
  await lookAgain(editor);
  await editor.keyboard.press("Escape");
  await lookAgain(editor);
  await expect(cell(editor, "pea", "name")).toHaveText("Green pea soup");
  expect(looks).toBe(1);
});
