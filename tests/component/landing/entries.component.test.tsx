import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { defaultLandingContent } from "@/lib/landing/schema";
import { featureTitles, section, setUpLandingEditor } from "@/tests/support/component/landing-editor";

const editor = setUpLandingEditor();

test("a removed entry can be restored", async () => {
  const features = section("Features");
  await editor.user.click(features.getByRole("button", { name: "Remove feature 1" }));
  await waitFor(() => expect(featureTitles()).toHaveLength(2));
  await waitFor(() => expect(features.getByRole("button", { name: "Remove feature 1" })).toHaveFocus());
  await screen.findByText("Unsaved changes");
  await editor.user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(featureTitles()[0]).toHaveValue("Fresh every day"));
  await screen.findByText("All changes saved");
});

test("an empty page shows how to begin", async () => {
  await editor.saveElsewhere(defaultLandingContent());
  await editor.reopen();
  expect(screen.getByText("No stats added yet")).toBeVisible();
  expect(screen.getByText("No features added yet")).toBeVisible();
});
