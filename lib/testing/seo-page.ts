import type { APIRequestContext, Page } from "@playwright/test";
import { administratorApi, expectPortalReady, signIn, test } from "./browser";

/** Leaves an instance without SEO settings, redirects and unknown paths, whatever a test did. */
export async function removeSeo(request: APIRequestContext, origin: string) {
  const call = await administratorApi(request, origin);
  const { configs } = await call("GET", "/seo/settings");
  for (const { pageName } of configs) await call("DELETE", `/config/${pageName}`);
  const { redirects } = await call("GET", "/seo/redirects");
  for (const { path } of redirects) await call("DELETE", "/seo/redirects", { path });
  await call("DELETE", "/seo/unknown-paths", { all: true });
}

/** Signs in and opens a view of the SEO manager by itself. */
export async function openSeoView(page: Page, origin: string, view: string) {
  await page.goto(`${origin}/login?returnUrl=${encodeURIComponent(`/admin/seo?view=${view}`)}`);
  await signIn(page);
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
