/**
 * The product's own pages that search engines may list, besides those of a template; add a page here once its
 * route is there. `/welcome` shows the landing page too, whose one address is `/`.
 */
export const listedPages: readonly string[] = ["home", "order1", "order2"];

/** The product's own pages that search engines have no business with; the set-up's result is at `/Home`. */
const unlistedPages: ReadonlySet<string> = new Set([
  "admin",
  "dashboard",
  "Home",
  "login",
  "orders",
  "portal",
  "setup",
  "template-preview",
]);

/** Whether search engines may list the page at all, whatever its settings say. */
export const isIndexable = (page: string) => !unlistedPages.has(page);

/** Whether the product itself has the page. */
export const isProductPage = (page: string) =>
  page === "welcome" || listedPages.includes(page) || unlistedPages.has(page);
