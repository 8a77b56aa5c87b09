import type { Page, Route } from "@playwright/test";

/**
 * Has a page intercept requests before it is opened: Chromium sends those of a busy page past routes that are added later.
 */
export const interceptFromStart = (page: Page) => page.route("**/no-such-path", (route) => route.fallback());

/** Holds back the scripts at addresses of a glob; the returned function lets them through. */
export async function holdScripts(page: Page, addresses: string) {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(addresses, (route) => {
    if (isOpen) return route.continue();
    held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}

/** Records the paths of the scripts that a page requests from now on. */
export function recordScripts(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
