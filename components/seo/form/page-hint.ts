import { isReservedName } from "@/lib/site/own-paths";
import { pagePath } from "@/lib/site/pages";

/** Explains why visitors can't reach a page yet. */
export function pageHint(page: string): string {
  const leads = `${pagePath(page)} leads to the landing page`;
  return isReservedName(page)
    ? `${leads}: this site has no page of that name.`
    : `${leads} until a template brings ${page}.html.`;
}
