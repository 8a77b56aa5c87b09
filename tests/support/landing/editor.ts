import type { APIRequestContext, Page } from "@playwright/test";
import { noContactForm } from "@/lib/landing/contact-form";
import type { LandingContent } from "@/lib/landing/schema";
import { administratorApi, test as base, expect, openSignedIn } from "@/tests/support/browser/browser";
import type { RunningApp } from "@/tests/support/process/app";
import { bakery } from "./bakery";

export { expect };

/** Ends the draft that an earlier test left. */
export async function discardDraft(request: APIRequestContext, origin: string) {
  const call = await administratorApi(request, origin);
  if ((await call("GET", "/landing/draft")).waits) await call("DELETE", "/landing/draft");
}

/** Publishes as another user would, over the current version. @returns the version */
export async function saveElsewhere(request: APIRequestContext, origin: string, content: LandingContent) {
  const call = await administratorApi(request, origin);
  // Without one the page keeps the form that an earlier test may have saved.
  return (await call("POST", "/landing/config", { contact: noContactForm, ...content })).version as number;
}

export const section = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

type Fixtures = {
  app: RunningApp;
  /** The path of the editor: its own page, or a tab of the portal. */
  address: string;
  /** The editor, signed in, with the bakery's content. */
  editor: Page;
};

export const test = base.extend<Fixtures>({
  app: ({ siteApp }, use) => use(siteApp),
  address: ["/portal/editor", { option: true }],
  editor: async ({ page, request, address, app: { origin } }, use) => {
    await discardDraft(request, origin);
    await saveElsewhere(request, origin, bakery());
    await openSignedIn(page, origin, address);
    await expect(page.getByText("All changes saved")).toBeVisible();
    await expect(section(page, "Hero").getByLabel("Title", { exact: true })).toBeEnabled();
    await use(page);
  },
});
