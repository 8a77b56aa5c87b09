import { headers } from "next/headers";
import { cache } from "react";
import { knownLanguage, siteTranslate, siteTranslation } from "@/lib/business-profile/language.server";
import { DEFAULT_LANGUAGE } from "@/lib/platform/language/language";
import { translationOf, translatorOf } from "@/lib/platform/language/messages.server";
import { type Translate, type Translation, translator } from "@/lib/platform/language/translate";
import { findRestaurant } from "@/lib/restaurants/published/server";
import { pageLanguage } from "@/lib/seo/head.server";
import { LANGUAGE_HEADER } from "@/lib/site/language-header";
import { pageAt } from "@/lib/site/pages";

/** Returns the further language of the site in which the page is requested; null for the default one. */
export const requestedLanguage = cache(async (): Promise<string | null> => {
  return knownLanguage((await headers()).get(LANGUAGE_HEADER));
});

async function translationOfPage(page: string): Promise<Translation> {
  const language = await requestedLanguage();
  return language === null ? translationOf(await pageLanguage(page)) : siteTranslation(language);
}

/** Returns a translation for the data of an island; undefined for English without a prefix. */
export const islandTranslation = (translation: Translation): Translation | undefined =>
  translation.language === DEFAULT_LANGUAGE && translation.prefix === undefined ? undefined : translation;

/** Returns the product's texts in the language of a page; undefined for English. */
export const pageTranslation = async (page: string): Promise<Translation | undefined> =>
  islandTranslation(await translationOfPage(page));

export const pageTranslate = async (page: string): Promise<Translate> =>
  translator(await translationOfPage(page));

/**
 * Returns the product's texts in the language of the page of a restaurant.
 * @param language the further language of the site; null for the page's own
 */
export async function restaurantTranslate(restaurantId: string, language: string | null): Promise<Translate> {
  if (language !== null) return siteTranslate(language);
  const restaurant = await findRestaurant(restaurantId);
  return translatorOf(await pageLanguage(pageAt(restaurant?.path ?? "/order")));
}
