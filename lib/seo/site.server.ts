import "server-only";
import { cache } from "react";
import { knownConfiguration } from "@/lib/installation/state.server";
import { shownLanding } from "@/lib/landing/server";
import { siteOrigin } from "@/lib/platform/http/origin";
import { publishedRestaurants } from "@/lib/restaurants/published/server";
import type { HeadDefaults } from "./head";
import { headDefaults, type RestaurantWords } from "./head-defaults";

/** The origin for the site's absolute URLs, from the current settings; needs no query. */
export async function siteRoot(): Promise<string> {
  await knownConfiguration();
  return siteOrigin();
}

export type Site = {
  root: string;
  name: string;
  restaurants: readonly RestaurantWords[];
  defaults(page: string): HeadDefaults;
};

/** None if they can't be read, so that pages don't fail. */
async function restaurantWords(): Promise<RestaurantWords[]> {
  const restaurants = await publishedRestaurants.known().catch(() => []);
  return restaurants.map(({ path, restaurantName, cuisine, tagline, closed }) => ({
    path,
    restaurantName,
    cuisine,
    tagline,
    ...(closed && { closed }),
  }));
}

/** The data that all pages share; read once per request. */
export const getSite = cache(async (): Promise<Site> => {
  const [root, state, { content }, restaurants] = await Promise.all([
    siteRoot(),
    knownConfiguration(),
    shownLanding(),
    restaurantWords(),
  ]);
  const name = state?.projectName || "Business Platform";
  return {
    root,
    name,
    restaurants,
    defaults: (page) => headDefaults({ page, root, name, landing: content, restaurants }),
  };
});
