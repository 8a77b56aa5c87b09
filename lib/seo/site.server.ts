import "server-only";
import { cache } from "react";
import { businessKinds } from "@/lib/business-kinds/kinds.server";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { shownProfile } from "@/lib/business-profile/server";
import { profileProperties } from "@/lib/business-profile/structured-data";
import { knownConfiguration } from "@/lib/installation/state.server";
import { pageWordsIn } from "@/lib/languages/links.server";
import { restaurantIn, shownLandingIn } from "@/lib/languages/shown.server";
import { publishedPages } from "@/lib/pages/published.server";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import { siteOrigin } from "@/lib/platform/http/origin";
import { english } from "@/lib/platform/language/translate";
import { hoursProperties } from "@/lib/restaurants/hours/structured-data.server";
import { isSample, publishedRestaurants } from "@/lib/restaurants/published/server";
import type { Restaurant } from "@/lib/restaurants/published/types";
import type { HeadDefaults } from "./head";
import { headDefaults, type PageWords, type RestaurantWords } from "./head-defaults";

/** The origin for the site's absolute URLs, from the current settings; needs no query. */
export async function siteRoot(): Promise<string> {
  await knownConfiguration();
  return siteOrigin();
}

export type Site = {
  root: string;
  name: string;
  restaurants: readonly RestaurantWords[];
  pages: readonly PageWords[];
  defaults(page: string): HeadDefaults;
};

/** Returns the business profile as structured data of a restaurant; an empty object for a sample. */
export const businessOf = async ({
  restaurantId,
}: Pick<Restaurant, "restaurantId">): Promise<StructuredData> =>
  (await isSample(restaurantId))
    ? {}
    : { ...(await businessProperties()), ...(await hoursProperties(restaurantId)) };

/** None if they can't be read, so that pages don't fail. */
async function restaurantWords(language: string | null): Promise<RestaurantWords[]> {
  const restaurants = await publishedRestaurants.known().catch(() => []);
  return Promise.all(
    restaurants.map(async (restaurant) => {
      const { restaurantName, cuisine, tagline, closed } = await restaurantIn(restaurant, language);
      return { path: restaurant.path, restaurantName, cuisine, tagline, ...(closed && { closed }) };
    }),
  );
}

/** The titles and search texts of the owner's pages. */
async function pageWords(language: string | null): Promise<PageWords[]> {
  const pages = await publishedPages();
  return Promise.all(
    pages.map(async ({ id, path, title, search }) => ({
      path,
      ...(language === null ? { title, search } : await pageWordsIn({ id, title, search }, language)),
    })),
  );
}

/** Returns what the business profile says of the business, as structured data with its type. */
async function businessProperties(): Promise<StructuredData> {
  const [{ profile, contact, logo }, root] = await Promise.all([shownProfile(), siteRoot()]);
  const properties = profileProperties(profile, contact);
  const type = businessKinds().find(({ key }) => key === profile.kind)?.schemaType;
  const isLocal = properties.address !== undefined;
  return {
    "@type": isLocal ? (type ?? "LocalBusiness") : "Organization",
    ...(logo && { logo: root + logo.src, ...(isLocal && { image: root + logo.src }) }),
    ...properties,
  };
}

/**
 * The data that all pages share; read once per request.
 * @param language the further language of the site; null for the default one
 */
export const getSite = cache(async (language: string | null = null): Promise<Site> => {
  const [root, { contact }, { content }, restaurants, pages, business] = await Promise.all([
    siteRoot(),
    shownProfile(),
    shownLandingIn(language),
    restaurantWords(language),
    pageWords(language),
    businessProperties(),
  ]);
  const t = language === null ? english : await siteTranslate(language);
  const name = contact.name || "Business Platform";
  return {
    root,
    name,
    restaurants,
    pages,
    defaults: (page) => headDefaults({ page, root, name, landing: content, restaurants, pages, business, t }),
  };
});
