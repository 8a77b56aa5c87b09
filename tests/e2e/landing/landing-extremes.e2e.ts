import type { Page } from "@playwright/test";
import { emojiPicture } from "@/lib/landing/emoji-picture";
import { landingLimits } from "@/lib/landing/limits";
import type { LandingContent } from "@/lib/landing/schema";
import { expectAccessible, expectNoSidewaysScroll } from "@/tests/support/browser/accessible";
import { expect, menuButton, navbar, test } from "@/tests/support/landing/landing-page";

const family = "👨‍👩‍👧‍👦";

/** A text that goes on and on, cut between characters to at most `max` UTF-16 units. */
function endless(piece: string, max: number): string {
  let text = "";
  const letters = Array.from(new Intl.Segmenter().segment(piece), ({ segment }) => segment);
  for (let next = 0; ; next++) {
    const letter = letters[next % letters.length] ?? "";
    if (text.length + letter.length > max) return text.trim();
    text += letter;
  }
}

const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

/** A page whose every text is as long as it may be; its lists have `count` entries, or as many as they may. */
function extremeLanding(piece: string, count: number, icon: string): LandingContent {
  const text = (max: number) => endless(piece, max);
  const upTo = <Item>(max: number, item: Item) => times(Math.min(max, count), item);
  const column = upTo(landingLimits.links, {
    label: text(60),
    url: `https://example.com/?"><b>${count}</b>`,
  });
  return {
    hero: { title: text(120), subtitle: text(300), ctaText: text(40) },
    stats: upTo(landingLimits.stats, { value: text(20), label: text(60) }),
    features: upTo(landingLimits.features, { icon, title: text(80), description: text(400) }),
    pricing: {
      enabled: true,
      plans: [true, false, false, false, false, false].slice(0, count).map((highlighted) => ({
        name: text(60),
        price: text(30),
        period: text(30),
        features: upTo(landingLimits.planFeatures, text(120)),
        highlighted,
      })),
    },
    testimonials: upTo(landingLimits.testimonials, {
      content: text(600),
      name: text(80),
      role: text(80),
      avatar: `/icon.svg?");--x:"<b>${count}</b>`,
    }),
    callToAction: { title: text(80), text: text(300) },
    footer: {
      companyName: text(100),
      tagline: text(160),
      links: { product: column, company: column, support: column },
      social: {
        twitter: "https://x.com/a",
        linkedin: "https://linkedin.com/a",
        github: "https://github.com/a",
      },
    },
    accent: "plum",
  };
}

const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script></script><b>&lt;i&gt; ';
const extremes: [what: string, content: LandingContent][] = [
  ["words without an end", extremeLanding("Donaudampfschifffahrt", 12, "WWWWWWWWWWWWWWWW")],
  ["long sentences and no lists", extremeLanding("The bread of our village is baked at four. ", 0, "🥖")],
  ["Arabic", extremeLanding("مخبز القرية يبدأ عند الفجر ويوزع الخبز الطازج. ", 3, "🫓")],
  ["Chinese and Japanese", extremeLanding("石窯で焼いた、村の素朴なパン。", 1, "麵包")],
  ["emoji", extremeLanding(`${family}🧑🏽‍🍳🏳️‍🌈`, 3, family)],
  ["markup", extremeLanding(markup, 3, "<b>&amp;</b>")],
];

/** Every text that the content has, without the addresses, the colour and the icons that are pictures. */
function textsOf(content: unknown, key = ""): string[] {
  if (key === "icon" && emojiPicture(String(content))) return [];
  if (typeof content === "string") return ["url", "avatar", "accent"].includes(key) ? [] : [content];
  if (typeof content !== "object" || content === null || key === "social") return [];
  return Object.entries(content).flatMap(([name, value]) => textsOf(value, name));
}

/** Fails where a text, but for decoration and what only readers hear, reaches out of the window. */
async function expectNothingCutOff(page: Page) {
  const outside = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest("[aria-hidden=true], .sr-only, [href='#main'], script")) continue;
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > document.documentElement.clientWidth + 1) found.push(node.nodeValue ?? "");
    }
    return found;
  });
  expect(outside).toEqual([]);
}

async function expectInsideNavbar(page: Page) {
  const [bar, name] = await Promise.all([
    page.getByRole("banner").boundingBox(),
    navbar(page).getByRole("link").first().boundingBox(),
  ]);
  if (!bar || !name) throw new Error("The navbar does not show");
  expect(name.y).toBeGreaterThanOrEqual(bar.y);
  expect(name.y + name.height).toBeLessThanOrEqual(bar.y + bar.height);
}

/** Follows every link of the navbar to a part of the page, which then begins below the navbar. */
async function expectAnchorsBelowNavbar(page: Page, isPhone: boolean) {
  const bar = await page.getByRole("banner").boundingBox();
  for (const name of ["Features", "Pricing", "Testimonials", "Contact"]) {
    if (isPhone) await menuButton(page).click();
    await navbar(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
    const top = () =>
      page.locator(`#${name.toLowerCase()}`).evaluate((part) => part.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(800);
    expect(await top()).toBeGreaterThanOrEqual(bar?.height ?? 0);
  }
}

/** Both widths and both themes; axe takes too long on such pages for every pair of them. */
const looks = [
  [360, "light"],
  [1280, "dark"],
] as const;

for (const [what, content] of extremes) {
  test(`anybody can read and use a page with ${what}`, async ({ page, show, pageProblems }) => {
    page.on("dialog", async (dialog) => {
      pageProblems.push(`A dialog opened: ${dialog.message()}`);
      await dialog.dismiss();
    });
    await show(content);
    const shown = await page.locator("header, main, footer").allTextContents();
    for (const text of new Set(textsOf(content))) expect(shown.join("\n")).toContain(text);
    const injected = ":is(header, main, footer) :is(b, i, img:not([src^='/api/landing/icons/']), script)";
    await expect(page.locator(injected)).toHaveCount(0);

    for (const [width, colorScheme] of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await expectNoSidewaysScroll(page);
      await expectNothingCutOff(page);
      await expectInsideNavbar(page);
      await expectAccessible(page);
      if (content.features.length > 0) await expectAnchorsBelowNavbar(page, width === 360);
    }
  });
}

test("a page scrolls smoothly unless reduced motion is preferred", async ({ page, show }) => {
  await show(extremeLanding("Bread ", 3, "🥖"));
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
});
