import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { intercept, refusal } from "@/tests/support/component/api";
import { saveButton, section, setUpLandingEditor } from "@/tests/support/component/landing-editor";
import { fill, saveKeys } from "@/tests/support/component/screen";

const editor = setUpLandingEditor();

test("errors are shown at their fields, even in a collapsed part", async () => {
  const hero = section("Hero");
  fill(hero.getByLabelText("Title"), "");
  await editor.user.click(hero.getByLabelText("Subtitle"));
  await hero.findByText("Title is required");
  expect(saveButton()).toBeDisabled();

  await editor.user.click(hero.getByRole("button", { name: /^Hero/ }));
  await hero.findByText("Needs attention");
  expect(hero.getByLabelText("Title")).not.toBeVisible();
  await editor.press("1 field needs attention");
  await waitFor(() => expect(hero.getByLabelText("Title")).toHaveFocus());
});

test("a new entry shows no errors before it is left or saved", async () => {
  const features = section("Features");
  await editor.user.click(features.getByRole("button", { name: "Add Feature" }));
  await screen.findByText("Fill in what is missing to save");
  expect(screen.queryByText(/need.? attention/i)).toBeNull();
  expect(saveButton()).toBeDisabled();

  const added = within(features.getByRole("listitem", { name: "Feature 4" }));
  await editor.user.click(added.getByLabelText("Title"));
  await editor.user.tab();
  await screen.findByRole("button", { name: "1 field needs attention" });
  await editor.user.keyboard(saveKeys);
  await screen.findByRole("button", { name: "2 fields need attention" });
  await waitFor(() => expect(added.getByLabelText("Title")).toHaveFocus());

  fill(added.getByLabelText("Title"), "Rockets");
  fill(added.getByLabelText("Description"), "To the moon.");
  await screen.findByText("Unsaved changes");
  expect(saveButton()).toBeEnabled();
});

test("an error that only the server finds is shown at its field", async () => {
  const restore = intercept("PUT /landing/draft", () =>
    refusal(422, { error: "x", fields: { "stats.0.label": "Too bold" } }),
  );
  fill(section("Hero").getByLabelText("Title"), "New");
  await editor.save();
  await screen.findByText("Failed to save changes");
  const statistics = section("Statistics");
  await statistics.findByText("Too bold");
  await waitFor(() => expect(statistics.getByLabelText("Label")).toHaveFocus());

  restore();
  statistics.getByLabelText<HTMLInputElement>("Label").form?.requestSubmit();
  await screen.findByText("Changes saved successfully!");
  expect(screen.queryByText("Too bold")).toBeNull();
});
