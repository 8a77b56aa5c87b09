import "server-only";
import de from "@/content/messages/de.json";
import es from "@/content/messages/es.json";
import fr from "@/content/messages/fr.json";
import it from "@/content/messages/it.json";
import { type Messages, type Translate, type Translation, translator } from "./translate";

const catalogs: Readonly<Record<string, Messages>> = { de, es, fr, it };

/** The languages besides English that have texts of the product for guests. */
export const catalogLanguages: readonly string[] = Object.keys(catalogs);

/**
 * Returns the texts of a language; without a translation of the product they are English, and numbers are in the language.
 * @param prefix the first part of the paths of pages in it, if it is not the default language of the site
 */
export const translationOf = (language: string, prefix = ""): Translation => ({
  language,
  messages: catalogs[new Intl.Locale(language).language] ?? {},
  ...(prefix !== "" && { prefix }),
});

export const translatorOf = (language: string, prefix = ""): Translate =>
  translator(translationOf(language, prefix));
