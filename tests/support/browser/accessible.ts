import AxeBuilder from "@axe-core/playwright";
import { expect, type Frame, type Page } from "@playwright/test";

export const themes = ["light", "dark"] as const;

/** Finishes animations until none runs, as axe would judge intermediate colours. */
async function expectStill(frame: Frame) {
  const endMotion = () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
      );
    for (const animation of moving) animation.finish();
    return moving.length;
  };
  await expect.poll(() => frame.evaluate(endMotion), { intervals: [20, 50, 100] }).toBe(0);
}

/** Lays out everything, without transitions: axe would judge off-screen parts by outdated colours. */
const showEverything = (frame: Frame) =>
  frame.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; transition: none !important }");
    document.adoptedStyleSheets = [sheet];
  });

/** The rules of axe that look at colours. */
const colorRules = ["color-contrast", "link-in-text-block"];

type RunOptions = Parameters<AxeBuilder["options"]>[0];
type Extent = { except?: string; rules?: string[] };

/** Fails on any finding of axe, once animations have ended; `except` selects third-party content. */
export async function expectAccessible(page: Page, { except, rules }: Extent = {}) {
  let frames: Frame[] = [];
  let isThere: boolean[] = [];
  // Again if a frame navigates meanwhile, as a preview does after a change.
  await expect(async () => {
    frames = page.frames();
    await Promise.all(frames.map(showEverything));
    await Promise.all(frames.map(expectStill));
    isThere = await Promise.all(frames.map((frame) => frame.evaluate(() => "axe" in window)));
  }).toPass({ intervals: [100], timeout: 15_000 });
  // Half a megabyte of script, which stays in a page that is looked at several times.
  const axe = new AxeBuilder({ page, ...(!isThere.includes(false) && { axeSource: ";" }) });
  const options: RunOptions = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  axe.options(options);
  if (frames.length === 1) axe.setLegacyMode();
  // Combines the results of all frames in the page itself; axe would open another page and load its script again.
  else
    Object.assign(axe, {
      finishRun: (partials: unknown[]) =>
        page.evaluate(([partials, options]) => Reflect.get(window, "axe").finishRun(partials, options), [
          partials,
          options,
        ] as const),
    });
  if (except) axe.exclude(except);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

type Look = { widths?: readonly number[]; except?: string };

/**
 * Looks at the page as it is: at what axe finds, once in each theme, and at sideways scrolling at each width. The first
 * width is looked at in the light theme and the last one in the dark theme; at a single width the dark theme is looked at
 * by the rules about colours, as it changes nothing else. The default is a small phone and a desktop.
 */
export async function expectGoodForEveryone(page: Page, { widths = [360, 1280], except }: Look = {}) {
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of themes) {
      if (at !== (colorScheme === "light" ? 0 : widths.length - 1)) continue;
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, {
        except,
        ...(at === 0 && colorScheme === "dark" && { rules: colorRules }),
      });
    }
    await expectNoSidewaysScroll(page);
  }
}

/** Fails where the page stays wider than its window; one that was just resized may take a moment. */
export async function expectNoSidewaysScroll(page: Page) {
  const excess = () => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  };
  await expect.poll(() => page.evaluate(excess), { intervals: [20, 50, 100] }).toBeLessThanOrEqual(0);
}
