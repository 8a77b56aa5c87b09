import "server-only";
import { DEFAULT_LANGUAGE } from "@/lib/platform/language/language";
import { translatorOf } from "@/lib/platform/language/messages.server";
import type { Translate } from "@/lib/platform/language/translate";
import { shownProfile } from "./server";

/** Returns the language of the site: the first one of the business. */
export const siteLanguage = async (): Promise<string> =>
  (await shownProfile()).profile.languages[0] ?? DEFAULT_LANGUAGE;

/** The default language of the site, and the further ones in the owner's order. */
export type SiteLanguages = { default: string; others: string[] };

/** Returns the languages in which pages can exist. */
export async function siteLanguages(): Promise<SiteLanguages> {
  const [first, { profile }] = await Promise.all([siteLanguage(), shownProfile()]);
  return { default: first, others: profile.otherLanguages.filter((language) => language !== first) };
}

/** Returns the translator of the site's language, for mails, pushes and API messages to guests. */
export const siteTranslate = async (): Promise<Translate> => translatorOf(await siteLanguage());
