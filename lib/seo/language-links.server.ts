import "server-only";
import { alternativesOf } from "@/lib/languages/alternatives.server";
import { siteRoot } from "./site.server";

/** The address of a page in a language, or the one for visitors of other languages. */
export type LanguageLink = { hreflang: string; href: string };

/**
 * Returns the addresses of a page in all of its languages, which each of them names (`hreflang`); none for a page in one.
 * @param path the page's path in the default language
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export async function languageLinks(path: string): Promise<LanguageLink[]> {
  const [alternatives, root] = await Promise.all([alternativesOf(path), siteRoot()]);
  if (alternatives.length === 0) return [];
  return [
    ...alternatives.map((one) => ({ hreflang: one.language, href: root + one.path })),
    { hreflang: "x-default", href: root + path },
  ];
}
