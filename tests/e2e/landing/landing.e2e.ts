import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser/browser";
import { menuButton, navbar, phone } from "@/tests/support/landing/landing-page";

const contactLink = (page: Page) => navbar(page).getByRole("link", { name: "Contact" });

test("the landing page has its landmarks and one title", async ({ page, configuredApp: { origin } }) => {
  await page.goto(origin);
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(navbar(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome");
  await expect(page.getByRole("heading", { name: "Ready to Get Started?" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()} Corner Bakery`);
});

test("the navbar links to the sign-in, the site and the existing sections", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/welcome`);
  await expect(navbar(page).getByRole("link")).toHaveText([
    "Corner Bakery",
    "Contact",
    "Login",
    "Get Started",
  ]);
  await expect(navbar(page).getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "#contact");
  await contactLink(page).click();
  await expect(page.getByRole("contentinfo")).toBeFocused();
  await expect(page.getByRole("heading", { name: "Contact" })).toBeInViewport();
  await navbar(page).getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL(`${origin}/login`);
});

const forms = { "without the framework": "", "with it": "/?returnUrl=%2Fadmin" };

for (const [form, path] of Object.entries(forms)) {
  test(`the menu of a phone closes after a choice, by Escape and by a tap elsewhere, ${form}`, async ({
    page,
    configuredApp: { origin },
  }) => {
    await page.setViewportSize(phone);
    await page.goto(origin + path);
    const button = menuButton(page);
    await expect(button).toHaveAttribute("aria-expanded", "false");

    await button.click();
    await contactLink(page).click();
    await expect(contactLink(page)).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeInViewport();

    await button.click();
    await contactLink(page).focus();
    await page.keyboard.press("Escape");
    await expect(contactLink(page)).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await page.getByRole("contentinfo").click();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
}

test("the page has 12 kB of JavaScript at most, and reloads when visitors should see another one", async ({
  page,
  configuredApp: { origin },
}) => {
  const scripts: string[] = [];
  let shown = "something/else";
  await page.route("**/api/templates/events", (route) => {
    const body = `event: template-shown\ndata: ${shown}\n\n`;
    shown = "";
    return route.fulfill({ contentType: "text/event-stream", body });
  });
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  const again = page.waitForEvent("framenavigated", { predicate: () => shown === "" });
  await page.goto(origin);
  await again;
  await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
  expect(new Set(scripts).size).toBe(1);
  expect(gzipSync(await (await page.request.get(scripts[0] ?? "")).body()).length).toBeLessThan(12_000);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("all content is visible and the menu works", async ({ page, configuredApp: { origin } }) => {
    await page.goto(origin);
    await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Ready to Get Started?" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("Building the future");

    for (const round of ["first", "second"]) {
      await test.step(`the ${round} time`, async () => {
        await expect(contactLink(page)).toBeHidden();
        await menuButton(page).click();
        await contactLink(page).click();
        await expect(page).toHaveURL(`${origin}/#contact`);
        await expect(contactLink(page)).toBeHidden();
      });
    }
  });
});
