import type { Page, Request } from "@playwright/test";
import { pagePath, sitePages } from "@/lib/site/pages";
import { expect, openSignedIn, signIn, test } from "@/tests/support/browser/browser";

const settled = (page: Page) => page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));

const pathsFor = (access: (typeof sitePages)[number]["access"]) =>
  sitePages.filter((page) => page.access === access).map(({ name }) => pagePath(name));

/** Unknown ids, and missing pages. */
const missing = ["/orders/nobody-has-it", "/template-preview/nobody-has-it", "/nowhere/at/all"];
const forVisitors = [...pathsFor("everyone"), "/order1?q=suya", "/?returnUrl=%2Fadmin", "/Home"];
const forAdministrators = [
  ...pathsFor("signed-in"),
  "/admin/users",
  "/admin/account",
  "/",
  "/admin?tab=editor",
  "/admin?tab=templates",
  "/admin?tab=orders",
  "/admin?tab=settings",
  "/admin/orders",
  "/admin/templates",
  "/portal/editor",
  "/portal/editor/preview",
  "/dashboard?tab=generate",
];

test("no page violates its policy or logs to the console, for a visitor or for an administrator", async ({
  page,
  emptyApp,
  siteApp: { origin },
}) => {
  test.slow();
  const told: string[] = [];
  page.on("console", (message) => told.push(`${page.url()} ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => told.push(`${page.url()} ${error.message}`));
  page.on("response", (answer) => {
    if (answer.status() >= 400) told.push(`${page.url()} ${answer.status()} ${answer.url()}`);
  });
  const open = new Set<Request>();
  page.on("request", (request) => request.resourceType() !== "eventsource" && open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  /** React is there, and what the page asked for has come; Playwright's own wait stumbles over the preview's frame. */
  async function finished() {
    await settled(page);
    await expect.poll(() => open.size, { intervals: [20, 50, 100] }).toBe(0);
  }
  const check = async (address: string) => {
    const answer = await page.goto(address);
    const policy = (await answer?.headerValue("content-security-policy")) ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect([address, policy]).toEqual([address, expect.stringContaining("default-src ")]);
    expect([address, scripts]).not.toEqual([address, expect.stringContaining("unsafe")]);
    await finished();
  };

  await check(`${emptyApp.origin}/setup`);
  for (const path of missing) await check(origin + path);
  told.length = 0;
  for (const path of forVisitors) await check(origin + path);
  await page.goto(`${origin}/login`);
  await signIn(page);
  await expect(page).toHaveURL(`${origin}/admin`);
  await finished();
  for (const path of forAdministrators) await check(origin + path);

  await check(`${origin}/admin/seo?page=home`);
  for (const name of ["order1", "welcome", "home"]) {
    await page.getByLabel("Page", { exact: true }).selectOption(name);
    await expect(page).toHaveURL(new RegExp(`page=${name}`));
    await finished();
  }
  await check(`${origin}/admin`);
  await page.getByRole("button", { name: "Exit" }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await finished();
  expect(told).toEqual([]);
});

test("an injected script does not run, and is reported to the administrator", async ({
  page,
  policyViolations,
  pageProblems,
  siteApp: { origin },
}) => {
  for (const path of ["/order1", "/login"]) {
    await page.goto(origin + path);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.wasRun = true";
      document.body.append(script);
      const button = document.createElement("button");
      button.setAttribute("onclick", "window.wasRun = true");
      document.body.append(button);
      button.click();
      button.remove();
    });
    expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
  }
  expect(policyViolations.length).toBeGreaterThanOrEqual(4);
  await openSignedIn(page, origin, "/admin/settings");
  const list = page.getByRole("region", { name: "Stopped by browsers" });
  await expect(async () => {
    await page.reload();
    await expect(list.getByText("inline").first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await list.getByRole("button", { name: "Clear the list" }).click();
  await expect(list).toHaveCount(0);
  policyViolations.length = 0;
  pageProblems.length = 0;
});

test("every answer has the headers of transport security and framing", async ({
  request,
  siteApp: { origin },
}) => {
  const headersOf = async (path: string, headers = {}) =>
    (await request.get(origin + path, { headers, maxRedirects: 0 })).headers();
  const byHttps = { "x-forwarded-proto": "https" };
  const script = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get(`${origin}/login`)).text())?.[0];
  const shown = {
    "/": "same-origin",
    "/order1": "same-origin",
    "/login": "same-origin",
    "/api/config/check": "same-origin",
    "/api/orders": "same-origin",
    "/api/pictures": "same-origin",
    "/icon.svg": "cross-origin",
    "/favicon.ico": "cross-origin",
    "/api/seo/preview-images/home/none.png": "cross-origin",
    [String(script)]: "cross-origin",
  };
  for (const [path, who] of Object.entries(shown)) {
    // Twice, as the second may come from memory.
    for (const _ of [1, 2]) {
      const [plain, secure] = [await headersOf(path), await headersOf(path, byHttps)];
      expect([path, plain["cross-origin-resource-policy"]]).toEqual([path, who]);
      expect([path, plain["strict-transport-security"]]).toEqual([path, undefined]);
      expect([path, secure["strict-transport-security"]]).toEqual([path, "max-age=31536000"]);
    }
  }
  expect((await headersOf("/login"))["cross-origin-opener-policy"]).toBe("same-origin");
  expect((await headersOf("/order1"))["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
});
