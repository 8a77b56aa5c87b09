import type { APIRequestContext, Page } from "@playwright/test";
import { administratorApi, expectPortalReady, openSignedIn, test } from "@/tests/support/browser/browser";

/** Leaves an instance without SEO settings, redirects and unknown paths, whatever a test did. */
export async function removeSeo(request: APIRequestContext, origin: string) {
  const call = await administratorApi(request, origin);
  const { configs } = await call("GET", "/seo/settings");
  for (const { pageName } of configs) await call("DELETE", `/config/${pageName}`);
  const { redirects } = await call("GET", "/seo/redirects");
  for (const { path } of redirects) await call("DELETE", "/seo/redirects", { path });
  await call("DELETE", "/seo/unknown-paths", { all: true });
}

/** Opens a view of the SEO manager by itself, signed in. */
export async function openSeoView(page: Page, origin: string, view: string) {
  await openSignedIn(page, origin, `/admin/seo?view=${view}`);
  await expectPortalReady(page);
}

/** Tests on an instance that each of them leaves without settings, redirects and unknown paths. */
export const seoTest = test.extend<{ origin: string }>({
  origin: async ({ playwright, configuredApp: { origin } }, use) => {
    await use(origin);
    const request = await playwright.request.newContext();
    await removeSeo(request, origin);
    await request.dispose();
  },
});
