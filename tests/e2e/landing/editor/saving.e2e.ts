import { signIn } from "@/tests/support/browser/browser";
import { expect, section, test } from "@/tests/support/landing/editor";

test("saved content is visible to the next visitor at once", async ({ editor, app: { origin }, browser }) => {
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Cake, the quick way");
  await section(editor, "Features").getByRole("button", { name: "Add Feature" }).click();
  const added = section(editor, "Features").getByRole("listitem", { name: "Feature 4" });
  await expect(added.getByLabel("Title", { exact: true })).toBeFocused();
  await expect(added.getByLabel("Icon", { exact: true })).toHaveValue("🚀");
  await added.getByLabel("Title", { exact: true }).fill("Rockets");
  await added.getByLabel("Description").fill("To the moon.");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText("Changes saved successfully!")).toBeVisible();
  await expect(editor.getByRole("button", { name: "Save Changes" })).toBeDisabled();
  let sent = 0;
  editor.on("request", (call) => {
    if (call.method() === "POST" && call.url().endsWith("/api/landing/config")) sent += 1;
  });
  await editor.keyboard.press("ControlOrMeta+s");

  const visitor = await browser.newPage();
  await visitor.goto(`${origin}/welcome`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Cake, the quick way");
  await expect(visitor.getByRole("heading", { name: "Rockets" })).toBeVisible();
  await visitor.close();
  expect(sent).toBe(0);
});

test("a slow save shows a notice, and keeps later input", async ({ editor }) => {
  let go = () => {};
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  await editor.route("**/api/landing/config", async (route) => {
    await waiting;
    await route.continue();
  });
  const title = section(editor, "Hero").getByLabel("Title", { exact: true });
  await title.fill("  First  ");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByRole("button", { name: "Saving..." })).toBeVisible();
  await title.fill("Second");
  go();
  await expect(editor.getByText("Changes saved successfully!")).toBeVisible();
  await expect(title).toHaveValue("Second");
  await expect(editor.getByText("Unsaved changes")).toBeVisible();
});

test("a dead connection loses nothing", async ({ editor, pageProblems }) => {
  await editor.route("**/api/landing/config", (route) => route.abort());
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Kept");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText("Failed to save changes")).toBeVisible();
  await expect(section(editor, "Hero").getByLabel("Title", { exact: true })).toHaveValue("Kept");
  await expect(editor.getByRole("button", { name: "Save Changes" })).toBeEnabled();

  await editor.unroute("**/api/landing/config");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText("Changes saved successfully!")).toBeVisible();
  await expect(editor.getByText("Failed to save changes")).toBeHidden({ timeout: 2000 });
  await expect(editor.getByText("Changes saved successfully!")).toBeHidden();
  expect(pageProblems.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
});

test("a save whose answer was lost is not a conflict", async ({ editor, pageProblems }) => {
  const loseAnswer = async () => {
    await editor.route(
      "**/api/landing/config",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await editor.getByRole("button", { name: "Save Changes" }).click();
    await expect(editor.getByText("The server did not answer. Your edits are still here.")).toBeVisible();
  };
  const title = section(editor, "Hero").getByLabel("Title", { exact: true });
  const saveAgain = async () => {
    await editor.getByRole("button", { name: "Save Changes" }).click();
    await expect(editor.getByText("Changes saved successfully!")).toBeVisible();
    await expect(editor.getByText("All changes saved")).toBeVisible();
  };
  await title.fill("First");
  await loseAnswer();
  await saveAgain();
  await title.fill("Second");
  await loseAnswer();
  await title.fill("Third");
  await saveAgain();
  await editor.reload();
  await expect(title).toHaveValue("Third");
  const lost = expect.stringContaining("ERR_FAILED");
  expect(pageProblems.splice(0)).toEqual([lost, lost]);
});

test("signing in again in another tab lets this one save", async ({ editor, app: { origin }, context }) => {
  await context.clearCookies();
  await editor.goto(`${origin}/login`);
  const other = await context.newPage();
  await other.goto(`${origin}/login`);
  // A tab in the background draws nothing, and nothing in it can be pressed.
  await editor.bringToFront();
  await signIn(editor);
  await expect(editor).toHaveURL(`${origin}/admin`);
  const verified = editor.waitForResponse("**/api/auth/verify");
  await editor.reload();
  expect((await verified).status()).toBe(200);
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Still here");
  const token = await editor.evaluate(() => sessionStorage.getItem("auth_token"));
  const headers = { origin, authorization: `Bearer ${token}` };
  expect((await editor.request.post(`${origin}/api/auth/logout`, { headers })).status()).toBe(200);
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText("Sign in again in another tab")).toBeVisible();

  await other.bringToFront();
  await signIn(other);
  await expect(other).toHaveURL(`${origin}/admin`);
  await editor.bringToFront();
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText("Changes saved successfully!")).toBeVisible();
  await editor.reload();
  await expect(editor).toHaveURL(`${origin}/admin`);
  await other.close();
});
