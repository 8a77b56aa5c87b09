import { pageGroups, pagePath } from "@/lib/seo/page-name";

const templatePages: readonly string[] = pageGroups.flatMap(({ pages }) => pages);

/** Says that visitors can't reach a page yet, and what would bring it. */
export function pageHint(page: string): string {
  const leads = `${pagePath(page)} leads to the landing page`;
  return templatePages.includes(page)
    ? `${leads} until a template brings ${page}.html.`
    : `${leads}: this site has no page of that name.`;
}
