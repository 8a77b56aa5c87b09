import { emptyProfile } from "@/lib/business-profile/schema";
import { saveBusinessProfile } from "@/lib/business-profile/server";
import { publishTranslation, saveTranslation } from "@/lib/translations/server";
import type { Texts, TranslationKind } from "@/lib/translations/translation";

/** Gives the site an English default and further languages. */
export const speak = (...otherLanguages: string[]) =>
  saveBusinessProfile({ ...emptyProfile, languages: ["en"], otherLanguages }, null);

const by = { author: "ada@bakery.example", expectedVersion: null };

const german = (kind: TranslationKind, owner: string) => ({ kind, owner, language: "de" });

/** Saves a German translation as a draft. */
export const translated = (kind: TranslationKind, owner: string, texts: Texts) =>
  saveTranslation(german(kind, owner), texts, by);

/** Saves and publishes a German translation. */
export async function publishedTranslation(kind: TranslationKind, owner: string, texts: Texts) {
  await translated(kind, owner, texts);
  return publishTranslation(german(kind, owner), by);
}
