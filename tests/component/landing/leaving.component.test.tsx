import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { callRoute } from "@/tests/support/api/call";
import { intercept, refusal } from "@/tests/support/component/api";
import { setUpLandingEditor, titleField } from "@/tests/support/component/landing-editor";
import { fill, paletteKeys } from "@/tests/support/component/screen";

const question = "Leave without saving?";
const editor = setUpLandingEditor();

async function typeSomething() {
  fill(titleField(), "Not saved");
  await waitFor(() => expect(history.state).toMatchObject({ unsavedGuard: true }));
}

async function expectQuestion() {
  expect(await screen.findByRole("alertdialog")).toHaveTextContent(question);
}

test("a failed Exit leaves the question open", async () => {
  intercept("POST /auth/logout", () => refusal(429));
  await typeSomething();
  await editor.press("Exit");
  await expectQuestion();
  await editor.press("Discard and leave");
  await screen.findByText("Could not sign out. Please try again.");
  await editor.user.click(screen.getByRole("link", { name: "Templates" }));
  await expectQuestion();
  await editor.press("Stay");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(location.pathname + location.search).toBe("/admin?tab=editor");
});

test("the command palette requires a confirmation before unsaved changes are lost, but saves without", async () => {
  await typeSomething();
  await editor.user.keyboard(paletteKeys);
  await editor.user.click(await screen.findByRole("option", { name: "SEO Settings" }));
  await expectQuestion();
  await editor.press("Stay");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(location.pathname + location.search).toBe("/admin?tab=editor");

  await editor.user.keyboard(paletteKeys);
  await editor.user.click(await screen.findByRole("option", { name: "Save changes" }));
  await screen.findByText("Changes saved successfully!");
});

test("no confirmation is shown without unsaved changes", async () => {
  fill(titleField(), "Changed");
  await screen.findByText("Unsaved changes");
  fill(titleField(), "Bread, the slow way");
  await screen.findByText("All changes saved");
  await editor.user.click(screen.getByRole("link", { name: "Templates" }));
  expect(location.pathname + location.search).toBe("/admin?tab=templates");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("an ended session keeps the edits", async () => {
  await typeSomething();
  expect((await callRoute("POST /auth/logout", { token: editor.token() })).status).toBe(200);
  dispatchEvent(new StorageEvent("storage", { key: "auth_token", newValue: null }));
  await screen.findByText(/^You are signed out\./);
  expect(titleField()).toHaveValue("Not saved");
});

test("nothing is asked any more once the changes are shown as saved", async () => {
  const status = within(screen.getByRole("region", { name: "Save" })).getByRole("status");
  const wasGuarded = new Map<string, boolean>();
  new MutationObserver(() => {
    const isGuarded = !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    wasGuarded.set(status.textContent, wasGuarded.get(status.textContent) ?? isGuarded);
  }).observe(status, { subtree: true, childList: true, characterData: true });
  await typeSomething();
  await editor.save();
  const { textContent: settled } = await screen.findByText(/^Draft saved/);
  expect(wasGuarded.get("Unsaved changes")).toBe(true);
  expect(wasGuarded.get(settled)).toBe(false);
});
