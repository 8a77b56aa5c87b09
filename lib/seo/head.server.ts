import "server-only";
import type { HeadSettings } from "@/lib/platform/html/answers";
import type { PageHead } from "@/lib/platform/html/head";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import { log } from "@/lib/platform/log/log";
import { findMenuAt } from "@/lib/restaurants/published/server";
import { soldOutDishes } from "@/lib/restaurants/published/sold-out.server";
import { menuEntry } from "@/lib/restaurants/published/structured-data";
import { isIndexable, isRestaurantPage, pagePath } from "@/lib/site/pages";
import type { PageSeo } from "./answers";
import { canonicalOf } from "./canonical";
import { absolute, pageHead, type SocialPicture } from "./head";
import { storedPictureId } from "./pictures";
import { drawnText } from "./preview-image/drawn-text";
import { heroPictureOf, heroPreview } from "./preview-image/hero-preview.server";
import { previewPicture } from "./preview-image/preview-picture";
import { seoDefaults } from "./schema";
import { getSite } from "./site.server";
import { knownSeoState, type OwnPicture } from "./state.server";

type Known = { pages: ReadonlyMap<string, PageSeo>; pictures: ReadonlyMap<string, OwnPicture> };

/** All settings; none where they can't be read, as a page must not fail for want of them. */
async function knownSettings(): Promise<Known> {
  try {
    return await knownSeoState();
  } catch (error) {
    log.error({ err: error }, "The SEO settings can't be read; pages get the default tags");
    return { pages: new Map(), pictures: new Map() };
  }
}

/** The menu that a page shows; null where it shows none. */
async function menuAt(page: string) {
  if (!isRestaurantPage(page)) return null;
  const menu = await findMenuAt(pagePath(page)).catch(() => null);
  return menu && { menu, soldOut: await soldOutDishes(menu.restaurantId).catch(() => []) };
}

export type PreparedHead = {
  /**
   * Makes a page's head from its settings, else from what the page's document says of itself, else from the
   * project's name and the landing page.
   */
  make: (own?: HeadSettings) => PageHead;
};

type HeadOptions = {
  /** Whether the structured data has the menu that the page shows. */
  withMenu?: boolean;
};

/** Reads all that a page's head needs. */
export async function prepareHead(
  page: string,
  { withMenu = true }: HeadOptions = {},
): Promise<PreparedHead> {
  const [site, { pages, pictures }, hero, menu] = await Promise.all([
    getSite(),
    knownSettings(),
    heroPictureOf(page),
    withMenu ? menuAt(page) : null,
  ]);
  const defaults = site.defaults(page);
  if (menu) defaults.structuredData = [menuEntry(menu.menu, menu.soldOut, site.root)];
  const picture = (address: string): SocialPicture => ({
    ...pictures.get(storedPictureId(address, site.root) ?? ""),
    url: absolute(address, site.root),
  });
  const drawn = () =>
    hero
      ? heroPreview(site.root, page, hero)
      : previewPicture(site.root, page, drawnText(pages.get(page) ?? null, defaults.title, site.name));
  const saved = pages.get(page);
  const make = (own: HeadSettings = {}) => {
    const settings = saved ?? own;
    const openGraphPicture = settings.ogImage ? picture(settings.ogImage) : drawn();
    return pageHead({
      page,
      settings,
      defaults,
      siteName: site.name,
      siteRoot: site.root,
      canonical: canonicalOf(page, pages, site.root),
      openGraphPicture,
      twitterPicture: settings.twitterImage ? picture(settings.twitterImage) : openGraphPicture,
      indexable: isIndexable(page),
    });
  };
  return { make };
}

/** What the head of one of the product's own pages says. */
export async function getPageHead(page: string, options?: HeadOptions): Promise<PageHead> {
  return (await prepareHead(page, options)).make();
}

/** The structured data that somebody wrote for a page. */
export async function ownStructuredData(page: string): Promise<StructuredData[]> {
  return (await knownSettings()).pages.get(page)?.structuredData ?? [];
}

/** The language that a page is written in. */
export async function pageLanguage(page: string): Promise<string> {
  return (await knownSettings()).pages.get(page)?.language ?? seoDefaults.language;
}

/** What the site as a whole says of itself: what its home page says. */
export async function getSiteSeo() {
  const { tags } = await getPageHead("home");
  const content = (name: string) =>
    tags.flatMap((tag) => (tag.tag === "meta" && tag.name === name ? [tag.content] : []))[0] ?? "";
  const title = tags.flatMap((tag) => (tag.tag === "title" ? [tag.text] : []))[0] ?? "";
  return {
    title,
    description: content("description"),
    keywords: content("keywords"),
    ogImage: content("og:image"),
    canonical: content("og:url"),
  };
}
