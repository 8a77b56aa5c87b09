import { bakery } from "@/tests/support/landing/bakery";
import { expect, saveElsewhere, section, test } from "@/tests/support/landing/editor";

test("the preview shows the input, and its links are inactive", async ({ editor }) => {
  const preview = editor.frameLocator('iframe[title="Preview of the landing page"]');
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Typed just now");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Typed just now");
  await preview.getByRole("link", { name: "Order today" }).first().click();
  await preview.getByRole("link", { name: "Bread", exact: true }).click();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Typed just now");
  await expect(editor).toHaveURL(/\/portal\/editor$/);
});

test("an earlier version is previewed until Back or typing", async ({ editor, app: { origin } }) => {
  const theirs = bakery((content) => {
    content.hero.title = "Their title";
  });
  const version = await saveElsewhere(editor.request, origin, theirs);
  await editor.reload();
  const heading = editor
    .frameLocator('iframe[title="Preview of the landing page"]')
    .getByRole("heading", { level: 1 });
  const view = async () => {
    await editor.getByRole("button", { name: "History" }).click();
    await editor.getByRole("button", { name: `Preview version ${version - 1}` }).click();
    await expect(heading).toHaveText("Bread, the slow way");
  };
  await view();
  await editor.getByRole("button", { name: "Back to editing" }).click();
  await expect(heading).toHaveText("Their title");
  await view();
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Typed just now");
  await expect(heading).toHaveText("Typed just now");
});
