import { accents, defaultAccent } from "@/lib/landing/accents";
import { colorRules, expectAccessible, themes } from "@/tests/support/browser/accessible";
import { sampleLanding } from "@/tests/support/landing/landing";
import { expect, test } from "@/tests/support/landing/landing-page";

test("every colour of the page leaves its texts readable, by day and by night", async ({ page, show }) => {
  test.slow();
  const walls: Record<string, Set<string>> = { light: new Set(), dark: new Set() };
  for (const { key } of accents) {
    await show({ ...sampleLanding(), accent: key });
    await expect(page.locator("[data-accent]")).toHaveCount(key === defaultAccent ? 0 : 1);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      // Accents change nothing else.
      await expectAccessible(page, { rules: key === defaultAccent ? undefined : colorRules });
      const wall = page.locator("#main > div, #main > section").first().locator(".bg-facade").first();
      walls[colorScheme]?.add(await wall.evaluate((element) => getComputedStyle(element).backgroundColor));
    }
  }
  for (const seen of Object.values(walls)) expect(seen.size).toBe(accents.length);
});
