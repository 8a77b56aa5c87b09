import { expect, section, test } from "@/tests/support/landing/editor";

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
