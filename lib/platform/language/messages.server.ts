import "server-only";
import de from "@/content/messages/de.json";
import { type Messages, type Translate, type Translation, translator } from "./translate";

const catalogs: Readonly<Record<string, Messages>> = { de };

/** Returns the texts of a language; without a translation of the product they are English, and numbers are in the language. */
export const translationOf = (language: string): Translation => ({
  language,
  messages: catalogs[new Intl.Locale(language).language] ?? {},
});

export const translatorOf = (language: string): Translate => translator(translationOf(language));
