import { pageGroups, pageTitle } from "@/lib/seo/page-name";
import { RESTAURANT, seoScreens } from "@/lib/site/pages";

const names: Record<string, string> = { faq: "FAQ", order1: "African menu", order2: "Italian menu" };

const isRestaurant = (page: string) => page.startsWith(RESTAURANT);

/** Returns a page's label: “about-us” is “About us”. */
export const pageLabel = (page: string) =>
  (Object.hasOwn(names, page) ? names[page] : null) ??
  pageTitle(isRestaurant(page) ? page.slice(RESTAURANT.length) : page);

/** Marks a page that visitors can't reach, as its template or restaurant is gone. */
export const NOT_ON_SITE = "not on your site now";

type PageGroup = { title: string; pages: readonly string[] };

/** Groups the pages to choose from, without empty groups; unlisted ones are custom pages. */
export function groupsOf(pages: readonly string[]): PageGroup[] {
  const offered = new Set(pages);
  const named: PageGroup[] = [...pageGroups, { title: "Built-in Screens", pages: seoScreens }];
  const listed = new Set(named.flatMap(({ pages }) => pages));
  const added = [...offered].filter((page) => !listed.has(page)).sort();
  const groups = [
    ...named.map(({ title, pages }) => ({ title, pages: pages.filter((page) => offered.has(page)) })),
    { title: "Restaurants", pages: added.filter(isRestaurant) },
    { title: "Custom Pages", pages: added.filter((page) => !isRestaurant(page)) },
  ];
  return groups.filter(({ pages }) => pages.length > 0);
}
