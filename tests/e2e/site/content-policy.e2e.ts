import type { Page } from "@playwright/test";
import { pagePath, sitePages } from "@/lib/site/pages";
import {
  test as base,
  expect,
  expectPortalReady,
  openSignedIn,
  signIn,
} from "@/tests/support/browser/browser";
import { bakery } from "@/tests/support/landing/bakery";
import { discardDraft, saveElsewhere, section } from "@/tests/support/landing/editor";
import { addDish, goToPayment, pay, payment } from "@/tests/support/storefront/ordering-page";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { zipFile } from "@/tests/support/templates/site-zip";
import { removeTemplates, templateCard, uploadTemplate } from "@/tests/support/templates/templates-page";

/** Violations of the policy on every page that the test opens. A test fails if there are any. */
const test = base.extend<{ stopped: string[] }>({
  stopped: [
    async ({ context }, use) => {
      const stopped: string[] = [];
      await context.exposeFunction("noteViolation", (text: string) => stopped.push(text));
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          const { effectiveDirective, blockedURI, sample, sourceFile } = event;
          const text = [location.pathname, effectiveDirective, blockedURI, sample, sourceFile].join(" ");
          (window as unknown as { noteViolation(text: string): void }).noteViolation(text);
        });
      });
      context.on("console", (message) => {
        if (/content security policy/i.test(message.text())) stopped.push(message.text());
      });
      await use(stopped);
      expect(stopped).toEqual([]);
    },
    { auto: true },
  ],
});

const settled = (page: Page) => page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));

const pathsFor = (access: (typeof sitePages)[number]["access"]) =>
  sitePages.filter((page) => page.access === access).map(({ name }) => pagePath(name));

/** Also covers unknown ids, queries and missing pages. */
const forVisitors = [
  ...pathsFor("everyone"),
  "/orders/nobody-has-it",
  "/template-preview/nobody-has-it",
  "/order1?q=suya",
  "/?returnUrl=%2Fadmin",
  "/nowhere/at/all",
];
const forAdministrators = [
  ...pathsFor("signed-in"),
  "/admin/users",
  "/admin/account",
  "/",
  "/admin?tab=templates",
  "/admin?tab=orders",
  "/admin?tab=settings",
  "/admin/seo?page=home",
  "/portal/editor",
  "/portal/editor/preview",
  "/dashboard?tab=generate",
];

test("no page violates its policy, for a visitor or for an administrator", async ({
  page,
  emptyApp,
  siteApp: { origin },
}) => {
  const check = async (address: string) => {
    const answer = await page.goto(address);
    const policy = (await answer?.headerValue("content-security-policy")) ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect([address, policy]).toEqual([address, expect.stringContaining("default-src ")]);
    expect([address, scripts]).not.toEqual([address, expect.stringContaining("unsafe")]);
    await settled(page);
  };
  await check(`${emptyApp.origin}/setup`);
  for (const path of forVisitors) await check(origin + path);
  await openSignedIn(page, origin, "/admin");
  for (const path of forAdministrators) await check(origin + path);
});

test("an injected script does not run, and is reported to the administrator", async ({
  page,
  stopped,
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
  expect(stopped.length).toBeGreaterThanOrEqual(4);
  await openSignedIn(page, origin, "/admin/settings");
  const list = page.getByRole("region", { name: "Stopped by browsers" });
  await expect(async () => {
    await page.reload();
    await expect(list.getByText("inline").first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await list.getByRole("button", { name: "Clear the list" }).click();
  await expect(list).toHaveCount(0);
  stopped.length = 0;
  pageProblems.length = 0;
});

test("guests pay in demo mode", async ({ page, siteApp: { origin } }) => {
  await page.goto(`${origin}/order1`);
  await addDish(page, "Akara");
  await goToPayment(page, { email: "policy@example.com" });
  await payment(page).getByRole("button", { name: "Use a sample card" }).click();
  await pay(page).click();
  await expect(page.getByText("Demo mode: Order placed successfully!")).toBeVisible();
  await payment(page)
    .getByRole("link", { name: /^Follow order/ })
    .click();
  await expect(page).toHaveURL(/\/orders\//);
  await settled(page);
});

test("a template is uploaded and previewed, and the command palette opened", async ({
  page,
  siteApp: { origin },
}) => {
  await page.goto(`${origin}/login?returnUrl=%2Fadmin%2Ftemplates`);
  await signIn(page);
  await expectPortalReady(page);
  await uploadTemplate(page, await zipFile("spring.zip", sampleSite("Spring")), "Spring");
  const opened = page.waitForEvent("popup");
  await templateCard(page, "Spring").getByRole("button", { name: "Preview" }).click();
  const preview = await opened;
  await expect(preview.frameLocator("iframe").getByRole("heading", { name: "Spring" })).toBeVisible();
  await preview.close();
  await page
    .getByRole("button", { name: "Command menu" })
    .or(page.locator("body"))
    .first()
    .press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await removeTemplates(page.request, origin);
});

test("emoji are chosen and entries dragged in the editor", async ({ page, siteApp: { origin } }) => {
  await discardDraft(page.request, origin);
  await saveElsewhere(page.request, origin, bakery());
  await openSignedIn(page, origin, "/portal/editor");
  await expect(page.getByText("All changes saved")).toBeVisible();
  const features = section(page, "Features");
  // Rows off the screen are not laid out, so they have no roles.
  await features.scrollIntoViewIfNeeded();
  const handle = features.getByRole("button", { name: "Drag feature 1" });
  await expect(handle).toBeEnabled();
  await handle.press("Space");
  await expect(page.getByText("Feature picked up from position 1 of 3.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await features.getByRole("button", { name: "Pick an icon" }).first().click();
  await page.getByLabel("Search icons").fill("pizza");
  await page.getByRole("gridcell").first().click();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Changes saved successfully!")).toBeVisible();
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
