import type { Page } from "@playwright/test";
import { leanPage } from "@/lib/html/lean-page";
import type { LandingContent } from "@/lib/landing/schema";
import type { RunningApp } from "./app";
import { test as base, expect } from "./browser";
import { saveElsewhere } from "./editor";

export { expect };

export const phone = { width: 390, height: 844 };
export const navbar = (page: Page) => page.getByRole("navigation", { name: "Main" });
export const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });

/** Has the pages of a site sent as they are kept: without the scripts of the framework. */
export const sendLean = (page: Page) =>
  page.route(
    (url) => url.pathname === "/" || url.pathname === "/welcome",
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: leanPage(await response.text()) });
    },
  );

type Fixtures = {
  app: RunningApp;
  /** Saves the content and opens the page, as a visitor. */
  show: Show;
};
type Show = (content: LandingContent) => Promise<void>;

export const test = base.extend<Fixtures>({
  app: ({ siteApp }, use) => use(siteApp),
  show: async ({ page, request, app: { origin } }, use) => {
    await use(async (content) => {
      await saveElsewhere(request, origin, content);
      await page.goto(`${origin}/welcome`);
    });
  },
});
