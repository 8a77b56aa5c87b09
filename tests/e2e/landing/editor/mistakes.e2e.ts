import { expect, section, test } from "@/tests/support/landing/editor";

test("errors are shown at their fields, even in a collapsed part", async ({ editor }) => {
  const hero = section(editor, "Hero");
  await hero.getByLabel("Title", { exact: true }).fill("");
  await hero.getByLabel("Subtitle").focus();
  await expect(hero.getByText("Title is required")).toBeVisible();
  await expect(editor.getByRole("button", { name: "Save Changes" })).toBeDisabled();

  await hero.getByRole("button", { name: /^Hero/ }).click();
  await expect(hero.getByLabel("Title", { exact: true })).toBeHidden();
  await expect(hero.getByText("Needs attention")).toBeVisible();
  await editor.getByRole("button", { name: "1 field needs attention" }).click();
  await expect(hero.getByLabel("Title", { exact: true })).toBeFocused();
});

test("a new entry shows no errors before it is left or saved", async ({ editor }) => {
  const features = section(editor, "Features");
  await features.getByRole("button", { name: "Add Feature" }).click();
  await expect(editor.getByText("Fill in what is missing to save")).toBeVisible();
  await expect(editor.getByText(/need.? attention/i)).toHaveCount(0);
  await expect(editor.getByRole("button", { name: "Save Changes" })).toBeDisabled();

  const added = features.getByRole("listitem", { name: "Feature 4" });
  await added.getByLabel("Title", { exact: true }).press("Tab");
  await expect(editor.getByRole("button", { name: "1 field needs attention" })).toBeVisible();
  await editor.keyboard.press("ControlOrMeta+s");
  await expect(editor.getByRole("button", { name: "2 fields need attention" })).toBeVisible();
  await expect(added.getByLabel("Title", { exact: true })).toBeFocused();

  await added.getByLabel("Title", { exact: true }).fill("Rockets");
  await added.getByLabel("Description").fill("To the moon.");
  await expect(editor.getByText("Unsaved changes")).toBeVisible();
  await expect(editor.getByRole("button", { name: "Save Changes" })).toBeEnabled();
});

test("an error that only the server finds is shown at its field", async ({ editor }) => {
  await editor.route("**/api/landing/config", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 422,
          json: { success: false, error: "x", fields: { "stats.0.label": "Too bold" } },
        })
      : route.continue(),
  );
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("New");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText("Failed to save changes")).toBeVisible();
  await expect(section(editor, "Statistics").getByText("Too bold")).toBeVisible();
  await expect(section(editor, "Statistics").getByLabel("Label")).toBeFocused();

  await editor.unroute("**/api/landing/config");
  await editor.keyboard.press("Enter");
  await expect(editor.getByText("Changes saved successfully!")).toBeVisible();
  await expect(editor.getByText("Too bold")).toBeHidden();
});
