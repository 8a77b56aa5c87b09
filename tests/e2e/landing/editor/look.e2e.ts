import { expectAccessible, expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { bakery } from "@/tests/support/landing/bakery";
import { expect, saveElsewhere, section, test } from "@/tests/support/landing/editor";

test("the editor is accessible", async ({ editor, app: { origin } }) => {
  test.slow();
  await expectGoodForEveryone(editor);

  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("");
  await section(editor, "Hero").getByLabel("Subtitle").focus();
  await section(editor, "Features").getByRole("button", { name: "Pick an icon" }).first().click();
  await expect(editor.getByRole("gridcell").first()).toBeVisible();
  await expectGoodForEveryone(editor, { widths: [1280] });

  await editor.keyboard.press("Escape");
  await editor.getByRole("button", { name: "History" }).click();
  await expect(editor.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  await expectGoodForEveryone(editor, { widths: [1280] });

  await editor.keyboard.press("Escape");
  await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("Mine");
  const theirs = bakery((content) => {
    content.hero.title = "Theirs";
  });
  await saveElsewhere(editor.request, origin, theirs);
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByRole("alertdialog").getByRole("listitem")).toHaveCount(1);
  await expectAccessible(editor);
});

test.describe("in its tab", () => {
  test.use({ address: "/admin?tab=editor" });

  test("the editor is accessible in the portal", ({ editor }) => expectGoodForEveryone(editor));
});

test("nothing is cut off at any window width", async ({ editor }) => {
  const overflow = () => editor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of [1920, 1024, 768, 360]) {
    await editor.setViewportSize({ width, height: 800 });
    expect(await overflow()).toBe(0);
    await expect(editor.getByRole("button", { name: "Save Changes" })).toBeInViewport();
    if (width >= 1024) continue;
    await editor.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(editor.getByTitle("Preview of the landing page")).toBeInViewport();
    await expect(section(editor, "Hero")).toBeHidden();
    expect(await overflow()).toBe(0);
    await editor.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(section(editor, "Hero")).toBeVisible();
  }
});
