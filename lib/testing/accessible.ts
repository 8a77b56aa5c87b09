import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const themes = ["light", "dark"] as const;

/** Waits until what fades or moves has come to its end; axe would judge a colour on its way. */
async function expectStill(page: Page) {
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
      ).length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/** Fails on whatever axe finds in the page, once nothing in it moves; `except` selects what is others' affair. */
export async function expectAccessible(page: Page, { except }: { except?: string } = {}) {
  await expectStill(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  // Without frames, nothing needs to be put together in a page of its own, which takes as long as looking does.
  axe.setLegacyMode(page.frames().length === 1);
  if (except) axe.exclude(except);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page) {
  const { clientWidth, scrollWidth } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return { clientWidth, scrollWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
