import { expect, section, test } from "@/tests/support/landing/editor";

test("the preview shows the input, and its links are inactive", async ({ editor }) => {
  const preview = editor.frameLocator('iframe[title="Preview of the landing page"]');
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Typed just now");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Typed just now");
  await preview.getByRole("link", { name: "Order today" }).first().click();
  await preview.getByRole("link", { name: "Bread", exact: true }).click();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Typed just now");
  await expect(editor).toHaveURL(/\/portal\/editor$/);
});

test("the saved page shows that unsaved changes are missing", async ({ editor }) => {
  const saved = editor.getByRole("link", { name: "Preview" });
  await expect(saved).toHaveAccessibleDescription("");
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Not saved");
  await expect(saved).toHaveAccessibleDescription("Shows the saved page, without your unsaved changes");
});
