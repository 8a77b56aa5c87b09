import { pageGroups, pageTitle } from "@/lib/seo/page-name";
import { seoScreens } from "@/lib/site/pages";

const names: Record<string, string> = { faq: "FAQ", order1: "African menu", order2: "Italian menu" };

/** A page's name for people: “about-us” is “About us”. */
export const pageLabel = (page: string) =>
  (Object.hasOwn(names, page) ? names[page] : null) ?? pageTitle(page);

type PageGroup = { title: string; pages: readonly string[] };

/** All pages that can be chosen, in their groups; those that nobody listed are custom pages. */
export function groupsWith(others: readonly string[]): PageGroup[] {
  const groups: PageGroup[] = [...pageGroups, { title: "Built-in Screens", pages: seoScreens }];
  const listed = new Set(groups.flatMap(({ pages }) => pages));
  const custom = [...new Set(others)].filter((page) => !listed.has(page)).sort();
  return custom.length > 0 ? [...groups, { title: "Custom Pages", pages: custom }] : groups;
}
