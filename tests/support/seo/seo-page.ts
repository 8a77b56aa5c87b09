import type { APIRequestContext, Page } from "@playwright/test";
import { administratorApi, expectPortalReady, openSignedIn, test } from "@/tests/support/browser/browser";

/** Removes all SEO settings, redirects and unknown paths of an instance. */
export async function removeSeo(request: APIRequestContext, origin: string) {
  const call = await administratorApi(request, origin);
  const { configs } = await call("GET", "/seo/settings");
  for (const { pageName } of configs) await call("DELETE", `/config/${pageName}`);
  const { redirects } = await call("GET", "/seo/redirects");
  for (const { path } of redirects) await call("DELETE", "/seo/redirects", { path });
  await call("DELETE", "/seo/unknown-paths", { all: true });
}

/** Opens the page with one view of the SEO manager, signed in. */
export async function openSeoView(page: Page, origin: string, view: string) {
  await openSignedIn(page, origin, `/admin/seo?view=${view}`);
  await expectPortalReady(page);
}

/** Tests on an instance without settings, redirects and unknown paths after each test. */
export const seoTest = test.extend<{ origin: string }>({
  origin: async ({ playwright, configuredApp: { origin } }, use) => {
    await use(origin);
    const request = await playwright.request.newContext();
    await removeSeo(request, origin);
    await request.dispose();
  },
});
