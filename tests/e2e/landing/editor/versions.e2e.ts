import { expectAccessible } from "@/tests/support/browser/accessible";
import { bakery } from "@/tests/support/landing/bakery";
import { expect, saveElsewhere, section, test } from "@/tests/support/landing/editor";

const mine = "My title";
const theirs = bakery((content) => {
  content.hero.title = "Their title";
  content.hero.ctaText = "Their button";
});

test.describe("when another user saved in the meantime", () => {
  test.beforeEach(async ({ editor, app: { origin } }) => {
    await section(editor, "Hero").getByLabel("Title", { exact: true }).fill(mine);
    await saveElsewhere(editor.request, origin, theirs);
    await editor.getByRole("button", { name: "Save Changes" }).click();
    const dialog = editor.getByRole("alertdialog");
    await expect(dialog.getByRole("listitem")).toHaveCount(2);
    await expect(dialog.getByRole("listitem").first()).toContainText("Hero › Title");
    await expect(dialog.getByRole("listitem").first()).toContainText("Changed by both");
    await expect(dialog.getByRole("listitem").last()).toContainText("Their button");
    await expect(dialog.getByRole("listitem").last()).toContainText("Changed by them");
  });

  test("deciding later keeps the edits", async ({ editor }) => {
    await expectAccessible(editor);
    await editor.keyboard.press("Escape");
    await expect(editor.getByRole("alertdialog")).toBeHidden();
    await expect(section(editor, "Hero").getByLabel("Title", { exact: true })).toHaveValue(mine);
    await expect(editor.getByText("Unsaved changes")).toBeVisible();
  });

  test("mine can stay", async ({ editor, app: { origin } }) => {
    const dialog = editor.getByRole("alertdialog");
    await expect(dialog).toContainText("Your changes win; their other changes stay.");
    const kept = dialog.getByRole("term").filter({ hasText: "Stays with “Keep mine”" });
    await expect(kept).toHaveText([/^Mine/, /^Theirs/]);
    await editor.getByRole("button", { name: "Keep mine" }).click();
    await expect(editor.getByText("Changes saved successfully!")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(section(editor, "Hero").getByLabel("Button text")).toHaveValue("Their button");
    await expect(editor.getByText("All changes saved")).toBeVisible();
    const { config } = await (await editor.request.get(`${origin}/api/landing/config`)).json();
    expect(config.hero).toMatchObject({ title: mine, ctaText: "Their button" });
  });

  test("theirs can stay", async ({ editor, app: { origin } }) => {
    await editor.getByRole("button", { name: "Take theirs" }).click();
    await expect(section(editor, "Hero").getByLabel("Title", { exact: true })).toHaveValue("Their title");
    await expect(editor.getByText("All changes saved")).toBeVisible();
    const { config } = await (await editor.request.get(`${origin}/api/landing/config`)).json();
    expect(config.hero.title).toBe("Their title");
  });
});

test("a list changed by both keeps mine as a whole, with a notice", async ({ editor, app: { origin } }) => {
  await section(editor, "Features").getByLabel("Title", { exact: true }).first().fill("Mine");
  await saveElsewhere(
    editor.request,
    origin,
    bakery((content) => {
      content.features[2] = { icon: "🌾", title: "Theirs", description: "Elsewhere." };
    }),
  );
  await editor.getByRole("button", { name: "Save Changes" }).click();
  const dialog = editor.getByRole("alertdialog");
  await expect(dialog).toContainText("You both changed Features: “Keep mine” keeps yours as a whole.");
  await expect(dialog.getByRole("term").filter({ hasText: /^Theirs.*Stays/ })).toHaveCount(0);
});

test("a conflict found by the keyboard gives the focus back to the field", async ({
  editor,
  app: { origin },
}) => {
  const title = section(editor, "Features").getByLabel("Title", { exact: true }).first();
  await title.fill(mine);
  await saveElsewhere(editor.request, origin, theirs);
  await title.press("ControlOrMeta+s");
  await expect(editor.getByRole("alertdialog")).toBeVisible();
  await editor.keyboard.press("Escape");
  await expect(title).toBeFocused();

  await title.press("ControlOrMeta+s");
  await editor.getByRole("button", { name: "Keep mine" }).click();
  await expect(editor.getByText("Changes saved successfully!")).toBeVisible();
  await expect(title).toBeFocused();
});

test("typing leaves the view of an earlier version", async ({ editor, app: { origin } }) => {
  const version = await saveElsewhere(editor.request, origin, theirs);
  await editor.reload();
  await expect(editor.getByRole("button", { name: "History" })).toBeEnabled();
  await editor.getByRole("button", { name: "History" }).press("Enter");
  await editor.getByRole("button", { name: `Preview version ${version - 1}` }).press("Enter");
  await expect(editor.getByRole("heading", { name: `Version ${version - 1}` })).toBeVisible();
  await expect(editor.getByRole("button", { name: "Back to editing" })).toBeFocused();

  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Typed just now");
  await expect(editor.getByRole("heading", { name: "Live preview" })).toBeVisible();
  await expect(editor.getByRole("button", { name: "Back to editing" })).toBeHidden();
  const preview = editor.frameLocator('iframe[title="Preview of the landing page"]');
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Typed just now");
});

test("the history returns the focus, and distinguishes versions of one minute", async ({
  editor,
  app: { origin },
}) => {
  await saveElsewhere(editor.request, origin, theirs);
  await saveElsewhere(editor.request, origin, bakery());
  await editor.route("**/api/landing/versions", async (route) => {
    const answer = await route.fetch();
    const { versions, ...rest } = await answer.json();
    const times = ["2026-05-20T12:00:41Z", "2026-05-20T12:00:07Z", "2026-05-20T11:00:13Z"];
    const shown = times.map((createdAt, index) => ({ ...versions[index], createdAt }));
    await route.fulfill({ response: answer, json: { ...rest, versions: shown } });
  });
  await editor.getByRole("button", { name: "History" }).press("Enter");
  const entries = editor.getByRole("dialog").getByRole("listitem");
  await expect(entries).toContainText([/:00:41/, /:00:07/, /:00\s/]);
  await expect(entries.last()).not.toContainText(":13");
  await editor.keyboard.press("Escape");
  await expect(editor.getByRole("button", { name: "History" })).toBeFocused();
});

test("an earlier version is viewed and restored", async ({ editor, app: { origin } }) => {
  const version = await saveElsewhere(editor.request, origin, theirs);
  await editor.reload();
  await editor.getByRole("button", { name: "History" }).click();
  const history = editor.getByRole("dialog", { name: "History" });
  await expect(history.getByRole("listitem", { name: `Version ${version}` })).toContainText("Current");
  await expect(history.getByRole("listitem", { name: `Version ${version}` })).toContainText(
    "owner@example.com",
  );

  await history.getByRole("button", { name: `Preview version ${version - 1}` }).click();
  const preview = editor.frameLocator('iframe[title="Preview of the landing page"]');
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Bread, the slow way");
  await expect(section(editor, "Hero").getByLabel("Title", { exact: true })).toHaveValue("Their title");
  await editor.getByRole("button", { name: "Back to editing" }).click();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Their title");

  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Unsaved");
  await editor.getByRole("button", { name: "History" }).click();
  await history.getByRole("button", { name: `Restore version ${version - 1}` }).click();
  await expect(editor.getByRole("alertdialog")).toContainText("Your unsaved changes will be lost.");
  await editor.getByRole("button", { name: "Discard and restore" }).click();
  await expect(editor.getByText(`Version ${version - 1} restored`)).toBeVisible();
  await expect(section(editor, "Hero").getByLabel("Title", { exact: true })).toHaveValue(
    "Bread, the slow way",
  );

  await editor.getByRole("button", { name: "History" }).click();
  const newest = history.getByRole("listitem", { name: `Version ${version + 1}` });
  await expect(newest).toContainText(`restored from version ${version - 1}`);
});

test("restoring over a version that this tab has not seen is refused and shown", async ({
  editor,
  app: { origin },
}) => {
  const history = editor.getByRole("dialog", { name: "History" });
  const entry = (version: number) =>
    history.getByRole("listitem", { name: `Version ${version}`, exact: true });
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill(mine);
  const seen = await saveElsewhere(editor.request, origin, theirs);
  await editor.getByRole("button", { name: "History" }).click();
  await expect(entry(seen)).toContainText("Current");
  await expect(entry(seen)).not.toContainText("You are editing this");
  await expect(entry(seen - 1)).toContainText("You are editing this");
  await expect(entry(seen - 1)).not.toContainText("Current");

  const unseen = await saveElsewhere(editor.request, origin, bakery());
  await entry(seen - 1)
    .getByRole("button", { name: "Restore" })
    .click();
  await editor.getByRole("button", { name: "Discard and restore" }).click();
  await expect(editor.getByText("Somebody saved a newer version.")).toBeVisible();
  await expect(entry(unseen)).toContainText("Current");
  const answer = await editor.request.get(`${origin}/api/landing/config`);
  expect((await answer.json()).version).toBe(unseen);
  await editor.keyboard.press("Escape");
  await expect(section(editor, "Hero").getByLabel("Title", { exact: true })).toHaveValue(mine);
});

test("typing is blocked while a version is restored", async ({ editor, app: { origin } }) => {
  const version = await saveElsewhere(editor.request, origin, theirs);
  await editor.reload();
  let go = () => {};
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  await editor.route("**/restore", async (route) => {
    await waiting;
    await route.continue();
  });
  const title = section(editor, "Hero").getByLabel("Title", { exact: true });
  await editor.getByRole("button", { name: "History" }).click();
  await editor.getByRole("button", { name: `Preview version ${version - 1}` }).click();
  await editor.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(title).toBeDisabled();
  go();
  await expect(editor.getByText(`Version ${version - 1} restored`)).toBeVisible();
  await expect(title).toBeEnabled();
  await expect(title).toHaveValue("Bread, the slow way");
});

test("a history that can't be loaded can be retried", async ({ editor, pageProblems }) => {
  await editor.route("**/api/landing/versions", (route) => route.abort());
  await editor.getByRole("button", { name: "History" }).click();
  await expect(editor.getByText("The history could not be loaded")).toBeVisible();
  await editor.unroute("**/api/landing/versions");
  await editor.getByRole("button", { name: "Retry" }).click();
  await expect(editor.getByRole("dialog").getByRole("listitem").first()).toContainText("Current");
  expect(pageProblems.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
});
