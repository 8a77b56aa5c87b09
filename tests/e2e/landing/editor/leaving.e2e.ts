import type { Page } from "@playwright/test";
import { expect, section, test } from "@/tests/support/landing/editor";

const question = "Leave without saving?";

test.use({ address: "/admin" });

async function typeSomething(editor: Page) {
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Not saved");
  await expect.poll(() => editor.evaluate(() => history.state.unsavedGuard)).toBe(true);
}

test("a link requires a confirmation before unsaved changes are lost", async ({
  editor,
  app: { origin },
}) => {
  const link = editor.getByRole("link", { name: "Templates" });
  await typeSomething(editor);
  await link.click();
  await expect(editor.getByRole("alertdialog")).toContainText(question);
  await editor.getByRole("button", { name: "Stay" }).click();
  await expect(section(editor, "Hero").getByLabel("Title", { exact: true })).toHaveValue("Not saved");
  await link.click();
  await editor.getByRole("button", { name: "Discard and leave" }).click();
  await expect(editor).toHaveURL(`${origin}/admin?tab=templates`);
  await editor.goBack();
  await expect(section(editor, "Hero").getByLabel("Title", { exact: true })).toHaveValue(
    "Bread, the slow way",
  );
});

test("so does the browser's Back", async ({ editor, app: { origin } }) => {
  await editor.goto(`${origin}/admin?tab=seo`);
  await editor.getByRole("link", { name: "Landing Editor" }).click();
  await typeSomething(editor);
  await editor.goBack();
  await expect(editor.getByRole("alertdialog")).toContainText(question);
  await editor.getByRole("button", { name: "Stay" }).click();
  await expect(section(editor, "Hero").getByLabel("Title", { exact: true })).toHaveValue("Not saved");
  await editor.goBack();
  await editor.getByRole("button", { name: "Discard and leave" }).click();
  await expect(editor).toHaveURL(`${origin}/admin?tab=seo`);
});

test("Back is one step once the changes are saved", async ({ editor, app: { origin } }) => {
  await editor.goto(`${origin}/admin?tab=seo`);
  await editor.getByRole("link", { name: "Landing Editor" }).click();
  await typeSomething(editor);
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText("All changes saved")).toBeVisible();
  await editor.goBack();
  await expect(editor).toHaveURL(`${origin}/admin?tab=seo`);
});

test("Exit requires a confirmation too", async ({ editor, app: { origin } }) => {
  await typeSomething(editor);
  await editor.getByRole("button", { name: "Exit" }).click();
  await expect(editor.getByRole("alertdialog")).toContainText(question);
  await editor.getByRole("button", { name: "Discard and leave" }).click();
  await expect(editor).toHaveURL(`${origin}/`);
});

test("a jump back over two entries requires a confirmation as well", async ({ editor, app: { origin } }) => {
  await editor.goto(`${origin}/admin?tab=seo`);
  await editor.getByRole("link", { name: "Landing Editor" }).click();
  await typeSomething(editor);
  const jump = () => editor.evaluate(() => history.go(-2));
  await jump();
  await expect(editor.getByRole("alertdialog")).toContainText(question);
  await expect(editor).toHaveURL(`${origin}/admin`);
  await editor.getByRole("button", { name: "Stay" }).click();
  await expect(section(editor, "Hero").getByLabel("Title", { exact: true })).toHaveValue("Not saved");
  await editor.goBack();
  await editor.getByRole("button", { name: "Discard and leave" }).click();
  await expect(editor).toHaveURL(`${origin}/admin?tab=seo`);
  await expect(editor.getByRole("heading", { level: 1, name: "SEO Settings" })).toBeVisible();
});

test("after a reload Back is one step, and the page restores its scroll position", async ({
  editor,
  app: { origin },
}) => {
  await editor.goto(`${origin}/admin?tab=seo`);
  await editor.getByRole("link", { name: "Landing Editor" }).click();
  await typeSomething(editor);
  expect(await editor.evaluate(() => history.scrollRestoration)).toBe("manual");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText("All changes saved")).toBeVisible();
  expect(await editor.evaluate(() => history.scrollRestoration)).toBe("auto");
  await editor.reload();
  await expect(section(editor, "Hero").getByLabel("Title", { exact: true })).toBeEnabled();
  await editor.evaluate(() => history.back());
  await expect(editor).toHaveURL(`${origin}/admin?tab=seo`);
});

test("closing the tab shows the browser's confirmation", async ({ editor }) => {
  await typeSomething(editor);
  const asked = editor.waitForEvent("dialog");
  await editor.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(section(editor, "Hero").getByLabel("Title", { exact: true })).toHaveValue("Not saved");
});
