import { expect, section, test } from "@/tests/support/landing/editor";

test("entries are sorted by keyboard, by button and by pointer", async ({ editor }) => {
  const features = section(editor, "Features");
  const titles = () =>
    features
      .getByLabel("Title", { exact: true })
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

  const handle = features.getByRole("button", { name: "Drag feature 1" });
  await expect(handle).toBeEnabled();
  // Dragging loads with the focus, and picks the entry up once it has loaded.
  await handle.press("Space");
  await expect(editor.getByText("Feature picked up from position 1 of 3.")).toBeAttached();
  // A key pressed before the positions are measured moves nothing.
  await expect(async () => {
    await editor.keyboard.press("ArrowDown");
    await expect(editor.getByText("Feature is over position 2 of 3.")).toBeAttached({ timeout: 4_000 });
  }).toPass();
  await editor.keyboard.press("Space");
  await expect.poll(titles).toEqual(["By bike", "Fresh every day", "Local grain"]);
  await expect(editor.getByText("Feature dropped at position 2 of 3.")).toBeAttached();
  await expect(editor.getByText("is now at position")).toHaveCount(0);

  await features.getByRole("button", { name: "Move feature 3 up" }).click();
  await expect.poll(titles).toEqual(["By bike", "Local grain", "Fresh every day"]);
  await expect(features.getByRole("button", { name: "Move feature 2 up" })).toBeFocused();
  await expect(editor.getByText("Feature 3 is now at position 2 of 3.")).toBeAttached();

  const from = await features.getByRole("button", { name: "Drag feature 3" }).boundingBox();
  const to = await features.getByRole("button", { name: "Drag feature 2" }).boundingBox();
  if (!from || !to) throw new Error("The handles are not on screen");
  await editor.mouse.move(from.x + 10, from.y + 10);
  await editor.mouse.down();
  await editor.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
  await editor.mouse.move(from.x + 10, to.y, { steps: 8 });
  await editor.mouse.up();
  await expect.poll(titles).toEqual(["By bike", "Fresh every day", "Local grain"]);

  await editor.keyboard.press("ControlOrMeta+s");
  await expect(editor.getByText("Changes saved successfully!")).toBeVisible();
  await editor.reload();
  await expect.poll(titles).toEqual(["By bike", "Fresh every day", "Local grain"]);
});

test("an icon is picked by name", async ({ editor }) => {
  const first = section(editor, "Features").getByRole("listitem", { name: "Feature 1" });
  await first.getByRole("button", { name: "Pick an icon" }).click();
  await editor.getByRole("searchbox", { name: "Search icons" }).fill("croissant");
  await expect(editor.getByRole("gridcell", { name: "Croissant" })).toBeVisible();
  await editor.keyboard.press("Enter");
  await expect(first.getByLabel("Icon", { exact: true })).toHaveValue("🥐");
  await expect(first.getByRole("button", { name: "Pick an icon" })).toBeFocused();
});
