import type { Page, Route } from "@playwright/test";

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
