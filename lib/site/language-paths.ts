/** The languages of a site (BCP 47): pages in the default one have no prefix in their paths. */
export type SiteLanguages = { default: string; others: string[] };

/** A page and the language in which it is requested; null for the default language. */
export type LanguagePath = { language: string | null; path: string };

/** The first part of the paths of pages in a language, such as `/pt-br`. */
export const languagePrefix = (language: string) => `/${language.toLowerCase()}`;

/** Puts a path or an address below the site's root, such as `/#contact`, into a language; null for the default one. */
export function pathIn(language: string | null, address: string): string {
  if (language === null) return address;
  const rest = /^\/(?![\w~%])/.test(address) ? address.slice(1) : address;
  return languagePrefix(language) + rest;
}

const withoutPrefix = (pathname: string, prefix: string): string | null => {
  if (pathname === prefix) return "/";
  return pathname.startsWith(`${prefix}/`) && pathname.length > prefix.length + 1
    ? pathname.slice(prefix.length)
    : null;
};

/** Returns the language and the page of a path. A path with the prefix of no further language is in the default one. */
export function parseLanguagePath(pathname: string, { others }: Pick<SiteLanguages, "others">): LanguagePath {
  for (const language of others) {
    const path = withoutPrefix(pathname, languagePrefix(language));
    if (path !== null) return { language, path };
  }
  return { language: null, path: pathname };
}

/** The prefixes of a site's default language, which lead to the paths without one: `/pt-br`, and `/pt`. */
const defaultPrefixes = (language: string) => [
  languagePrefix(language),
  languagePrefix(new Intl.Locale(language).language),
];

/** Returns the path of a page that is requested with the prefix of the default language; null for other paths. */
export function withoutDefaultPrefix(pathname: string, languages: SiteLanguages): string | null {
  if (languages.others.length === 0 || parseLanguagePath(pathname, languages).language !== null) return null;
  for (const prefix of defaultPrefixes(languages.default)) {
    const path = withoutPrefix(pathname, prefix);
    if (path !== null) return path;
  }
  return null;
}

/** Returns the first segments of paths that are languages of the site; none while it has one language. */
export const languageSegments = ({ default: first, others }: SiteLanguages): string[] =>
  others.length === 0
    ? []
    : [...new Set([...others.map(languagePrefix), ...defaultPrefixes(first)])].map((prefix) =>
        prefix.slice(1),
      );

const tag = /^\/[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?(?=\/|$)/;

/** Returns the page of a path whose first segment looks like a language, which the site may not have; null for others. */
export function pageBelowLanguage(pathname: string): string | null {
  const [prefix] = tag.exec(pathname) ?? [];
  return prefix === undefined ? null : withoutPrefix(pathname, prefix);
}
