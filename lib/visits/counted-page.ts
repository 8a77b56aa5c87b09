import { pageAt } from "@/lib/seo/page-name";

/** The product's own public pages; only the Home screen is found in any case. */
const countedPaths: ReadonlySet<string> = new Set(["/", "/welcome", "/order1", "/order2"]);

/** The name of the public page that the product has at exactly this path; null where it has none. */
export function countedPage(pathname: string): string | null {
  return countedPaths.has(pathname) || /^\/home$/i.test(pathname) ? pageAt(pathname) : null;
}
