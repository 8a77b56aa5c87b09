import "server-only";
import { pageOf, type RestaurantPaths } from "@/lib/landing/link-target";
import type { LandingLink } from "@/lib/landing/section-links";
import { isAutomatic } from "@/lib/navigation/navigation";
import {
  automatic,
  type NavigationSite,
  type PageLink,
  resolveNavigation,
  type ShownNavigation,
} from "@/lib/navigation/resolve";
import { knownNavigation } from "@/lib/navigation/shown.server";
import { navigationSite } from "@/lib/navigation/site.server";
import { type PublishedPage, publishedPages } from "@/lib/pages/published.server";
import { furtherLanguage, type Translate } from "@/lib/platform/language/translate";
import { reserveLink } from "@/lib/reservations/links.server";
import { pathIn } from "@/lib/site/language-paths";
import { publishedTexts } from "@/lib/translations/published.server";
import { withTexts } from "@/lib/translations/texts";
import { SITE } from "@/lib/translations/translation";
import { pathsIn } from "./existing.server";
import { shownLandingIn } from "./shown.server";

/** Returns a function that puts addresses of this site into a language, if their page exists in it. */
export async function localiser(language: string | null): Promise<(address: string) => string> {
  if (language === null) return (address) => address;
  const paths = await pathsIn(language);
  return (address) => {
    const [path = ""] = address.split(/[?#]/, 1);
    return paths.has(path) ? pathIn(language, address) : address;
  };
}

type PageWords = Pick<PublishedPage, "id" | "title" | "search">;

/** The title and the texts for search engines of a page of the owner's in a language; its own without a translation. */
export async function pageWordsIn({ id, title, search }: PageWords, language: string) {
  const texts = (await publishedTexts("page", id, language)) ?? {};
  const textAt = (path: string, own: string) => {
    const text = texts[path]?.text;
    return typeof text === "string" && text !== "" ? text : own;
  };
  return {
    title: textAt("title", title),
    search: {
      ...search,
      title: textAt("search.title", search.title),
      description: textAt("search.description", search.description),
    },
  };
}

/**
 * Returns the facts that decide where the links of a page lead, in its language. Paths that the owner typed are among the
 * paths of restaurants and pages, so that they stay in the language too.
 */
export async function navigationSiteIn(t: Translate): Promise<NavigationSite> {
  const site = await navigationSite(t);
  const language = furtherLanguage(t);
  if (language === null) return site;
  const [{ content }, localise, paths] = await Promise.all([
    shownLandingIn(language),
    localiser(language),
    pathsIn(language),
  ]);
  const linkIn = <Link extends LandingLink>(link: Link): Link => ({ ...link, href: localise(link.href) });
  const published = await publishedPages();
  const pageIn = async (link: PageLink) => {
    const page = published.find(({ id }) => id === pageOf(link.target));
    return linkIn(page ? { ...link, label: (await pageWordsIn(page, language)).title } : link);
  };
  const restaurants: RestaurantPaths = Object.fromEntries([
    ...[...paths].map((path) => [path, pathIn(language, path)] as const),
    ...Object.entries(site.restaurants).map(([target, path]) => [target, localise(path)] as const),
  ]);
  return {
    ...site,
    content,
    restaurants,
    pages: await Promise.all((site.pages ?? []).map(pageIn)),
    legal: await Promise.all((site.legal ?? []).map(pageIn)),
    menu: site.menu && linkIn(site.menu),
    reserve: site.reserve && linkIn(site.reserve),
  };
}

/** Returns the navigation and the footer as pages in the language of `t` show them. */
export async function shownNavigationIn(t: Translate, site: NavigationSite): Promise<ShownNavigation> {
  const navigation = await knownNavigation();
  if (isAutomatic(navigation)) return automatic;
  const language = furtherLanguage(t);
  const texts = language === null ? null : await publishedTexts("navigation", SITE, language);
  return resolveNavigation(texts ? withTexts("navigation", navigation, texts) : navigation, site);
}

/** Returns the address of the landing page for links to its sections. */
export const homeOf = ({ restaurants }: Pick<NavigationSite, "restaurants">) => restaurants["/"] ?? "/";

/** Returns the path at which guests reserve a table of a restaurant, in a language; null if it takes no reservations. */
export async function reserveLinkIn(
  restaurant: Parameters<typeof reserveLink>[0],
  language: string | null,
): Promise<string | null> {
  const [link, localise] = await Promise.all([reserveLink(restaurant), localiser(language)]);
  return link && localise(link);
}
