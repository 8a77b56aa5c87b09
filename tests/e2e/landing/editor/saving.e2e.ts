import { signIn } from "@/tests/support/browser/browser";
import { expect, section, test } from "@/tests/support/landing/editor";

test("published content and a colour chosen by its name are visible to the next visitor at once", async ({
  editor,
  app: { origin },
  browser,
}) => {
  const colours = section(editor, "Hero").getByRole("group", { name: "Colour" });
  await expect(colours.getByRole("radio", { name: "Bottle green" })).toBeChecked();
  await colours.getByText("Plum").click();
  const preview = editor.frameLocator("iframe");
  await expect(preview.locator("[data-accent=plum]")).toBeVisible();
  await editor.keyboard.press("ArrowRight");
  await expect(colours.getByRole("radio", { name: "Rose" })).toBeChecked();
  await expect(preview.locator("[data-accent=rose]")).toBeVisible();
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Cake, the quick way");
  await section(editor, "Features").getByRole("button", { name: "Add Feature" }).click();
  const added = section(editor, "Features").getByRole("listitem", { name: "Feature 4" });
  await added.getByLabel("Title", { exact: true }).fill("Rockets");
  await added.getByLabel("Description").fill("To the moon.");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText("Changes saved successfully!")).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(`${origin}/welcome`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Bread, the slow way");
  await editor.goto(`${origin}/portal/editor/preview`);
  await expect(editor.getByRole("heading", { level: 1 })).toHaveText("Cake, the quick way");
  await editor.goBack();
  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(editor.getByText("Published. Visitors see it now.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Cake, the quick way");
  await expect(visitor.getByRole("heading", { name: "Rockets" })).toBeVisible();
  await expect(visitor.locator("[data-accent=rose]")).toBeVisible();
  await visitor.close();

  await editor.reload();
  await expect(colours.getByRole("radio", { name: "Rose" })).toBeChecked();
  await expect(editor.getByText("All changes saved")).toBeVisible();
});

test("signing in again in another tab lets this one save", async ({ editor, app: { origin }, context }) => {
  await context.clearCookies();
  await editor.goto(`${origin}/login?returnUrl=${encodeURIComponent("/admin?tab=editor")}`);
  const other = await context.newPage();
  await other.goto(`${origin}/login?returnUrl=${encodeURIComponent("/admin?tab=editor")}`);
  // A tab in the background draws nothing, and nothing in it can be pressed.
  await editor.bringToFront();
  await signIn(editor);
  await expect(editor).toHaveURL(`${origin}/admin?tab=editor`);
  const verified = editor.waitForResponse("**/api/auth/verify");
  await editor.reload();
  expect((await verified).status()).toBe(200);
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Still here");
  const token = await editor.evaluate(() => sessionStorage.getItem("auth_token"));
  const headers = { origin, authorization: `Bearer ${token}` };
  expect((await editor.request.post(`${origin}/api/auth/logout`, { headers })).status()).toBe(200);
  await editor.getByRole("button", { name: "Save Changes" }).click();
  // The page in the preview may notice it as well.
  await expect(editor.getByText("Sign in again in another tab").first()).toBeVisible();

  await other.bringToFront();
  await signIn(other);
  await expect(other).toHaveURL(`${origin}/admin?tab=editor`);
  await editor.bringToFront();
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText("Changes saved successfully!")).toBeVisible();
  await editor.reload();
  await expect(editor).toHaveURL(`${origin}/admin?tab=editor`);
  await other.close();
});
