import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { DEFAULT_LANGUAGE } from "@/lib/platform/language/language";
import { translationOf } from "@/lib/platform/language/messages.server";
import { languageTag } from "@/lib/platform/language/schema";
import { type Translate, type Translation, translator } from "@/lib/platform/language/translate";
import { AsyncStorage } from "@/lib/platform/runtime/async-storage";
import { remember } from "@/lib/platform/runtime/remember";
import { languagePrefix, type SiteLanguages } from "@/lib/site/language-paths";
import { shownProfile } from "./server";
import { translatedShortTexts } from "./short-texts.server";

/** Returns the language that the site is written in, and those into which it is translated. */
export async function siteLanguages(): Promise<SiteLanguages> {
  const { languages, otherLanguages } = (await shownProfile()).profile;
  const first = languages[0] ?? DEFAULT_LANGUAGE;
  return { default: first, others: otherLanguages.filter((language) => language !== first) };
}

/** Returns the default language of the site: the first one of the business. */
export const siteLanguage = async (): Promise<string> => (await siteLanguages()).default;

/** Returns a further language of the site; null for the default one, and for one that the site doesn't have. */
export const knownLanguage = async (language: string | null | undefined): Promise<string | null> =>
  (await siteLanguages()).others.find((one) => one === language) ?? null;

/** @throws AppError `not-found` for a language that the site doesn't have */
export async function requireLanguage(language: string | undefined): Promise<string | null> {
  const known = await knownLanguage(language);
  if (language !== undefined && known === null)
    throw new AppError("not-found", "The site does not have this language.");
  return known;
}

const ofCall = remember("guest language", () => new AsyncStorage<string | null>());

/** Returns the language of the guest whose call is answered; null for the default one of the site. */
export const guestLanguage = (): string | null => ofCall.getStore() ?? null;

/** Answers a call of a guest in the language of the page that made it; in the default one if the site doesn't have it. */
export async function inGuestLanguage<Result>(
  language: string | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  return ofCall.run(await knownLanguage(language), run);
}

/** Returns what a page without a translation answers. */
export const missingTranslation = async () => (await shownProfile()).profile.missingTranslation;

/**
 * Returns the product's texts for guests, for pages, mails, pushes and API messages, with the translated short texts of the owner.
 * @param language a further language of the site; null for the default one. Missing for that of the call
 */
export async function siteTranslation(language = guestLanguage()): Promise<Translation> {
  const { default: first, others } = await siteLanguages();
  if (language === null) return translationOf(first);
  if (!others.includes(language)) return translationOf(language);
  return {
    ...translationOf(language, languagePrefix(language)),
    shortTexts: await translatedShortTexts(language),
  };
}

export const siteTranslate = async (language = guestLanguage()): Promise<Translate> =>
  translator(await siteTranslation(language));

/**
 * Returns the product's texts for the answer to a guest's call: in the language that the call names, else in that of the page
 * that makes it (`Accept-Language` with one language), else in the default one of the site.
 */
export async function callTranslate(headers: Headers, language?: string): Promise<Translate> {
  const known = await knownLanguage(language);
  return siteTranslate(known ?? languageTag.safeParse(headers.get("accept-language")).data ?? null);
}
