import "server-only";
import { siteLanguage } from "@/lib/business-profile/language.server";
import type { PublishedPage } from "@/lib/pages/published.server";
import type { HeadSettings } from "@/lib/platform/html/answers";
import type { PageHead } from "@/lib/platform/html/head";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import { log } from "@/lib/platform/log/log";
import { findRestaurantAt } from "@/lib/restaurants/published/server";
import { menuEntry } from "@/lib/restaurants/published/structured-data";
import { readAvailability } from "@/lib/restaurants/stock/availability.server";
import { pathIn } from "@/lib/site/language-paths";
import { isIndexable, isRestaurantPage, pageAt, pagePath } from "@/lib/site/pages";
import type { PageSeo } from "./answers";
import { canonicalOf } from "./canonical";
import { absolute, canonicalPage, defaultCanonical, pageHead, type SocialPicture, tagContent } from "./head";
import { languageLinks } from "./language-links.server";
import { storedPictureId } from "./pictures";
import { drawnText } from "./preview-image/drawn-text";
import { heroPictureOf } from "./preview-image/hero.server";
import { pagePreview } from "./preview-image/page-preview";
import { businessOf, getSite } from "./site.server";
import { knownSeoState, type OwnPicture } from "./state.server";

type Known = { pages: ReadonlyMap<string, PageSeo>; pictures: ReadonlyMap<string, OwnPicture> };

/** All settings; none if they can't be read, so that pages don't fail. */
async function knownSettings(): Promise<Known> {
  try {
    return await knownSeoState();
  } catch (error) {
    log.error({ err: error }, "The SEO settings can't be read; pages get the default tags");
    return { pages: new Map(), pictures: new Map() };
  }
}

/** The menu that a page shows; null if it shows none. */
async function menuAt(page: string) {
  if (!isRestaurantPage(page)) return null;
  const restaurant = await findRestaurantAt(pagePath(page)).catch(() => null);
  if (!restaurant) return null;
  const available = await readAvailability(restaurant.restaurantId).catch(() => null);
  return { restaurant, soldOut: available?.soldOut ?? [] };
}

/** The settings of a page for another language: its texts follow from the translated content. */
function settingsIn(language: string, settings: HeadSettings | undefined): HeadSettings {
  const { robots, author, ogImage, ogType, twitterCard, twitterImage, twitterSite } = settings ?? {};
  return { robots, author, ogImage, ogType, twitterCard, twitterImage, twitterSite, language };
}

/** Returns the addresses of a page in its languages, if its page in the default language is canonical and may be indexed. */
async function languageLinksOf(page: string, pages: Known["pages"], root: string) {
  const isCanonical = canonicalOf(page, pages, root) === defaultCanonical(page, root);
  const isHidden = pages.get(page)?.robots.startsWith("noindex");
  return isCanonical && !isHidden ? languageLinks(pagePath(canonicalPage(page))) : [];
}

type HeadOptions = {
  /** The further language of the site that the page is in; null for the default one. */
  language?: string | null;
  /** True if the structured data includes the menu that the page shows. */
  withMenu?: boolean;
};

/**
 * Reads the data for a page's head.
 * @returns makes the head from the page's settings, else from its document, else from the project's name
 * and the landing page
 */
export async function prepareHead(
  page: string,
  { withMenu = true, language = null }: HeadOptions = {},
): Promise<(own?: HeadSettings) => PageHead> {
  const [site, { pages, pictures }, hero, menu] = await Promise.all([
    getSite(),
    knownSettings(),
    heroPictureOf(page),
    withMenu ? menuAt(page) : null,
  ]);
  const saved = pages.get(page);
  const defaults = (language === null ? site : await getSite(language)).defaults(page);
  const links = await languageLinksOf(page, pages, site.root).catch(() => []);
  if (menu)
    defaults.structuredData = [
      menuEntry(menu.restaurant, menu.soldOut, site.root, await businessOf(menu.restaurant)),
    ];
  const preview = pagePreview(page, hero, drawnText(saved, site.defaults(page).title, site.name));
  const picture = (address: string): SocialPicture => ({
    ...pictures.get(storedPictureId(address, site.root) ?? ""),
    url: absolute(address, site.root),
  });
  return (own: HeadSettings = {}) => {
    const settings = language === null ? (saved ?? own) : settingsIn(language, saved ?? own);
    const openGraphPicture = settings.ogImage
      ? picture(settings.ogImage)
      : { ...preview, url: site.root + preview.path };
    return pageHead({
      page,
      settings,
      defaults,
      siteName: site.name,
      siteRoot: site.root,
      canonical:
        language === null
          ? canonicalOf(page, pages, site.root)
          : site.root + pathIn(language, pagePath(canonicalPage(page))),
      languageLinks: links,
      openGraphPicture,
      twitterPicture: settings.twitterImage ? picture(settings.twitterImage) : openGraphPicture,
      indexable: isIndexable(page),
    });
  };
}

/** The head of one of the product's own pages. */
export async function getPageHead(page: string, options?: HeadOptions): Promise<PageHead> {
  return (await prepareHead(page, options))();
}

/** The head of a page of the owner's: its settings in the SEO manager, else those that were published with it. */
export async function ownersPageHead(
  { path, search }: Pick<PublishedPage, "path" | "search">,
  language: string | null = null,
): Promise<PageHead> {
  const head = await prepareHead(pageAt(path), { language });
  return head(search.hidden ? { robots: "noindex, follow" } : {});
}

/** The structured data in the settings of a page. */
export async function ownStructuredData(page: string): Promise<StructuredData[]> {
  return (await knownSettings()).pages.get(page)?.structuredData ?? [];
}

/** The language in the settings of a page; undefined without settings. */
export const savedLanguage = async (page: string) => (await knownSettings()).pages.get(page)?.language;

/** The language that a page is written in: its settings', else that of the site. */
export async function pageLanguage(page: string): Promise<string> {
  return (await savedLanguage(page)) ?? siteLanguage();
}

/** The tags of the site as a whole: those of its home page. */
export async function getSiteSeo() {
  const head = await getPageHead("home");
  return {
    title: tagContent(head, "title"),
    description: tagContent(head, "description"),
    keywords: tagContent(head, "keywords"),
    ogImage: tagContent(head, "og:image"),
    canonical: tagContent(head, "og:url"),
  };
}
