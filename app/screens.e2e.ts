import { expectAccessible, expectNoSidewaysScroll, themes } from "@/lib/testing/accessible";
import { expect, signIn, test } from "@/lib/testing/browser";

for (const colorScheme of themes) {
  test(`the wizard can be read and used by everyone, ${colorScheme}`, async ({
    page,
    emptyApp: { origin },
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${origin}/setup`);
    for (const heading of ["Name your project", "Choose where data lives", "Create your sign-in"]) {
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      if (heading !== "Create your sign-in") await page.getByRole("button", { name: "Continue" }).click();
    }
    await page.getByRole("button", { name: "Complete Setup" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test(`every screen can be read and used by everyone, ${colorScheme}`, async ({
    page,
    configuredApp: { origin },
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const check = async (path: string) => {
      await page.goto(origin + path);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    };
    for (const path of ["/", "/?returnUrl=%2Fadmin", "/welcome", "/Home", "/login"]) await check(path);
    await signIn(page);
    await expect(page).toHaveURL(`${origin}/admin`);
    const portal = ["/admin", "/admin?tab=seo", "/dashboard", "/portal/editor", "/admin/templates"];
    for (const path of portal) await check(path);
  });
}
