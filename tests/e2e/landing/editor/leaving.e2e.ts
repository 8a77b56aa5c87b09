import type { Page } from "@playwright/test";
import { expectPortalReady } from "@/tests/support/browser/browser";
import { expect, section, test } from "@/tests/support/landing/editor";

const question = "Leave without saving?";

test.use({ address: "/admin?tab=editor" });

const title = (editor: Page) => section(editor, "Hero").getByLabel("Title", { exact: true });

/** Comes to the editor by a link, from another tab of the portal, within one document. */
async function comeByLink(editor: Page, origin: string) {
  await editor.goto(`${origin}/admin?tab=seo`);
  await expectPortalReady(editor);
  await editor.getByRole("link", { name: "Landing Editor" }).click();
}

async function typeSomething(editor: Page, text = "Not saved") {
  await title(editor).fill(text);
  await expect.poll(() => editor.evaluate(() => history.state.unsavedGuard)).toBe(true);
}

test("a link and Exit require a confirmation before unsaved changes are lost", async ({
  editor,
  app: { origin },
}) => {
  const link = editor.getByRole("link", { name: "Templates" });
  await typeSomething(editor);
  await link.click();
  await expect(editor.getByRole("alertdialog")).toContainText(question);
  await editor.getByRole("button", { name: "Stay" }).click();
  await expect(title(editor)).toHaveValue("Not saved");
  await link.click();
  await editor.getByRole("button", { name: "Discard and leave" }).click();
  await expect(editor).toHaveURL(`${origin}/admin?tab=templates`);
  await editor.goBack();
  await expect(title(editor)).toHaveValue("Bread, the slow way");

  await typeSomething(editor);
  await editor.getByRole("button", { name: "Exit" }).click();
  await expect(editor.getByRole("alertdialog")).toContainText(question);
  await editor.getByRole("button", { name: "Discard and leave" }).click();
  await expect(editor).toHaveURL(`${origin}/`);
});

test("so do closing the tab, the browser's Back and a jump back over two entries", async ({
  editor,
  app: { origin },
}) => {
  await comeByLink(editor, origin);
  await typeSomething(editor);
  const asked = editor.waitForEvent("dialog");
  await editor.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(title(editor)).toHaveValue("Not saved");

  for (const steps of [-1, -2]) {
    await editor.evaluate((steps) => history.go(steps), steps);
    await expect(editor.getByRole("alertdialog")).toContainText(question);
    await expect(editor).toHaveURL(`${origin}/admin?tab=editor`);
    await editor.getByRole("button", { name: "Stay" }).click();
    await expect(title(editor)).toHaveValue("Not saved");
  }
  await editor.goBack();
  await editor.getByRole("button", { name: "Discard and leave" }).click();
  await expect(editor).toHaveURL(`${origin}/admin?tab=seo`);
  await expect(editor.getByRole("heading", { level: 1, name: "SEO Settings" })).toBeVisible();
});

test("Back is one step once the changes are saved, also after a reload, and the page restores its scroll position", async ({
  editor,
  app: { origin },
}) => {
  const save = async () => {
    await editor.getByRole("button", { name: "Save Changes" }).click();
    await expect(editor.getByText(/^Draft saved/)).toBeVisible();
  };
  await comeByLink(editor, origin);
  await typeSomething(editor);
  await save();
  await editor.goBack();
  await expect(editor).toHaveURL(`${origin}/admin?tab=seo`);

  await comeByLink(editor, origin);
  await typeSomething(editor, "Not saved either");
  expect(await editor.evaluate(() => history.scrollRestoration)).toBe("manual");
  await save();
  expect(await editor.evaluate(() => history.scrollRestoration)).toBe("auto");
  await editor.reload();
  await expect(title(editor)).toBeEnabled();
  await editor.evaluate(() => history.back());
  await expect(editor).toHaveURL(`${origin}/admin?tab=seo`);
});
