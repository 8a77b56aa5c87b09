import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { callRoute } from "@/tests/support/api/call";
import { holdCalls, intercept, loseConnection, madeCalls } from "@/tests/support/component/api";
import {
  saveButton,
  section,
  setUpLandingEditor,
  titleField,
} from "@/tests/support/component/landing-editor";
import { fill, saveKeys } from "@/tests/support/component/screen";
import { bakery } from "@/tests/support/landing/bakery";

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
  expect(madeCalls.filter(({ method }) => method === "PUT")).toHaveLength(1);
});

test("a slow save shows a notice, and keeps later input", async () => {
  const held = holdCalls("PUT /landing/draft");
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
  const restore = intercept("PUT /landing/draft", loseConnection);
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
    const restore = intercept("PUT /landing/draft", async (_, answer) => {
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
    await screen.findByText(/^Draft saved/);
  }
  fill(titleField(), "First");
  await loseAnswer();
  await saveAgain();
  fill(titleField(), "Second");
  await loseAnswer();
  fill(titleField(), "Third");
  await saveAgain();
  await editor.reopen(/^Draft saved/);
  expect(titleField()).toHaveValue("Third");
});

const badge = () => screen.queryByText("Not published");
const publicTitle = async () => (await callRoute("GET /landing/config", {})).body.config.hero.title;

test("a saved draft waits until it is published", async () => {
  expect(screen.getByRole("button", { name: "Publish" })).toBeDisabled();
  expect(screen.getByRole("link", { name: /^Preview/ })).toHaveAttribute("href", "/welcome");
  fill(titleField(), "Draft");
  await editor.save();
  await screen.findByText("Visitors see them once they are published.");
  await screen.findByText(/^Draft saved .*, not published$/);
  expect(badge()).toBeVisible();
  expect(screen.getByRole("link", { name: /^Preview/ })).toHaveAttribute("href", "/portal/editor/preview");
  expect(await publicTitle()).toBe("Bread, the slow way");

  await editor.reopen(/^Draft saved/);
  expect(titleField()).toHaveValue("Draft");
  await editor.press("Publish");
  await screen.findByText("Published. Visitors see it now.");
  await screen.findByText("All changes saved");
  expect(badge()).toBeNull();
  expect(await publicTitle()).toBe("Draft");
});

test("publishing saves unsaved changes first, and a draft can be discarded", async () => {
  fill(titleField(), "Typed just now");
  await editor.press("Publish");
  await screen.findByText("Published. Visitors see it now.");
  expect(await publicTitle()).toBe("Typed just now");

  fill(titleField(), "Draft");
  await editor.save();
  await screen.findByText(/^Draft saved/);
  await editor.press("Discard the draft");
  const question = within(await screen.findByRole("alertdialog", { name: "Discard the draft?" }));
  await editor.press("Discard the draft", question);
  await waitFor(() => expect(titleField()).toHaveValue("Typed just now"));
  await screen.findByText("The draft is discarded");
  expect(await publicTitle()).toBe("Typed just now");
});

test("a publication while a draft was edited is a conflict, and is not lost", async () => {
  fill(titleField(), "Draft");
  await editor.save();
  await screen.findByText(/^Draft saved/);
  await editor.saveElsewhere(bakery(({ hero }) => Object.assign(hero, { ctaText: "Their button" })));
  await editor.press("Publish");
  const dialog = within(await screen.findByRole("alertdialog"));
  dialog.getByText("Their button");
  await editor.press("Keep mine", dialog);
  await screen.findByText(/^Draft saved/);
  await editor.press("Publish");
  await screen.findByText("Published. Visitors see it now.");
  expect((await editor.saved()).config.hero).toMatchObject({ title: "Draft", ctaText: "Their button" });
});
