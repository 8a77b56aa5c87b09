import type { Resource } from "@/lib/platform/cache/resource";
import { hrefOf, prefixOf } from "@/lib/platform/http/call-path";
import { cachedFolders, cachedPages } from "./cached-pages";
import { islandPlace } from "./island";
import { pageBelowLanguage } from "./language-paths";
import { isOwnScript } from "./own-scripts";
import { documentQuery, hasIsland, isLean, pageAt, policyKind, sitePageAt } from "./pages";

const menuPage = (path: string, page: string): Resource => ({
  path,
  kind: "page",
  page,
  forEveryone: true,
  isOwnScript,
  partWithoutScripts: islandPlace,
});

/** The addresses of these calls without the base of the API, which Next.js rewrites. */
const rewritten = { base: "" };

const data = (path: string): Resource => ({ path, kind: "data" });

const call = (path: string, keeps?: Resource["keeps"]): Resource => ({
  ...data(path),
  ...(keeps && { keeps }),
  isCall: true,
});

/** Before the set-up, the answer depends on the caller. */
const isConfigured = (body: Buffer) => JSON.parse(body.toString()).isConfigured === true;

const fixed: ReadonlyMap<string, Resource> = new Map(
  [
    ...[...cachedPages].map(
      ([path, { page }]): Resource =>
        policyKind(path) === "ordering"
          ? menuPage(path, page)
          : {
              path,
              kind: "page",
              page,
              ...(isLean(path) && { isOwnScript }),
            },
    ),
    data("/sitemap.xml"),
    data("/robots.txt"),
    data("/site.webmanifest"),
    call(hrefOf("GET /config/check"), isConfigured),
    call(hrefOf("GET /templates/active")),
    call(hrefOf("GET /templates/active", rewritten)),
    ...[
      "/favicon.ico",
      "/icon.svg",
      "/icon-192.png",
      "/icon-512.png",
      "/icon-maskable-512.png",
      "/apple-touch-icon.png",
    ].map((path): Resource => ({ path, kind: "file" })),
  ].map((resource) => [resource.path, resource]),
);

/** Folders of immutable files: their paths contain a content hash. */
const folders: readonly (Pick<Resource, "asWebp" | "forGood"> & { prefix: string })[] = [
  { prefix: "/_next/static/" },
  { prefix: prefixOf("GET /site/{file}"), forGood: true },
  { prefix: prefixOf("GET /templates/files/{id}/{hash}/{path...}"), asWebp: true },
  { prefix: prefixOf("GET /templates/files/{id}/{hash}/{path...}", rewritten), asWebp: true },
  { prefix: prefixOf("GET /pictures/files/{id}/{content}/{file}"), forGood: true },
  { prefix: prefixOf("GET /seo/images/{id}") },
  { prefix: prefixOf("GET /seo/preview-images/{page}/{file}") },
  { prefix: prefixOf("GET /landing/icons/{icon}"), forGood: true },
  { prefix: prefixOf("GET /landing/icons/{icon}", rewritten), forGood: true },
];

/** The menu of a restaurant; responses with 404 are not cached. */
const menuCall = new RegExp(`^${prefixOf("GET /ordering/menus/{id}")}[\\w-]{1,64}$`);
const LANGUAGE_QUERY = "language";
const menuLanguage = /^language=[a-zA-Z-]{2,12}$/;
/** A page of a restaurant: its menu, or that on which its tables are reserved. */
const restaurantPage = /^(\/(?:order|reserve)\/)[a-z0-9-]{1,60}$/;
const templatePage = /^\/[a-z0-9-]+$/;
const MAX_PATH = 600;

/** Returns whether a path is spelled as in the site's own links; only such paths are cached. */
function isCanonical(path: string): boolean {
  if (path.length > MAX_PATH || path.includes("//") || path.includes("/.")) return false;
  if (/^[\w/.-]+$/.test(path)) return true;
  try {
    return path.split("/").every((segment) => encodeURIComponent(decodeURIComponent(segment)) === segment);
  } catch {
    return false;
  }
}

function hasParameter(query: string, names: readonly string[]): boolean {
  if (query === "") return false;
  const given = new URLSearchParams(query);
  return names.some((name) => given.has(name));
}

/** The router of Next.js requests a page's data with it. */
const ROUTER_QUERY = "_rsc";

const documentParameters = [...documentQuery.except, ROUTER_QUERY];

/** A page of the active template, or one that the owner made of sections. */
const ownersPage = (path: string): Resource => ({
  path,
  kind: "page",
  page: pageAt(path),
  isOwnScript,
  ofOwner: true,
});

/** Returns whether a query needs another answer than the cached one. */
const isAnother = (query: string, except: readonly string[], { forEveryone }: Resource) =>
  hasParameter(query, forEveryone ? except : [...except, ROUTER_QUERY]);

/** The language of a menu is part of its address; with any other query it is that of the default language. */
function menuCallAt(path: string, query: string): Resource | null {
  if (!hasParameter(query, [LANGUAGE_QUERY])) return call(path);
  return menuLanguage.test(query) ? call(`${path}?${query}`) : null;
}

type FoundPage = { found: Resource; except: readonly string[] };

function restaurantPageAt(path: string): FoundPage | null {
  const folder = cachedFolders.get(restaurantPage.exec(path)?.[1] ?? "");
  return folder ? { found: menuPage(path, folder.page), except: folder.except } : null;
}

/**
 * A page of the product in a language that the site may have; null for the home page and pages of the owner's, which are
 * found by the patterns of `ownersPage`.
 */
function translatedPage(path: string, inDefault: string): FoundPage | null {
  const known = fixed.get(inDefault);
  const fixedPage = inDefault === "/" ? undefined : cachedPages.get(inDefault);
  const page = known && fixedPage ? { found: known, except: fixedPage.except } : restaurantPageAt(inDefault);
  return page && { found: { ...page.found, path, ofOwner: true }, except: page.except };
}

/** The page with an island at an address (path and query) that the page cache doesn't keep; null if there is none. */
export function islandPageAt(url: string): Resource | null {
  const [path = "", query = ""] = url.split("?", 2);
  if (!hasIsland(path) || hasParameter(query, [ROUTER_QUERY])) return null;
  return { path, kind: "page", isOwnScript, partWithoutScripts: islandPlace };
}

/**
 * The cacheable resource at an address (path and query); null if there is none.
 * @param accept the header `Accept`
 */
export function resourceAt(url: string, accept = ""): Resource | null {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark + 1);
  const known = fixed.get(path);
  if (known) {
    const except = cachedPages.get(path)?.except;
    return except && isAnother(query, except, known) ? null : known;
  }
  const folder = folders.find(({ prefix }) => path.startsWith(prefix));
  if (folder) {
    if (!isCanonical(path)) return null;
    const { asWebp, forGood } = folder;
    return {
      path,
      kind: "file",
      ...(forGood && { forGood }),
      ...(asWebp && accept.includes("image/webp") && { asWebp }),
    };
  }
  if (menuCall.test(path)) return menuCallAt(path, query);
  const restaurant = restaurantPageAt(path);
  if (restaurant) return isAnother(query, restaurant.except, restaurant.found) ? null : restaurant.found;
  const inLanguage = pageBelowLanguage(path);
  const translated = inLanguage === null ? null : translatedPage(path, inLanguage);
  if (translated) return isAnother(query, translated.except, translated.found) ? null : translated.found;
  if (!templatePage.test(path) || path.length > MAX_PATH) return null;
  if (hasParameter(query, documentParameters)) return null;
  return ownersPage(path);
}

/** Paths below another, of pages of the owner's: of up to three parts, after a language. */
const nestedPath = /^\/[a-z0-9-]+(\/[a-z0-9-]+){1,3}$/;

/** The cacheable page of the owner's below another, at an address that `resourceAt` doesn't know; null otherwise. */
export function nestedPageAt(url: string): Resource | null {
  const [path = "", query = ""] = url.split("?", 2);
  if (!nestedPath.test(path) || path.length > MAX_PATH || sitePageAt(path)) return null;
  return hasParameter(query, documentParameters) ? null : ownersPage(path);
}
