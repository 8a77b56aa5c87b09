import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, openSignedIn } from "@/tests/support/browser/browser";
import { toastWith } from "@/tests/support/browser/toast";
import { test as editorTest, section } from "@/tests/support/landing/editor";
import { quarters } from "@/tests/support/pictures/quarters";
import { cell, test } from "@/tests/support/restaurants/menu-editor";

// Everything here is pressed with the mouse, where it is on screen: what lies behind something else can't be.

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const asking = (page: Page, name: string | RegExp) => page.getByRole("alertdialog", { name });

/** Adds a picture to the library, as the session of the page. */
async function addPicture(request: APIRequestContext, origin: string, name: string) {
  const buffer = await quarters(300, 200).png().toBuffer();
  const file = { name: `${name}.png`, mimeType: "image/png", buffer };
  const answer = await request.post(`${origin}/api/pictures`, { headers: { origin }, multipart: { file } });
  expect(answer.ok()).toBe(true);
}

/** Fails unless the whole of it is on top: each of its corners and its middle belong to it. */
async function expectOnTop(element: Locator) {
  await expect(element).toBeVisible();
  const isOnTop = () =>
    element.evaluate((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const inset = 24;
      const [x1, x2] = [Math.max(left, 0) + inset, Math.min(right, innerWidth) - inset];
      const [y1, y2] = [Math.max(top, 0) + inset, Math.min(bottom, innerHeight) - inset];
      const points = [x1, (x1 + x2) / 2, x2].flatMap((x) =>
        [y1, (y1 + y2) / 2, y2].map((y) => [x, y] as const),
      );
      return points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    });
  await expect.poll(isOnTop).toBe(true);
}

const tile = (sheet: Locator, name: string) => sheet.getByRole("button", { name: new RegExp(`^${name}`) });

test("a dish's picture is chosen by mouse, over its dialog, and an icon over that", async ({
  editor,
  siteApp: { origin },
}) => {
  await addPicture(editor.request, origin, "tureen");
  await cell(editor, "leek", "plate").getByRole("button").click();
  const plate = dialog(editor, "Picture of Leek soup");
  await plate.getByRole("button", { name: "Choose Picture" }).click();
  const library = dialog(editor, "Choose picture");
  await expectOnTop(library);
  await tile(library, "tureen").first().click();
  await expect(library).toBeHidden();
  await expect(plate.getByRole("button", { name: "Change Picture" })).toBeVisible();

  await plate.getByRole("button", { name: "Describe it" }).click();
  const details = dialog(editor, "tureen");
  await expectOnTop(details);
  await details.getByLabel("What it shows").fill("A white tureen");
  await details.getByRole("button", { name: "Close" }).click();
  const question = asking(editor, "Discard your changes?");
  await expectOnTop(question);
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(details).toBeHidden();

  await plate.getByRole("button", { name: "Pick an icon" }).click();
  const icons = dialog(editor, "Icons");
  await expectOnTop(icons);
  await editor.keyboard.press("Escape");
  await expect(icons).toBeHidden();
  await plate.getByRole("button", { name: "Done" }).click();
  await expect(plate).toBeHidden();
});

test("menus, dialogs, questions and messages of the menu editor lie above the element that opened them", async ({
  page,
  editor,
}) => {
  await editor.getByRole("button", { name: "Actions for Leek soup" }).click();
  await editor.getByRole("menuitem", { name: "Move to" }).hover();
  const categories = editor.getByRole("menu", { name: "Move to" });
  await expectOnTop(categories);
  const { x, y } = (await categories.boundingBox()) ?? { x: 0, y: 0 };
  await editor.mouse.move(x + 20, y + 20, { steps: 10 });
  await editor.getByRole("menuitem", { name: "Mains" }).click();
  await editor.getByRole("button", { name: "Actions for Leek soup" }).click();
  await editor.getByRole("menuitem", { name: "Delete" }).click();
  await cell(editor, "pea", "plate").getByRole("button").click();
  await expectOnTop(dialog(editor, "Picture of Pea soup"));
  const message = toastWith(editor, "Leek soup deleted");
  await message.getByRole("button", { name: "Dismiss" }).click();
  await expect(message).toBeHidden();
  await dialog(editor, "Picture of Pea soup").getByRole("button", { name: "Done" }).click();

  await editor.getByRole("button", { name: "Restaurant", exact: true }).click();
  await editor.getByRole("button", { name: "Choose Header picture" }).click();
  const library = dialog(editor, "Choose header picture");
  await expectOnTop(library);
  await library.getByRole("button", { name: "Close" }).click();
  await editor.getByRole("button", { name: "History" }).click();
  await expectOnTop(dialog(editor, "History"));
  await dialog(editor, "History").getByRole("button", { name: "Close" }).click();
  await editor.getByRole("button", { name: "Discard", exact: true }).click();
  await expectOnTop(asking(editor, "Discard your changes?"));
  await asking(editor, "Discard your changes?").getByRole("button", { name: "Discard" }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await editor.getByRole("button", { name: "Dishes", exact: true }).click();
  await editor.getByRole("button", { name: /^Leek soup/ }).click();
  await dialog(editor, "Leek soup").getByRole("button", { name: "Choose Picture" }).click();
  await expectOnTop(dialog(editor, "Choose picture"));
});

test("a question and the password are requested above their sheet", async ({
  page,
  siteApp: { origin },
  pageProblems,
}) => {
  await openSignedIn(page, origin, "/admin/backups");
  const made = await page.request.post(`${origin}/api/backups`, {
    headers: { origin },
    data: { passphrase: "" },
  });
  const [{ name }] = (await made.json()).backups;
  await page.route("**/api/backups/*/restore", (route) =>
    route.fulfill({ status: 403, json: { success: false, error: "Enter it.", needs: "password" } }),
  );
  await page.reload();
  await page
    .getByRole("button", { name: /^Restore/ })
    .first()
    .click();
  const sheet = dialog(page, "Restore a backup");
  await expectOnTop(sheet);
  await sheet.getByRole("button", { name: "Restore…" }).click();
  const question = asking(page, "Restore this backup?");
  await expectOnTop(question);
  await question.getByRole("button", { name: "Restore" }).click();
  const password = asking(page, "Enter your password");
  await expectOnTop(password);
  await password.getByRole("button", { name: "Cancel" }).click();
  await expect(password).toBeHidden();
  await expectOnTop(sheet);
  await page.request.delete(`${origin}/api/backups/${name}`, { headers: { origin } });
  for (const problem of pageProblems.splice(0)) expect(problem).toContain("Failed to load resource");
});

editorTest(
  "pictures, icons, versions and questions of the landing editor lie over it",
  async ({ editor, app }) => {
    await addPicture(editor.request, app.origin, "oven");
    const hero = section(editor, "Hero");
    await hero.getByRole("button", { name: "Choose Hero picture" }).click();
    const library = dialog(editor, "Choose hero picture");
    await expectOnTop(library);
    await tile(library, "oven").first().click();
    await hero.getByRole("button", { name: "Describe it" }).click();
    const details = dialog(editor, "oven");
    await expectOnTop(details);
    await details.getByRole("button", { name: "Delete" }).click();
    const question = asking(editor, /^Delete/);
    await expectOnTop(question);
    await question.getByRole("button", { name: "Cancel" }).click();
    await details.getByRole("button", { name: "Close" }).click();
    await expect(details).toBeHidden();
    await editor.getByRole("button", { name: "Pick an icon" }).first().click();
    await expectOnTop(dialog(editor, "Icons"));
    await editor.keyboard.press("Escape");
    await editor.getByRole("button", { name: "History" }).click();
    await expectOnTop(dialog(editor, "History"));
  },
);
