import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { section, setUpLandingEditor, titleField } from "@/tests/support/component/landing-editor";
import { fill, paletteKeys } from "@/tests/support/component/screen";

const editor = setUpLandingEditor();

async function choose(name: string) {
  await editor.user.keyboard(paletteKeys);
  await editor.user.click(await screen.findByRole("option", { name }));
}

test("the command palette offers the editor's actions, and returns the focus", async () => {
  titleField().focus();
  await choose("Show the history");
  await screen.findByRole("dialog", { name: "History" });
  await editor.user.keyboard("{Escape}");
  await waitFor(() => expect(titleField()).toHaveFocus());

  const stats = section("Statistics");
  await editor.user.click(stats.getByRole("button", { name: /^Statistics/ }));
  await choose("Add a statistic");
  const added = within(await stats.findByRole("listitem", { name: "Stat 2" }));
  await waitFor(() => expect(added.getByLabelText("Value")).toHaveFocus());

  await choose("Discard changes");
  const question = within(await screen.findByRole("alertdialog"));
  await editor.user.click(question.getByRole("button", { name: "Discard" }));
  await screen.findByText("All changes saved");
  expect(stats.getAllByRole("listitem")).toHaveLength(1);
});

test("the saved page shows that unsaved changes are missing", async () => {
  const saved = screen.getByRole("link", { name: /^Preview/ });
  expect(saved).toHaveAccessibleDescription("");
  fill(titleField(), "Not saved");
  await waitFor(() =>
    expect(saved).toHaveAccessibleDescription("Shows the saved page, without your unsaved changes"),
  );
});
