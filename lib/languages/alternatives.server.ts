import "server-only";
import { siteLanguages } from "@/lib/business-profile/language.server";
import { pathIn } from "@/lib/site/language-paths";
import { languagesAt } from "./existing.server";

/** A page in one of its languages. */
export type Alternative = { language: string; path: string };

/**
 * Returns a page in all languages in which it exists, the default one first; none for a page in one language.
 * @param path the page's path in the default language
 */
export async function alternativesOf(path: string): Promise<Alternative[]> {
  const languages = await languagesAt(path);
  if (languages.length === 0) return [];
  const { default: first } = await siteLanguages();
  return [
    { language: first, path },
    ...languages.map((language) => ({ language, path: pathIn(language, path) })),
  ];
}
