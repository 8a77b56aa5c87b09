import { defaultLandingContent } from "@/lib/landing/schema";
import { signIn } from "@/lib/testing/browser";
import { expect, saveElsewhere, section, test } from "@/lib/testing/editor";

test("what is saved shows to the next visitor at once", async ({ editor, app: { origin }, browser }) => {
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

  const visitor = await browser.newPage();
  await visitor.goto(`${origin}/welcome`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Cake, the quick way");
  await expect(visitor.getByRole("heading", { name: "Rockets" })).toBeVisible();
  await visitor.close();
});

test("entries are put in order by keyboard, by button and by pointer", async ({ editor }) => {
  const features = section(editor, "Features");
  const titles = () =>
    features
      .getByLabel("Title", { exact: true })
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

  await features.getByRole("button", { name: "Drag feature 1" }).press("Space");
  await expect(editor.getByText("Feature picked up from position 1 of 3.")).toBeAttached();
  await editor.keyboard.press("ArrowDown");
  await expect(editor.getByText("Feature is over position 2 of 3.")).toBeAttached();
  await editor.keyboard.press("Space");
  await expect.poll(titles).toEqual(["By bike", "Fresh every day", "Local grain"]);
  await expect(editor.getByText("Feature dropped at position 2 of 3.")).toBeAttached();
  await expect(editor.getByText("is now at position")).toHaveCount(0);

  await features.getByRole("button", { name: "Move feature 3 up" }).click();
  await expect.poll(titles).toEqual(["By bike", "Local grain", "Fresh every day"]);
  await expect(features.getByRole("button", { name: "Move feature 2 up" })).toBeFocused();
  await expect(editor.getByText("Feature 3 is now at position 2 of 3.")).toBeAttached();

  const from = await features.getByRole("button", { name: "Drag feature 3" }).boundingBox();
  const to = await features.getByRole("button", { name: "Drag feature 2" }).boundingBox();
  if (!from || !to) throw new Error("The handles are not on screen");
  await editor.mouse.move(from.x + 10, from.y + 10);
  await editor.mouse.down();
  await editor.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
  await editor.mouse.move(from.x + 10, to.y, { steps: 8 });
  await editor.mouse.up();
  await expect.poll(titles).toEqual(["By bike", "Fresh every day", "Local grain"]);

  await editor.keyboard.press("ControlOrMeta+s");
  await expect(editor.getByText("Changes saved successfully!")).toBeVisible();
  await editor.reload();
  await expect.poll(titles).toEqual(["By bike", "Fresh every day", "Local grain"]);
});

test("a removed entry can be brought back", async ({ editor }) => {
  const features = section(editor, "Features");
  await features.getByRole("button", { name: "Remove feature 1" }).click();
  await expect(features.getByLabel("Title", { exact: true })).toHaveCount(2);
  await expect(features.getByRole("button", { name: "Remove feature 1" })).toBeFocused();
  await editor.getByRole("button", { name: "Undo" }).click();
  await expect(features.getByLabel("Title", { exact: true }).first()).toHaveValue("Fresh every day");
  await expect(editor.getByText("All changes saved")).toBeVisible();
});

test("an icon is picked by name", async ({ editor }) => {
  const first = section(editor, "Features").getByRole("listitem", { name: "Feature 1" });
  await first.getByRole("button", { name: "Pick an icon" }).click();
  await editor.getByRole("searchbox", { name: "Search icons" }).fill("croissant");
  await expect(editor.getByRole("gridcell", { name: "Croissant" })).toBeVisible();
  await editor.keyboard.press("Enter");
  await expect(first.getByLabel("Icon", { exact: true })).toHaveValue("🥐");
  await expect(first.getByRole("button", { name: "Pick an icon" })).toBeFocused();
});

test("mistakes are told where they are, also in a folded part", async ({ editor }) => {
  const hero = section(editor, "Hero");
  await hero.getByLabel("Title", { exact: true }).fill("");
  await hero.getByLabel("Subtitle").focus();
  await expect(hero.getByText("Title is required")).toBeVisible();
  await expect(editor.getByRole("button", { name: "Save Changes" })).toBeDisabled();

  await hero.getByRole("button", { name: /^Hero/ }).click();
  await expect(hero.getByLabel("Title", { exact: true })).toBeHidden();
  await expect(hero.getByText("Needs attention")).toBeVisible();
  await editor.getByRole("button", { name: "1 field needs attention" }).click();
  await expect(hero.getByLabel("Title", { exact: true })).toBeFocused();
});

test("a new entry is no mistake before it is left or saved", async ({ editor }) => {
  const features = section(editor, "Features");
  await features.getByRole("button", { name: "Add Feature" }).click();
  await expect(editor.getByText("Fill in what is missing to save")).toBeVisible();
  await expect(editor.getByText(/need.? attention/i)).toHaveCount(0);
  await expect(editor.getByRole("button", { name: "Save Changes" })).toBeDisabled();

  const added = features.getByRole("listitem", { name: "Feature 4" });
  await added.getByLabel("Title", { exact: true }).press("Tab");
  await expect(editor.getByRole("button", { name: "1 field needs attention" })).toBeVisible();
  await editor.keyboard.press("ControlOrMeta+s");
  await expect(editor.getByRole("button", { name: "2 fields need attention" })).toBeVisible();
  await expect(added.getByLabel("Title", { exact: true })).toBeFocused();

  await added.getByLabel("Title", { exact: true }).fill("Rockets");
  await added.getByLabel("Description").fill("To the moon.");
  await expect(editor.getByText("Unsaved changes")).toBeVisible();
  await expect(editor.getByRole("button", { name: "Save Changes" })).toBeEnabled();
});

test("text runs in its own direction", async ({ editor }) => {
  const title = section(editor, "Hero").getByLabel("Title", { exact: true });
  await title.fill("خبز طازج");
  await expect(title).toHaveCSS("direction", "rtl");
  const lines = section(editor, "Pricing").getByLabel("What is included");
  await lines.fill("לחם טרי");
  await expect(lines).toHaveCSS("direction", "rtl");
});

test("the saved page says that it is without what is not saved", async ({ editor }) => {
  const saved = editor.getByRole("link", { name: "Preview" });
  await expect(saved).toHaveAccessibleDescription("");
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Not saved");
  await expect(saved).toHaveAccessibleDescription("Shows the saved page, without your unsaved changes");
});

test("what only the server finds wrong goes to its field", async ({ editor }) => {
  await editor.route("**/api/landing/config", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 422,
          json: { success: false, error: "x", fields: { "stats.0.label": "Too bold" } },
        })
      : route.continue(),
  );
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("New");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText("Failed to save changes")).toBeVisible();
  await expect(section(editor, "Statistics").getByText("Too bold")).toBeVisible();
  await expect(section(editor, "Statistics").getByLabel("Label")).toBeFocused();

  await editor.unroute("**/api/landing/config");
  await editor.keyboard.press("Enter");
  await expect(editor.getByText("Changes saved successfully!")).toBeVisible();
  await expect(editor.getByText("Too bold")).toBeHidden();
});

test("a slow save says so, and keeps what is typed meanwhile", async ({ editor }) => {
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

test("the preview shows what is typed, and its links lead nowhere", async ({ editor }) => {
  const preview = editor.frameLocator('iframe[title="Preview of the landing page"]');
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Typed just now");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Typed just now");
  await preview.getByRole("link", { name: "Order today" }).first().click();
  await preview.getByRole("link", { name: "Bread", exact: true }).click();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Typed just now");
  await expect(editor).toHaveURL(/\/portal\/editor$/);
});

test("signing in again in another tab lets this one save", async ({ editor, app: { origin }, context }) => {
  await context.clearCookies();
  await editor.goto(`${origin}/login`);
  const other = await context.newPage();
  await other.goto(`${origin}/login`);
  await signIn(editor);
  await expect(editor).toHaveURL(`${origin}/admin`);
  const verified = editor.waitForResponse("**/api/auth/verify");
  await editor.reload();
  expect((await verified).status()).toBe(200);
  const token = await editor.evaluate(() => sessionStorage.getItem("auth_token"));
  const headers = { origin, authorization: `Bearer ${token}` };
  expect((await editor.request.post(`${origin}/api/auth/logout`, { headers })).status()).toBe(200);
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Still here");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText("Sign in again in another tab")).toBeVisible();

  await signIn(other);
  await expect(other).toHaveURL(`${origin}/admin`);
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText("Changes saved successfully!")).toBeVisible();
  await editor.reload();
  await expect(editor).toHaveURL(`${origin}/admin`);
  await other.close();
});

test("the texts are there before the script is", async ({ editor, app: { origin } }) => {
  const html = await (await editor.request.get(`${origin}/portal/editor`)).text();
  expect(html).toMatch(/<input[^>]*value="Bread, the slow way"/);
  expect(html).toMatch(/<textarea[^>]*>One loaf</);
});

test("the command palette offers what the editor can do, and gives the focus back", async ({ editor }) => {
  const title = section(editor, "Hero").getByLabel("Title", { exact: true });
  const choose = async (name: string) => {
    await editor.keyboard.press("ControlOrMeta+k");
    await editor.getByRole("option", { name }).click();
  };
  await title.focus();
  await choose("Show the history");
  await expect(editor.getByRole("dialog", { name: "History" })).toBeVisible();
  await editor.keyboard.press("Escape");
  await expect(title).toBeFocused();

  const stats = section(editor, "Statistics");
  await stats.getByRole("button", { name: /^Statistics/ }).click();
  await choose("Add a statistic");
  await expect(stats.getByRole("listitem", { name: "Stat 2" }).getByLabel("Value")).toBeFocused();

  await choose("Discard changes");
  await editor.getByRole("button", { name: "Discard", exact: true }).last().click();
  await expect(editor.getByText("All changes saved")).toBeVisible();
  await expect(stats.getByRole("listitem")).toHaveCount(1);
});

test("a phone reaches the command palette, which switches to the preview", async ({ editor }) => {
  await editor.setViewportSize({ width: 390, height: 800 });
  await editor.getByRole("button", { name: "Go to or do" }).click();
  await editor.getByRole("option", { name: "Show the preview" }).click();
  await expect(section(editor, "Hero")).toBeHidden();
  await editor.getByRole("button", { name: "Go to or do" }).click();
  await editor.getByRole("option", { name: "Add a plan" }).click();
  await expect(
    section(editor, "Pricing").getByRole("listitem", { name: "Plan 2" }).getByLabel("Name"),
  ).toBeFocused();
});

test("an empty page invites to begin", async ({ editor, app: { origin } }) => {
  await saveElsewhere(editor.request, origin, defaultLandingContent());
  await editor.reload();
  await expect(editor.getByText("No stats added yet")).toBeVisible();
  await expect(editor.getByText("No features added yet")).toBeVisible();
});
