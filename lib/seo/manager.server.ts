import "server-only";
import { getLanding } from "@/lib/landing/server";
import { publishedPages } from "@/lib/pages/published.server";
import { isProductPage, isRestaurantPage, pageAt, seoScreens } from "@/lib/site/pages";
import { activePages } from "@/lib/templates/active.server";
import type { PageSeo } from "./answers";
import { type SeoManagerData, toSummary } from "./manager";
import { pageGroups } from "./page-name";
import { restaurantPages } from "./pages.server";
import { drawnText } from "./preview-image/drawn-text";
import { heroPictureOf } from "./preview-image/hero.server";
import { pagePreview } from "./preview-image/page-preview";
import { listPageSeo } from "./server";
import { toFlat } from "./shapes";
import { getSite } from "./site.server";

const listed = pageGroups.flatMap(({ pages }) => pages);

/** The pages that visitors can reach: those of the product, of restaurants, of the active template and of the owner. */
export async function existingPages(): Promise<string[]> {
  const [templatePages, restaurants, pages] = await Promise.all([
    activePages(),
    restaurantPages(),
    publishedPages(),
  ]);
  const product = [...listed, ...seoScreens].filter(
    (page) => isProductPage(page) && (!isRestaurantPage(page) || restaurants.includes(page)),
  );
  const others = [...pages, ...templatePages].map(({ path }) => pageAt(path));
  return [...new Set([...product, ...restaurants, ...others])];
}

/** The initial data of the SEO manager. */
export async function getSeoManager(): Promise<SeoManagerData> {
  const [{ root, name, restaurants, pages, defaults }, { content: landing }, existing, configured] =
    await Promise.all([getSite(), getLanding(), existingPages(), listPageSeo()]);
  const own = new Map(configured.map((seo): [string, PageSeo] => [seo.page, seo]));
  const names = new Set([...existing, ...own.keys()]);
  const addressOf = async (page: string) => {
    const text = drawnText(own.get(page), defaults(page).title, name);
    return pagePreview(page, await heroPictureOf(page), text).path;
  };
  const pictures = await Promise.all([...names].map(async (page) => [page, await addressOf(page)] as const));
  return {
    pages: configured.map((seo) => toSummary(toFlat(seo))),
    site: { root, name, landing, restaurants, pages, pictures: Object.fromEntries(pictures), existing },
  };
}
