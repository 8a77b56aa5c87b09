import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { holdCalls, intercept, loseConnection, madeCalls } from "@/tests/support/component/api";
import {
  saveButton,
  section,
  setUpLandingEditor,
  titleField,
} from "@/tests/support/component/landing-editor";
import { fill, saveKeys } from "@/tests/support/component/screen";

const editor = setUpLandingEditor();

test("a new entry gets the focus and an icon, and is saved once", async () => {
  fill(titleField(), "Cake, the quick way");
  const features = section("Features");
  await editor.user.click(features.getByRole("button", { name: "Add Feature" }));
  const added = within(features.getByRole("listitem", { name: "Feature 4" }));
  await waitFor(() => expect(added.getByLabelText("Title")).toHaveFocus());
  expect(added.getByLabelText("Icon")).toHaveValue("🚀");
  fill(added.getByLabelText("Title"), "Rockets");
  fill(added.getByLabelText("Description"), "To the moon.");
  await editor.save();
  await screen.findByText("Changes saved successfully!");
  await waitFor(() => expect(saveButton()).toBeDisabled());
  await editor.user.keyboard(saveKeys);
  const { config } = await editor.saved();
  expect(config.hero.title).toBe("Cake, the quick way");
  expect(config.features[3]).toMatchObject({ icon: "🚀", title: "Rockets", description: "To the moon." });
  expect(madeCalls.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("a slow save shows a notice, and keeps later input", async () => {
  const held = holdCalls("POST /landing/config");
  fill(titleField(), "  First  ");
  await editor.save();
  await screen.findByRole("button", { name: "Saving..." });
  fill(titleField(), "Second");
  held.release();
  await screen.findByText("Changes saved successfully!");
  expect(titleField()).toHaveValue("Second");
  await screen.findByText("Unsaved changes");
  expect((await editor.saved()).config.hero.title).toBe("First");
});

test("a dead connection loses nothing", async () => {
  const restore = intercept("POST /landing/config", loseConnection);
  fill(titleField(), "Kept");
  await editor.save();
  await screen.findByText("Failed to save changes");
  expect(titleField()).toHaveValue("Kept");
  await waitFor(() => expect(saveButton()).toBeEnabled());

  restore();
  await editor.save();
  await screen.findByText("Changes saved successfully!");
  await waitFor(() => expect(screen.queryByText("Failed to save changes")).toBeNull(), { timeout: 2000 });
});

test("a save whose answer was lost is not a conflict", async () => {
  async function loseAnswer() {
    const restore = intercept("POST /landing/config", async (_, answer) => {
      await answer();
      return loseConnection();
    });
    await editor.save();
    await screen.findByText("The server did not answer. Your edits are still here.");
    restore();
  }
  async function saveAgain() {
    await editor.save();
    await screen.findByText("Changes saved successfully!");
    await screen.findByText("All changes saved");
  }
  fill(titleField(), "First");
  await loseAnswer();
  await saveAgain();
  fill(titleField(), "Second");
  await loseAnswer();
  fill(titleField(), "Third");
  await saveAgain();
  await editor.reopen();
  expect(titleField()).toHaveValue("Third");
});
