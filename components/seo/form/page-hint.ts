import { pagePath, reservedPaths } from "@/lib/site/pages";

/** Says that visitors can't reach a page yet, and what would bring it. */
export function pageHint(page: string): string {
  const leads = `${pagePath(page)} leads to the landing page`;
  return reservedPaths.has(page)
    ? `${leads}: this site has no page of that name.`
    : `${leads} until a template brings ${page}.html.`;
}
