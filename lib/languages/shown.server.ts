import "server-only";
import { type Landing, shownLanding } from "@/lib/landing/server";
import type { PublishedPage } from "@/lib/pages/published.server";
import type { PageContent } from "@/lib/pages/schema";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { findRestaurant, publishedRestaurants } from "@/lib/restaurants/published/server";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { pathIn } from "@/lib/site/language-paths";
import { publishedTexts } from "@/lib/translations/published.server";
import { withRestaurantTexts, withTexts } from "@/lib/translations/texts";
import { SITE } from "@/lib/translations/translation";
import { languagesAt } from "./existing.server";

/** Returns the path of a page in a language; the one in the default language if it doesn't exist in it. */
export async function pagePathIn(language: string | null, path: string): Promise<string> {
  return language !== null && (await languagesAt(path)).includes(language) ? pathIn(language, path) : path;
}

/** Returns the landing page as visitors see it in a language; null for the default one. */
export async function shownLandingIn(language: string | null): Promise<Landing> {
  const landing = await shownLanding();
  const texts = language === null ? null : await publishedTexts("landing", SITE, language);
  return texts ? { ...landing, content: withTexts("landing", landing.content, texts) } : landing;
}

/** Returns a page of the owner's as visitors see it in a language; null for the default one. */
export async function pageContentIn(
  { id }: Pick<PublishedPage, "id">,
  content: PageContent,
  language: string | null,
): Promise<PageContent> {
  const texts = language === null ? null : await publishedTexts("page", id, language);
  return texts ? withTexts("page", content, texts) : content;
}

async function translated(restaurant: Restaurant, language: string): Promise<Restaurant> {
  const texts = await publishedTexts("menu", restaurant.restaurantId, language);
  const path = await pagePathIn(language, restaurant.path);
  return { ...(texts ? withRestaurantTexts(restaurant, texts) : restaurant), path };
}

/** The published restaurants with their translated menus. Only languages of the site get here. */
const restaurantsIn = (language: string) =>
  cachedRead(`restaurants in ${language}`, async () => {
    const restaurants = await publishedRestaurants.known();
    return new Map(
      await Promise.all(
        restaurants.map(async (one) => [one.restaurantId, await translated(one, language)] as const),
      ),
    );
  });

/** Returns a restaurant with its menu and the path of its page in a language; null for the default one. */
export async function restaurantIn(restaurant: Restaurant, language: string | null): Promise<Restaurant> {
  if (language === null) return restaurant;
  return (await restaurantsIn(language).known()).get(restaurant.restaurantId) ?? restaurant;
}

/** Like `findRestaurant`, in a language; null for the default one. */
export async function findRestaurantIn(
  restaurantId: string,
  language: string | null,
): Promise<Restaurant | null> {
  const restaurant = await findRestaurant(restaurantId);
  return restaurant && restaurantIn(restaurant, language);
}
