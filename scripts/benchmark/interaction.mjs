import { chromium } from "@playwright/test";
import { requireChromium } from "../browsers.mjs";
import { administrator, post, setUp, start, withDataDir } from "./app.mjs";
import { median } from "./load.mjs";

/** The processor of a visitor's device, compared with this machine's. */
const SLOWDOWN = 4;

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 850 };

/**
 * The measured pages, each with a control and the effect of its press in the document; `text` is a pattern. A text that
 * is typed goes into the pressed field.
 */
const setupPage = {
  path: "/setup",
  screen: laptop,
  control: { selector: "input[name=projectName]" },
  typed: "Linden Kitchen",
  effect: { selector: "p", text: "Linden Kitchen" },
};
const guestPages = [
  {
    path: "/",
    screen: phone,
    control: { selector: "[data-menu] button" },
    effect: { selector: "[data-menu] a" },
  },
  {
    path: "/order1",
    screen: phone,
    control: { selector: 'button[aria-label^="Add "]' },
    effect: { selector: "button[aria-haspopup=dialog]", text: "[1-9]" },
  },
  {
    path: "/login",
    screen: laptop,
    control: { selector: "button[aria-controls]", text: "Show password" },
    effect: { selector: "input[name=password][type=text]" },
  },
];
const portalPages = [
  {
    path: "/dashboard",
    screen: laptop,
    control: { selector: "button", text: "^Refresh" },
    effect: { selector: "button[aria-busy]", text: "^Refresh" },
  },
  {
    path: "/admin?tab=orders",
    screen: laptop,
    control: { selector: "button[aria-pressed]", text: "^Ready" },
    effect: { selector: "button[aria-pressed=true]", text: "^Ready" },
  },
  {
    path: "/portal/editor",
    screen: laptop,
    control: { selector: "nav[aria-label='Parts of the page'] button", text: "^Hero" },
    effect: { selector: "nav[aria-label='Parts of the page'] button[aria-current]", text: "^Hero" },
  },
];

/**
 * Runs in the page before its scripts. Presses the control once it is visible and enabled, and again while that has no
 * effect. Stores the milliseconds since the navigation in `window.seen`.
 */
function observe({ control, effect, pause }) {
  if (window !== window.top) return;
  const seen = { longTasks: [] };
  window.seen = seen;
  const tasks = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.longTasks.push([startTime, duration]);
  });
  tasks.observe({ type: "longtask", buffered: true });

  const find = ({ selector, text }) =>
    [...document.querySelectorAll(selector)].find(
      (one) => one.checkVisibility() && (!text || new RegExp(text).test(one.textContent.trim())),
    );
  let pressedAt = -pause;

  function look() {
    if (seen.answered) return;
    const now = performance.now();
    if (seen.pressed && find(effect)) {
      seen.answered = now;
      return;
    }
    const element = find(control);
    if (!element || element.matches(":disabled") || now - pressedAt < pause) return;
    pressedAt = now;
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    seen.pressed ??= now;
    window.press(x + width / 2, y + height / 2);
  }

  const changes = new MutationObserver(() => seen.pressed && look());
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const frame = () => {
    look();
    if (!seen.answered) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** The pause before a press without an effect is repeated, in milliseconds. */
const PAUSE_MS = 100;
/** The time without a long task after which a page counts as loaded, in milliseconds. */
const QUIET_MS = 1000;

const isQuiet = (quiet) => {
  const { answered, longTasks } = window.seen;
  const last = Math.max(answered ?? Number.POSITIVE_INFINITY, ...longTasks.map(([at, took]) => at + took));
  return performance.now() - last > quiet;
};

/** Opens a page with an empty cache on a slow processor. */
async function openOnce(browser, origin, { path, screen, typed, ...watched }, storageState) {
  const context = await browser.newContext({ viewport: screen, ...(storageState && { storageState }) });
  try {
    const page = await context.newPage();
    await page.exposeFunction("press", async (x, y) => {
      await page.mouse.click(x, y);
      if (typed) await page.keyboard.insertText(typed);
    });
    await page.addInitScript(observe, { ...watched, pause: PAUSE_MS });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(origin + path, { waitUntil: "commit" });
    await page.waitForFunction(isQuiet, QUIET_MS);
    const { pressed, answered, longTasks } = await page.evaluate(() => window.seen);
    const blocked = longTasks.reduce((sum, [, took]) => sum + Math.max(0, took - 50), 0);
    return { pressed, answered, blocked, longest: Math.max(0, ...longTasks.map(([, took]) => took)) };
  } finally {
    await context.close();
  }
}

async function measurePage(browser, origin, page, rounds, storageState) {
  // The server renders a page for the first time only once.
  await openOnce(browser, origin, page, storageState);
  const all = [];
  while (all.length < rounds) all.push(await openOnce(browser, origin, page, storageState));
  const of = (name) => median(all.map((one) => one[name]));
  return {
    path: page.path,
    pressed: of("pressed"),
    answered: of("answered"),
    blocked: of("blocked"),
    longest: of("longest"),
  };
}

const isPrefetch = (request) => {
  const { purpose = "", "sec-purpose": secPurpose = purpose, ...headers } = request.headers();
  return "next-router-prefetch" in headers || secPurpose.includes("prefetch");
};

/** Signs in by the form. @returns the browser's state, and the number of prefetches until the portal is loaded */
async function signInByForm(browser, origin) {
  const context = await browser.newContext({ viewport: laptop });
  try {
    const page = await context.newPage();
    const prefetched = [];
    page.on("request", (request) => {
      if (isPrefetch(request)) prefetched.push(new URL(request.url()).pathname);
    });
    await page.goto(`${origin}/login?returnUrl=/admin`);
    await page.getByLabel("Email").fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill(administrator.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("button", { name: "Exit" }).waitFor();
    await page.waitForLoadState("networkidle");
    return { storageState: await context.storageState(), prefetches: prefetched.length };
  } finally {
    await context.close();
  }
}

/**
 * Measures the first answered press on pages of a new instance, on a processor four times slower than this one.
 * @returns the medians in milliseconds since the navigation, the sum and the longest of the long tasks, and the number
 * of prefetches after a sign-in
 */
export async function measureInteraction({ rounds }) {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ["--no-sandbox"] });
  try {
    return await withDataDir(async (dataDir) => {
      const app = await start(dataDir);
      try {
        const pages = [await measurePage(browser, app.origin, setupPage, rounds)];
        await setUp(app.origin, `${app.origin}/api`);
        await post(`${app.origin}/api/orders`, {
          restaurantId: "order1",
          name: "Gil Guest",
          email: "gil@example.com",
          dishes: [{ id: "zobo", quantity: 2 }],
          idempotencyKey: "an-order-of-the-benchmark",
        });
        for (const page of guestPages) pages.push(await measurePage(browser, app.origin, page, rounds));
        const { storageState, prefetches } = await signInByForm(browser, app.origin);
        for (const page of portalPages)
          pages.push(await measurePage(browser, app.origin, page, rounds, storageState));
        return { slowdown: SLOWDOWN, rounds, pages, prefetches };
      } finally {
        await app.stop();
      }
    });
  } finally {
    await browser.close();
  }
}
