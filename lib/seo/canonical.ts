import { absolute, defaultCanonical } from "./head";

/** Pages that search engines have no business with. */
const unindexed = new Set(["admin", "dashboard", "login", "portal", "setup"]);

/** Whether search engines may list the page at all, whatever its settings say. */
export const isIndexable = (page: string) => !unindexed.has(page);

/** The address that a page is known by; the landing page's two addresses share one. */
export function canonicalOf(
  page: string,
  pages: ReadonlyMap<string, { canonical: string }>,
  root: string,
): string {
  const isLanding = page === "home" || page === "welcome";
  const set = isLanding
    ? pages.get("home")?.canonical || pages.get("welcome")?.canonical
    : pages.get(page)?.canonical;
  return set ? absolute(set, root) : defaultCanonical(page, root);
}
