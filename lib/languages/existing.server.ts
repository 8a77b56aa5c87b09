import "server-only";
import { missingTranslation, siteLanguages } from "@/lib/business-profile/language.server";
import { findPageAt, formerPagePath, publishedPages } from "@/lib/pages/published.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { RESTAURANT_LIST, reservePath } from "@/lib/restaurants/paths";
import { listedRestaurants, publishedRestaurants } from "@/lib/restaurants/published/server";
import {
  type LanguagePath,
  pageBelowLanguage,
  parseLanguagePath,
  pathIn,
  withoutDefaultPrefix,
} from "@/lib/site/language-paths";
import { activePages } from "@/lib/templates/active.server";
import { languagesOf } from "@/lib/translations/published.server";
import { SITE, type TranslationKind } from "@/lib/translations/translation";
import { languageOfGuestPage } from "./guest-pages.server";

/** A content on which the existence of a page in a language depends. */
type Owner = readonly [kind: TranslationKind, ownerId: string];

const menusOf = (restaurants: readonly { restaurantId: string }[]) =>
  restaurants.map(({ restaurantId }): Owner => ["menu", restaurantId]);

/**
 * Returns the pages that can exist in several languages, by path, with the contents of which one has to be translated. The
 * documents of a template are in one language.
 */
async function translatablePages(): Promise<ReadonlyMap<string, readonly Owner[]>> {
  const [pages, restaurants, listed, documents] = await Promise.all([
    publishedPages(),
    publishedRestaurants.known().catch(() => []),
    listedRestaurants().catch(() => []),
    activePages().catch(() => []),
  ]);
  const landing: Owner[] = [["landing", SITE]];
  const found = new Map<string, readonly Owner[]>([
    ["/", landing],
    ["/welcome", landing],
    [RESTAURANT_LIST, menusOf(listed)],
    ...pages.map(({ id, path }) => [path, [["page", id]]] as [string, Owner[]]),
    ...restaurants.flatMap((restaurant): [string, Owner[]][] =>
      [restaurant.path, reservePath(restaurant.path)].map((path) => [path, menusOf([restaurant])]),
    ),
  ]);
  for (const { path } of documents) {
    found.delete(path);
    if (path === "/") found.delete("/welcome");
  }
  return found;
}

async function languagesOfAny(owners: readonly Owner[]): Promise<string[]> {
  const all = await Promise.all(owners.map(([kind, ownerId]) => languagesOf(kind, ownerId)));
  return [...new Set(all.flat())];
}

type Translatable = {
  /** The further languages of the site in which each page exists, by path; none for a page that could be translated. */
  languages: ReadonlyMap<string, readonly string[]>;
  paths: ReadonlyMap<string, ReadonlySet<string>>;
};

const nothing: Translatable = { languages: new Map(), paths: new Map() };

/** Each request of a page asks for it. */
const translatable = cachedRead("translatable pages", async (): Promise<Translatable> => {
  const { others } = await siteLanguages();
  if (others.length === 0) return nothing;
  const languages = await Promise.all(
    [...(await translatablePages())].map(async ([path, owners]) => {
      const found = await languagesOfAny(owners);
      return [path, others.filter((language) => found.includes(language))] as const;
    }),
  );
  const pathsOf = (language: string) =>
    languages.flatMap(([path, found]) => (found.includes(language) ? [path] : []));
  return {
    languages: new Map(languages),
    paths: new Map(others.map((language) => [language, new Set(pathsOf(language))])),
  };
});

const known = () => translatable.known().catch(() => nothing);

/** Returns the further languages of the site in which the page at a path exists. */
export const languagesAt = async (path: string): Promise<readonly string[]> =>
  (await known()).languages.get(path) ?? [];

/** Returns the paths of the pages that exist in a further language. */
export const pathsIn = async (language: string): Promise<ReadonlySet<string>> =>
  (await known()).paths.get(language) ?? new Set();

/** A request of a page: the page and its language, an address to go to, or a page that isn't translated. */
export type LanguageVisit =
  | ({ kind: "page" } & LanguagePath)
  | { kind: "redirect"; to: string; isPermanent: boolean }
  | ({ kind: "missing" } & LanguagePath);

/**
 * Returns what a path stands for. An owner's page at exactly this path, such as `/de/about`, comes before a translation.
 * @param path without the query
 */
export async function languageVisit(pathname: string): Promise<LanguageVisit> {
  const asRequested = { kind: "page", language: null, path: pathname } as const;
  const languages = await siteLanguages();
  if (languages.others.length === 0) return asRequested;
  const unprefixed = withoutDefaultPrefix(pathname, languages);
  const { language, path } = parseLanguagePath(pathname, languages);
  if (unprefixed === null && language === null)
    return { ...asRequested, language: await languageOfGuestPage(pathname) };
  const documents = await activePages().catch(() => []);
  if ((await findPageAt(pathname)) || documents.some((one) => one.path === pathname)) return asRequested;
  if (unprefixed !== null) return { kind: "redirect", to: unprefixed, isPermanent: true };
  if (language === null) return asRequested;
  // Nobody can translate it, so that an address in a further language is not a missing translation.
  if (documents.some((one) => one.path === path)) return { kind: "redirect", to: path, isPermanent: false };
  if (!(await known()).languages.has(path)) {
    const moved = await formerPagePath(path);
    return moved ? { kind: "redirect", to: pathIn(language, moved), isPermanent: true } : asRequested;
  }
  if ((await languagesAt(path)).includes(language)) return { kind: "page", language, path };
  return (await missingTranslation()) === "default"
    ? { kind: "redirect", to: path, isPermanent: false }
    : { kind: "missing", language, path };
}

/**
 * Returns where the path of no page leads: in a language of the site to its landing page, below the prefix of another language
 * to the page without it, so that links from before a language was removed stay useful.
 */
export async function wayFromUnknownPath(pathname: string): Promise<string> {
  const { language } = parseLanguagePath(pathname, await siteLanguages());
  if (language !== null)
    return (await languagesAt("/welcome")).includes(language) ? pathIn(language, "/welcome") : "/welcome";
  const page = pageBelowLanguage(pathname);
  return page !== null && (await translatablePages()).has(page) ? page : "/welcome";
}

/** The pages in the default language by the paths of their translations. Each request of a kept page asks for it. */
const translatedPages = cachedRead("translated pages", async (): Promise<ReadonlyMap<string, string>> => {
  const { paths } = await translatable.get();
  const all = [...paths].flatMap(([language, pages]) =>
    [...pages].map((path): [string, string] => [pathIn(language, path), path]),
  );
  const visits = await Promise.all(all.map(([path]) => languageVisit(path)));
  return new Map(all.filter((_, index) => visits[index]?.kind === "page" && visits[index].language !== null));
});

const knownTranslatedPages = () =>
  translatedPages.known().catch((): ReadonlyMap<string, string> => new Map());

/** Returns the page in the default language whose translation is at a path; null if there is none. */
export const translatedPageAt = async (pathname: string): Promise<string | null> =>
  (await knownTranslatedPages()).get(pathname) ?? null;

/** Returns the paths of some pages in the further languages in which they exist. */
export async function translatedPaths(pages: readonly string[]): Promise<string[]> {
  const wanted = new Set(pages);
  return [...(await knownTranslatedPages())].flatMap(([path, page]) => (wanted.has(page) ? [path] : []));
}
