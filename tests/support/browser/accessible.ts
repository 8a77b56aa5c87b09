import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Page } from "@playwright/test";
import type { default as axeCore, ContextSpec, PartialResult, RunOptions } from "axe-core";

export const themes = ["light", "dark"] as const;

/**
 * Lays out everything, without transitions, as axe would judge off-screen parts by outdated colours, and finishes running
 * animations, as it would judge intermediate ones.
 * @returns the number of animations that ran, and whether axe is there
 */
function showEverything() {
  if (document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; transition: none !important }");
    document.adoptedStyleSheets = [sheet];
  }
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
    );
  for (const animation of moving) animation.finish();
  return { moving: moving.length, hasAxe: "axe" in window };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Shows everything in a frame until nothing moves. @returns whether axe is there */
async function still(frame: Frame): Promise<boolean> {
  let hasAxe = false;
  const moving = async () => {
    const shown = await frame.evaluate(showEverything);
    hasAxe = shown.hasAxe;
    return shown.moving;
  };
  await expect.poll(moving, { intervals: [20, 50, 100] }).toBe(0);
  return hasAxe;
}

/** Half a megabyte of script, which stays in a page that is looked at several times. */
const addAxe = (frame: Frame) => frame.evaluate(axeSource);

/** The rules of axe that look at colours. */
export const colorRules = ["color-contrast", "link-in-text-block"];

type Extent = { except?: string; rules?: string[] | undefined };

/** axe in a page or a frame, with its results there: sending those of a page here and back takes as long as axe. */
type Axe = typeof axeCore & { partialResult: Promise<PartialResult> };

declare global {
  var axe: Axe;
}

type Start = { context: object; options: RunOptions };

/** Starts axe in a frame. @returns the frames in it, as axe names them */
const startAxe = (frame: Frame, start: Start) =>
  frame.evaluate(({ context, options }) => {
    const frames = axe.utils.getFrameContexts(context as ContextSpec, options);
    axe.partialResult = axe.runPartial(context as ContextSpec, options);
    return frames;
  }, start);

/** Returns the results of the frames in a frame, in the order of the document; null for one that can't be looked at. */
async function resultsOfFrames(
  frame: Frame,
  frames: Awaited<ReturnType<typeof startAxe>>,
  options: RunOptions,
): Promise<(string | null)[]> {
  const results: (string | null)[] = [];
  for (const { frameSelector, frameContext } of frames) {
    const element = await frame.evaluateHandle((selector) => axe.utils.shadowSelect(selector), frameSelector);
    const inner = await element.asElement()?.contentFrame();
    if (!inner) {
      results.push(null);
      continue;
    }
    if (!(await inner.evaluate(() => "axe" in window))) await addAxe(inner);
    const further = await startAxe(inner, { context: frameContext, options });
    results.push(await inner.evaluate(async () => JSON.stringify(await axe.partialResult)));
    results.push(...(await resultsOfFrames(inner, further, options)));
  }
  return results;
}

/** Combines the results of the page with those of its frames. @returns the findings, as rule and elements */
async function finishAxe({ others, options }: { others: (string | null)[]; options: RunOptions }) {
  const parsed = others.map((result) => (result === null ? null : JSON.parse(result)));
  const { violations } = await axe.finishRun([await axe.partialResult, ...parsed], options);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Fails on any finding of axe, once animations have ended; `except` selects third-party content. */
export async function expectAccessible(page: Page, { except, rules }: Extent = {}) {
  const options: RunOptions = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const context = { exclude: except ? [[except]] : [] };
  let found: (string | string[])[][] = [];
  // Again if a frame navigates meanwhile, as a preview does after a change.
  await expect(async () => {
    const [hasAxe] = await Promise.all(page.frames().map(still));
    if (!hasAxe) await addAxe(page.mainFrame());
    const others = await resultsOfFrames(
      page.mainFrame(),
      await startAxe(page.mainFrame(), { context, options }),
      options,
    );
    found = await page.evaluate(finishAxe, { others, options });
  }).toPass({ intervals: [100], timeout: 15_000 });
  expect(found).toEqual([]);
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
