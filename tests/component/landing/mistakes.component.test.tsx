import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { callRoute } from "@/tests/support/api/call";
import { intercept, refusal } from "@/tests/support/component/api";
import { section } from "@/tests/support/component/landing-editor";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill } from "@/tests/support/component/screen";
import { bakery } from "@/tests/support/landing/bakery";

const { openTab, token } = setUpPortal();
let user: UserEvent;

beforeEach(async () => {
  await callRoute("POST /landing/config", { token: token(), body: bakery() });
  user = await openTab("editor");
  await screen.findByText("All changes saved");
});

const saveButton = () => screen.getByRole("button", { name: "Save Changes" });

test("errors are shown at their fields, even in a collapsed part", async () => {
  const hero = section("Hero");
  fill(hero.getByLabelText("Title"), "");
  await user.click(hero.getByLabelText("Subtitle"));
  await hero.findByText("Title is required");
  expect(saveButton()).toBeDisabled();

  await user.click(hero.getByRole("button", { name: /^Hero/ }));
  await hero.findByText("Needs attention");
  expect(hero.getByLabelText("Title")).not.toBeVisible();
  await user.click(screen.getByRole("button", { name: "1 field needs attention" }));
  await waitFor(() => expect(hero.getByLabelText("Title")).toHaveFocus());
});

test("a new entry shows no errors before it is left or saved", async () => {
  const features = section("Features");
  await user.click(features.getByRole("button", { name: "Add Feature" }));
  await screen.findByText("Fill in what is missing to save");
  expect(screen.queryByText(/need.? attention/i)).toBeNull();
  expect(saveButton()).toBeDisabled();

  const added = within(features.getByRole("listitem", { name: "Feature 4" }));
  await user.click(added.getByLabelText("Title"));
  await user.tab();
  await screen.findByRole("button", { name: "1 field needs attention" });
  await user.keyboard("{Control>}s{/Control}");
  await screen.findByRole("button", { name: "2 fields need attention" });
  await waitFor(() => expect(added.getByLabelText("Title")).toHaveFocus());

  fill(added.getByLabelText("Title"), "Rockets");
  fill(added.getByLabelText("Description"), "To the moon.");
  await screen.findByText("Unsaved changes");
  expect(saveButton()).toBeEnabled();
});

test("an error that only the server finds is shown at its field", async () => {
  const restore = intercept("POST /landing/config", () =>
    refusal(422, { error: "x", fields: { "stats.0.label": "Too bold" } }),
  );
  fill(section("Hero").getByLabelText("Title"), "New");
  await user.click(saveButton());
  await screen.findByText("Failed to save changes");
  const statistics = section("Statistics");
  await statistics.findByText("Too bold");
  await waitFor(() => expect(statistics.getByLabelText("Label")).toHaveFocus());

  restore();
  statistics.getByLabelText<HTMLInputElement>("Label").form?.requestSubmit();
  await screen.findByText("Changes saved successfully!");
  expect(screen.queryByText("Too bold")).toBeNull();
});
