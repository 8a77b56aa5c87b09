import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { holdCalls, intercept, loseConnection } from "@/tests/support/component/api";
import { setUpLandingEditor, titleField } from "@/tests/support/component/landing-editor";
import { fill } from "@/tests/support/component/screen";
import { bakery } from "@/tests/support/landing/bakery";

const editor = setUpLandingEditor();

const theirs = bakery((content) => {
  content.hero.title = "Their title";
  content.hero.ctaText = "Their button";
});

const button = (name: string) => screen.getByRole("button", { name });

async function pressEnter(name: string) {
  button(name).focus();
  await editor.user.keyboard("{Enter}");
}

const dialog = () => within(screen.getByRole("dialog", { name: "History" }));

/** Opens the history. @returns its entries, newest first */
async function openHistory(open = editor.press) {
  await open("History");
  await screen.findByRole("dialog", { name: "History" });
  return dialog().findAllByRole("listitem");
}

const entry = (version: number) => dialog().getByRole("listitem", { name: `Version ${version}` });
const restoreEntry = (version: number) => editor.press(`Restore version ${version}`, within(entry(version)));

test("typing leaves the view of an earlier version", async () => {
  const version = await editor.saveElsewhere(theirs);
  await editor.reopen();
  await openHistory(pressEnter);
  await pressEnter(`Preview version ${version - 1}`);
  await screen.findByRole("heading", { name: `Version ${version - 1}` });
  await waitFor(() => expect(button("Back to editing")).toHaveFocus());

  fill(titleField(), "Typed just now");
  await screen.findByRole("heading", { name: "Live preview" });
  expect(screen.queryByRole("button", { name: "Back to editing" })).toBeNull();
});

test("the history returns the focus, and distinguishes versions of one minute", async () => {
  await editor.saveElsewhere(theirs);
  await editor.saveElsewhere(bakery());
  intercept("GET /landing/versions", async (_, answer) => {
    const { versions, ...rest } = await (await answer()).json();
    const times = ["2026-05-20T12:00:41Z", "2026-05-20T12:00:07Z", "2026-05-20T11:00:13Z"];
    const shown = times.map((createdAt, index) => ({ ...versions[index], createdAt }));
    return Response.json({ ...rest, versions: shown });
  });
  const entries = await openHistory(pressEnter);
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/:00:41/),
    expect.stringMatching(/:00:07/),
    expect.stringMatching(/:00\s/),
  ]);
  expect(entries[2]).not.toHaveTextContent(":13");
  await editor.user.keyboard("{Escape}");
  await waitFor(() => expect(button("History")).toHaveFocus());
});

test("an earlier version is viewed and restored", async () => {
  const version = await editor.saveElsewhere(theirs);
  await editor.reopen();
  await openHistory();
  expect(entry(version)).toHaveTextContent("Current");
  expect(entry(version)).toHaveTextContent("owner@example.com");

  await editor.press(`Preview version ${version - 1}`);
  await screen.findByRole("heading", { name: `Version ${version - 1}` });
  expect(titleField()).toHaveValue("Their title");
  await editor.press("Back to editing");
  await screen.findByRole("heading", { name: "Live preview" });

  fill(titleField(), "Unsaved");
  await screen.findByText("Unsaved changes");
  await openHistory();
  await restoreEntry(version - 1);
  expect(await screen.findByRole("alertdialog")).toHaveTextContent("Your unsaved changes will be lost.");
  await editor.press("Discard and restore");
  await screen.findByText(`Version ${version - 1} restored. Visitors see it once it is published.`);
  await waitFor(() => expect(titleField()).toHaveValue("Bread, the slow way"));
  await editor.press("Publish");
  await screen.findByText("Published. Visitors see it now.");

  await openHistory();
  expect(entry(version + 1)).toHaveTextContent(`restored from version ${version - 1}`);
});

test("restoring over a version that this tab has not seen is refused and shown", async () => {
  fill(titleField(), "My title");
  const seen = await editor.saveElsewhere(theirs);
  await openHistory();
  expect(entry(seen)).toHaveTextContent("Current");
  expect(entry(seen)).not.toHaveTextContent("You are editing this");
  expect(entry(seen - 1)).toHaveTextContent("You are editing this");
  expect(entry(seen - 1)).not.toHaveTextContent("Current");

  const unseen = await editor.saveElsewhere(bakery());
  await restoreEntry(seen - 1);
  await screen.findByRole("alertdialog");
  await editor.press("Discard and restore");
  await screen.findByText(/Somebody saved a newer version\./);
  await waitFor(() => expect(entry(unseen)).toHaveTextContent("Current"));
  expect(await editor.saved()).toMatchObject({ publishedVersion: unseen, waits: false });
  await editor.user.keyboard("{Escape}");
  expect(titleField()).toHaveValue("My title");
});

test("typing is blocked while a version is restored", async () => {
  const version = await editor.saveElsewhere(theirs);
  await editor.reopen();
  const held = holdCalls("POST /landing/versions/{version}/restore");
  await openHistory();
  await editor.press(`Preview version ${version - 1}`);
  await screen.findByRole("heading", { name: `Version ${version - 1}` });
  await editor.press("Restore");
  await held.made;
  await waitFor(() => expect(titleField()).toBeDisabled());
  held.release();
  await screen.findByText(/^Version \d+ restored\./);
  await waitFor(() => expect(titleField()).toBeEnabled());
  expect(titleField()).toHaveValue("Bread, the slow way");
});

test("a history that can't be loaded can be retried", async () => {
  const restore = intercept("GET /landing/versions", loseConnection);
  await editor.press("History");
  await screen.findByText("The history could not be loaded");
  restore();
  await editor.press("Retry");
  const [first] = await dialog().findAllByRole("listitem");
  expect(first).toHaveTextContent("Current");
});
