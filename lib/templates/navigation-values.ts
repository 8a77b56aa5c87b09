import type { LandingLink } from "@/lib/landing/section-links";
import type { CompleteNavigation } from "@/lib/navigation/resolve";
import type { ListEntries } from "./vocabulary";

/** Links of a preview that would leave it. */
export const NOWHERE = "#";

/** The lists that the navigation has entries for. */
export function navigationLists(
  { items, columns, pages = [] }: Pick<CompleteNavigation, "items" | "columns"> & Partial<CompleteNavigation>,
  preview: boolean,
) {
  const urlOf = (href: string) => (preview && !href.startsWith("#") ? NOWHERE : href);
  const linksOf = (links: readonly LandingLink[]) =>
    links.map(({ label, href }) => ({ label, url: urlOf(href) }));
  return {
    pages: linksOf(pages),
    navigation: items.map(({ label, href, links }) => ({
      label,
      url: href === null ? "" : urlOf(href),
      links: linksOf(links),
    })),
    footerColumns: columns.map(({ title, links }) => ({ title, links: linksOf(links) })),
  } satisfies ListEntries;
}
