import { expect, section, test } from "@/tests/support/landing/editor";

test("a colour is chosen by its name, appears in the preview and is saved", async ({
  editor,
  app: { origin },
}) => {
  const colours = section(editor, "Hero").getByRole("group", { name: "Colour" });
  await expect(colours.getByRole("radio", { name: "Bottle green" })).toBeChecked();
  await colours.getByText("Plum").click();
  const preview = editor.frameLocator("iframe");
  await expect(preview.locator("[data-accent=plum]")).toBeVisible();
  await editor.keyboard.press("ArrowRight");
  await expect(colours.getByRole("radio", { name: "Rose" })).toBeChecked();
  await expect(preview.locator("[data-accent=rose]")).toBeVisible();
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText("Changes saved successfully!")).toBeVisible();
  await editor.reload();
  await expect(colours.getByRole("radio", { name: "Rose" })).toBeChecked();
  await expect(editor.getByText("All changes saved")).toBeVisible();
  await editor.goto(`${origin}/welcome`);
  await expect(editor.locator("[data-accent=rose]")).toBeVisible();
});
