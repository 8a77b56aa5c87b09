import { DEFAULT_LANGUAGE } from "@/lib/platform/language/language";
import { translationOf, translatorOf } from "@/lib/platform/language/messages.server";
import type { Translate, Translation } from "@/lib/platform/language/translate";
import { findRestaurant } from "@/lib/restaurants/published/server";
import { pageLanguage } from "@/lib/seo/head.server";
import { pageAt } from "@/lib/site/pages";

/** Returns the product's texts in the language of a page; undefined for English. */
export async function pageTranslation(page: string): Promise<Translation | undefined> {
  const language = await pageLanguage(page);
  return language === DEFAULT_LANGUAGE ? undefined : translationOf(language);
}

export const pageTranslate = async (page: string): Promise<Translate> =>
  translatorOf(await pageLanguage(page));

/** Returns the product's texts in the language of the page of a restaurant. */
export async function restaurantTranslate(restaurantId: string): Promise<Translate> {
  const restaurant = await findRestaurant(restaurantId);
  return pageTranslate(pageAt(restaurant?.path ?? "/order"));
}
