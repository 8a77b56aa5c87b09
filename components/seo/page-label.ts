import { pageGroups, pageTitle } from "@/lib/seo/page-name";
import { RESTAURANT, seoScreens } from "@/lib/site/pages";

const names: Record<string, string> = { faq: "FAQ", order1: "African menu", order2: "Italian menu" };

const isRestaurant = (page: string) => page.startsWith(RESTAURANT);

/** Returns a page's label: “about-us” is “About us”. */
export const pageLabel = (page: string) =>
  (Object.hasOwn(names, page) ? names[page] : null) ??
  pageTitle(isRestaurant(page) ? page.slice(RESTAURANT.length) : page);

type PageGroup = { title: string; pages: readonly string[] };

/** Groups the pages to choose from; unlisted ones are custom pages. */
export function groupsWith(others: readonly string[]): PageGroup[] {
  const groups: PageGroup[] = [...pageGroups, { title: "Built-in Screens", pages: seoScreens }];
  const listed = new Set(groups.flatMap(({ pages }) => pages));
  const added = [...new Set(others)].filter((page) => !listed.has(page)).sort();
  const more = [
    { title: "Restaurants", pages: added.filter(isRestaurant) },
    { title: "Custom Pages", pages: added.filter((page) => !isRestaurant(page)) },
  ];
  return [...groups, ...more.filter(({ pages }) => pages.length > 0)];
}
