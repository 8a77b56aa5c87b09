import type { Page } from "@playwright/test";
import type { LandingContent } from "@/lib/landing/schema";
import { test as base, expect } from "@/tests/support/browser/browser";
import type { RunningApp } from "@/tests/support/process/app";
import { saveElsewhere } from "./editor";

export { expect };

export const phone = { width: 390, height: 844 };
export const navbar = (page: Page) => page.getByRole("navigation", { name: "Main" });
export const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });

type Fixtures = {
  app: RunningApp;
  /** Saves the content and opens the page as a visitor. */
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
