import { expect, section, test } from "@/tests/support/landing/editor";

test("the command palette offers the editor's actions, and returns the focus", async ({ editor }) => {
  const title = section(editor, "Hero").getByLabel("Title", { exact: true });
  const choose = async (name: string) => {
    await editor.keyboard.press("ControlOrMeta+k");
    await editor.getByRole("option", { name }).click();
  };
  await title.focus();
  await choose("Show the history");
  await expect(editor.getByRole("dialog", { name: "History" })).toBeVisible();
  await editor.keyboard.press("Escape");
  await expect(title).toBeFocused();

  const stats = section(editor, "Statistics");
  await stats.getByRole("button", { name: /^Statistics/ }).click();
  await choose("Add a statistic");
  await expect(stats.getByRole("listitem", { name: "Stat 2" }).getByLabel("Value")).toBeFocused();

  await choose("Discard changes");
  await editor.getByRole("button", { name: "Discard", exact: true }).last().click();
  await expect(editor.getByText("All changes saved")).toBeVisible();
  await expect(stats.getByRole("listitem")).toHaveCount(1);
});

test("a phone reaches the command palette, which switches to the preview", async ({ editor }) => {
  await editor.setViewportSize({ width: 390, height: 800 });
  await editor.getByRole("button", { name: "Go to or do" }).click();
  await editor.getByRole("option", { name: "Show the preview" }).click();
  await expect(section(editor, "Hero")).toBeHidden();
  await editor.getByRole("button", { name: "Go to or do" }).click();
  await editor.getByRole("option", { name: "Add a plan" }).click();
  await expect(
    section(editor, "Pricing").getByRole("listitem", { name: "Plan 2" }).getByLabel("Name"),
  ).toBeFocused();
});
