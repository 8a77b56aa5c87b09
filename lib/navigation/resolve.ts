import type { Contact } from "@/lib/business-profile/contact";
import type { RestaurantPaths } from "@/lib/landing/link-target";
import type { LandingContent } from "@/lib/landing/schema";
import { type LandingLink, sectionLinks } from "@/lib/landing/section-links";
import { columnTitle, footerColumns } from "@/lib/landing/sections";
import { resolveOnPage } from "@/lib/landing/shown-sections";
import { english, type Translate } from "@/lib/platform/language/translate";
import {
  isSiteTarget,
  type Navigation,
  type NavigationLink,
  type SiteTarget,
  siteTargets,
} from "./navigation";

/** A link to a page, and the target that names it. */
export type PageLink = LandingLink & { target: string };

/** The facts that decide where links lead. */
export type NavigationSite = {
  content: LandingContent;
  restaurants: RestaurantPaths;
  /** The links to the pages that the owner wants in the navigation. */
  pages?: readonly PageLink[];
  /** The links to the other legal pages. */
  legal?: readonly PageLink[];
  /** Null without a published menu. */
  menu: LandingLink | null;
  /** Null if no restaurant takes reservations. */
  reserve: LandingLink | null;
  contact: Pick<Contact, "phones" | "email" | "places">;
};

/** An entry of the navigation; null as address for one that only opens its links. */
export type ShownItem = { label: string; href: string | null; links: LandingLink[] };
export type ShownColumn = { title: string; links: LandingLink[] };

/** The navigation as pages show it; null for what the landing page has by itself. Sections are `#features`. */
export type ShownNavigation = { items: ShownItem[] | null; columns: ShownColumn[] | null };

/** Everything that the landing page has by itself. */
export const automatic: ShownNavigation = { items: null, columns: null };

const siteLinks: Record<SiteTarget, (site: NavigationSite) => LandingLink | null> = {
  "site:menu": ({ menu }) => menu,
  "site:reserve": ({ reserve }) => reserve,
  "site:phone": ({ contact: { phones } }) =>
    phones[0] ? { label: phones[0].number, href: phones[0].href } : null,
  "site:email": ({ contact: { email } }) => (email ? { label: email, href: `mailto:${email}` } : null),
  "site:address": ({ contact: { places } }) =>
    places[0] ? { label: places[0].lines.join(", "), href: places[0].mapUrl } : null,
};

/** Returns a link with its address; null if it leads nowhere. */
function resolveLink({ label, target }: NavigationLink, site: NavigationSite): LandingLink | null {
  if (isSiteTarget(target)) {
    const own = siteLinks[target](site);
    return own && { label: label || own.label, href: own.href };
  }
  const href = resolveOnPage(site.content, target, site.restaurants);
  return href === null ? null : { label, href };
}

const resolveLinks = (links: readonly NavigationLink[], site: NavigationSite) =>
  links.flatMap((link) => resolveLink(link, site) ?? []);

/** The words of a link: its own, else those of its target. */
export const wordsOf = ({ label, target }: NavigationLink) =>
  label || (isSiteTarget(target) ? siteTargets[target] : target);

/** Returns the pages of the navigation that no entry leads to. */
const otherPages = (items: readonly ShownItem[], { pages = [] }: NavigationSite): ShownItem[] =>
  pages
    .filter(({ href }) => !items.some((item) => [item, ...item.links].some((link) => link.href === href)))
    .map(({ label, href }) => ({ label, href, links: [] }));

/**
 * Returns the owner's entries that lead somewhere, followed by the other pages of the navigation, and the columns that
 * have links.
 */
export function resolveNavigation(navigation: Navigation, site: NavigationSite): ShownNavigation {
  const items = navigation.items.flatMap<ShownItem>((item) => {
    const links = resolveLinks(item.links, site);
    const own = item.target === "" ? null : resolveLink(item, site);
    if (own) return [{ ...own, links }];
    return links.length > 0 ? [{ label: wordsOf(item), href: null, links }] : [];
  });
  const columns = navigation.columns
    .map(({ title, links }) => ({ title, links: resolveLinks(links, site) }))
    .filter(({ links }) => links.length > 0);
  return {
    items: navigation.hasOwnItems ? [...items, ...otherPages(items, site)] : null,
    columns: navigation.hasOwnColumns ? columns : null,
  };
}

/** The links at the top that the landing page has by itself. */
export const automaticLinks = (
  { content, menu, reserve, pages = [] }: Pick<NavigationSite, "content" | "menu" | "reserve" | "pages">,
  t: Translate = english,
): LandingLink[] => [
  ...(menu ? [menu] : []),
  ...(reserve ? [reserve] : []),
  ...pages.map(({ label, href }) => ({ label, href })),
  ...sectionLinks(content, t),
];

export const toItem = (link: LandingLink): ShownItem => ({ ...link, links: [] });

/** The columns of the landing page, without links that lead nowhere. */
export const automaticColumns = (
  { content, restaurants }: Pick<NavigationSite, "content" | "restaurants">,
  t: Translate = english,
): ShownColumn[] =>
  footerColumns
    .map((column) => ({
      title: columnTitle(content, column, t),
      links: content.footer.links[column].flatMap(({ label, url }) => {
        const href = resolveOnPage(content, url, restaurants);
        return href === null ? [] : [{ label, href }];
      }),
    }))
    .filter(({ links }) => links.length > 0);

/** The column of the legal pages that every page leads to until the owner chooses the columns; none without such pages. */
export const legalColumns = (
  { legal = [] }: Pick<NavigationSite, "legal">,
  t: Translate = english,
): ShownColumn[] =>
  legal.length > 0 ? [{ title: t("Legal"), links: legal.map(({ label, href }) => ({ label, href })) }] : [];

/** The columns of the landing page, followed by the legal pages that they don't lead to. */
function columnsWithLegal(site: NavigationSite, t: Translate): ShownColumn[] {
  const columns = automaticColumns(site, t);
  const known = new Set(columns.flatMap(({ links }) => links.map(({ href }) => href)));
  const legal = (site.legal ?? []).filter(({ href }) => !known.has(href));
  return [...columns, ...legalColumns({ legal }, t)];
}

/** Adds the legal pages to the columns that the landing page has by itself. */
export const withLegal = (
  shown: ShownNavigation,
  site: NavigationSite,
  t: Translate = english,
): ShownNavigation => ({ ...shown, columns: shown.columns ?? columnsWithLegal(site, t) });

/** All links, whether the owner chose those at the top, and the pages among them. */
export type CompleteNavigation = {
  items: ShownItem[];
  columns: ShownColumn[];
  hasOwnItems: boolean;
  pages: readonly LandingLink[];
};

/** Puts what the landing page has by itself in the place of what the owner didn't choose. */
export const withAutomatic = (
  { items, columns }: ShownNavigation,
  site: NavigationSite,
  t: Translate = english,
): { items: ShownItem[]; columns: ShownColumn[] } => ({
  items: items ?? automaticLinks(site, t).map(toItem),
  columns: columns ?? columnsWithLegal(site, t),
});

/** Returns the targets that lead nowhere, each once. */
export function lostTargets({ items, columns }: Navigation, site: NavigationSite): string[] {
  const links = [
    ...items,
    ...items.flatMap((item) => item.links),
    ...columns.flatMap((column) => column.links),
  ];
  const lost = links.filter((link) => link.target !== "" && resolveLink(link, site) === null);
  return [...new Set(lost.map(({ target }) => target))];
}

/** The sections of pages in the style of the landing page. */
const ofShell: readonly string[] = ["#contact"];

/** The path of the landing page, and its sections that the page with the links has itself. */
export type Place = { home: string; sections?: readonly string[] };

const placeLink =
  ({ home, sections = ofShell }: Place) =>
  ({ label, href }: LandingLink): LandingLink => ({
    label,
    href: href.startsWith("#") && !sections.includes(href) ? `${home}${href}` : href,
  });

/** Returns entries with addresses for another page than the landing page. */
export const placeItems = (items: readonly ShownItem[], place: Place): ShownItem[] =>
  items.map(({ label, href, links }) => ({
    label,
    href: href === null ? null : placeLink(place)({ label, href }).href,
    links: links.map(placeLink(place)),
  }));

/** Returns columns with addresses for another page than the landing page. */
export const placeColumns = (columns: readonly ShownColumn[], place: Place): ShownColumn[] =>
  columns.map(({ title, links }) => ({ title, links: links.map(placeLink(place)) }));
