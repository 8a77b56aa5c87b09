import { expectAccessible, themes } from "@/lib/testing/accessible";
import { expect, section, test } from "@/lib/testing/editor";

for (const colorScheme of themes) {
  test(`everyone can use the editor, ${colorScheme}`, async ({ editor }) => {
    test.slow();
    await editor.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(editor);

    await section(editor, "Hero").getByLabel("Title", { exact: true }).fill("");
    await section(editor, "Hero").getByLabel("Subtitle").focus();
    await section(editor, "Features").getByRole("button", { name: "Pick an icon" }).first().click();
    await expect(editor.getByRole("gridcell").first()).toBeVisible();
    await expectAccessible(editor);

    await editor.keyboard.press("Escape");
    await editor.getByRole("button", { name: "History" }).click();
    await expect(editor.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    await expectAccessible(editor);
  });
}

for (const width of [360, 768, 1024, 1920]) {
  test(`nothing is cut off at ${width} px`, async ({ editor }) => {
    await editor.setViewportSize({ width, height: 800 });
    const overflow = () => editor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBe(0);
    await expect(editor.getByRole("button", { name: "Save Changes" })).toBeInViewport();
    if (width >= 1024) return;
    await editor.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(editor.getByTitle("Preview of the landing page")).toBeInViewport();
    await expect(section(editor, "Hero")).toBeHidden();
    expect(await overflow()).toBe(0);
  });
}
