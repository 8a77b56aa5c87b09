import { NO_SCRIPT } from "./no-script";

/** One page of the product, or a folder of pages that share its rules. */
export type SitePage = {
  /** Its name in the SEO settings, and the first part of its path; `home` is at `/`. */
  readonly name: string;
  /** `signed-in`: visitors are redirected to sign in. */
  readonly access: "everyone" | "signed-in";
  /** The redirect of visits before set-up (`unconfigured`) or after it (`configured`), if any. */
  readonly unconfigured?: "/welcome" | "/setup";
  readonly configured?: "/";
  /** Includes all paths below it. */
  readonly folder?: true;
  /** Includes only paths below it; a template may have a page of this name. */
  readonly onlyBelow?: true;
  /** A page of the active template replaces it. */
  readonly replaceable?: true;
  /** The paths below it are case-sensitive. */
  readonly namesBelow?: true;
  /** `listed`: indexable and in the sitemap; `known`: indexable, but not listed under its own path. */
  readonly indexed?: "listed" | "known";
  /** True if its visits are counted. */
  readonly counted?: true;
  /** Sent without the scripts of the framework; `lib/site/own-scripts.ts` names those that stay. */
  readonly scripts?: "own";
  /** Some of its documents have an island, and are sent without those scripts although they aren't kept. */
  readonly island?: true;
  /** Guests may pay there, which needs the payment provider's script. */
  readonly pays?: true;
  /** The SEO manager offers it among the built-in screens. */
  readonly seo?: true;
  /** The page of a restaurant, available while that is open. */
  readonly restaurant?: true;
  /** The path is case-insensitive, without a redirect. */
  readonly anyCase?: true;
  /**
   * The page cache keeps it, as it is the same for everyone. Requests with one of the query parameters `except` are
   * answered without the cache; other parameters are ignored.
   */
  readonly cached?: { readonly except: readonly string[] };
};

/** The notice to sign in, and the framed page of a template below it. */
export const documentQuery = { except: ["returnUrl", "framed"] } as const;
/** A search without JavaScript. */
const menuQuery = { except: [NO_SCRIPT] } as const;

const landing = { access: "everyone", counted: true, scripts: "own", cached: documentQuery } as const;
const ordering = {
  access: "everyone",
  unconfigured: "/setup",
  counted: true,
  scripts: "own",
  cached: menuQuery,
  pays: true,
} as const;
const firstRestaurant = { ...ordering, indexed: "listed", seo: true, restaurant: true } as const;
/** A template may have pages of these names. */
const reserving = {
  access: "everyone",
  unconfigured: "/setup",
  folder: true,
  onlyBelow: true,
  namesBelow: true,
  scripts: "own",
  island: true,
} as const;
/** The pages that lead into the portal. */
const entrance = { access: "everyone", unconfigured: "/setup", island: true } as const;
const portal = { access: "signed-in", unconfigured: "/setup", folder: true } as const;

/**
 * Every page of the product, declared only here. The middleware, the guards, robots.txt, the sitemap,
 * the reserved names, the redirects, the counting of visits and the SEO manager derive from it.
 */
export const sitePages: readonly SitePage[] = [
  { name: "home", ...landing, unconfigured: "/welcome", indexed: "listed" },
  { name: "welcome", ...landing, unconfigured: "/setup", indexed: "known" },
  { name: "order1", ...firstRestaurant },
  { name: "order2", ...firstRestaurant },
  { name: "order", ...ordering, indexed: "known", folder: true, replaceable: true },
  { name: "login", ...entrance, seo: true },
  { name: "pair", ...entrance },
  { name: "password", ...entrance },
  { name: "Home", access: "everyone", unconfigured: "/setup", counted: true, anyCase: true },
  { name: "admin", ...portal },
  { name: "dashboard", ...portal, seo: true },
  { name: "portal", ...portal },
  { name: "setup", access: "everyone", configured: "/", island: true },
  { name: "orders", access: "everyone", folder: true, namesBelow: true, pays: true, island: true },
  { name: "reserve", ...reserving, counted: true, indexed: "known", cached: documentQuery },
  { name: "reservations", ...reserving },
  { name: "table", ...reserving },
  { name: "page-preview", access: "everyone", folder: true, namesBelow: true },
  { name: "template-preview", access: "everyone", folder: true, namesBelow: true },
];

const byName: ReadonlyMap<string, SitePage> = new Map(sitePages.map((page) => [page.name, page]));

const named = (which: (page: SitePage) => unknown) => sitePages.filter(which).map(({ name }) => name);

/** The prefix of page names below `/order`; no other page name contains it. */
export const RESTAURANT = "order--";

/** Between the segments of a path in the name of a page of the owner's; no other name contains it. */
export const SEGMENT = ".";

/** The path of a page on this site. */
export function pagePath(page: string): string {
  if (page.startsWith(RESTAURANT)) return `/order/${page.slice(RESTAURANT.length)}`;
  return page === "home" ? "/" : `/${page.replaceAll(SEGMENT, "/")}`;
}

/** The name of the page at a path; paths in a folder of the product have its name, except those of restaurants. */
export function pageAt(pathname: string): string {
  const [, first = "", second, ...rest] = pathname.split("/");
  if (first === "") return "home";
  if (first === "order" && second && rest.length === 0) return `${RESTAURANT}${second}`;
  const inAnyCase = sitePages.find(
    ({ name, anyCase }) => anyCase && name.toLowerCase() === first.toLowerCase(),
  );
  if (inAnyCase) return inAnyCase.name;
  return byName.has(first) ? first : [first, ...(second ? [second, ...rest] : [])].join(SEGMENT);
}

/** The page of the product at a path; null if it has none. */
export function sitePageAt(pathname: string): SitePage | null {
  const name = pageAt(pathname);
  const page = byName.get(name.startsWith(RESTAURANT) ? "order" : name);
  if (!page || (page.name === "home" && pathname !== "/")) return null;
  const isItself = pathname.lastIndexOf("/") === 0;
  return (isItself ? !page.onlyBelow : page.folder) ? page : null;
}

/** Returns whether the page at this path requires signing in. */
export const isProtectedPath = (pathname: string) => sitePageAt(pathname)?.access === "signed-in";

/** The name of the page at exactly this path if its visits are counted, else null. */
export const countedPage = (pathname: string): string | null => {
  const page = sitePageAt(pathname);
  return page?.counted ? page.name : null;
};

/** Returns whether the page at exactly this path is sent without the scripts of the framework. */
export const isLean = (pathname: string): boolean => sitePageAt(pathname)?.scripts === "own";

/** Returns whether the document at this path may have an island. */
export const hasIsland = (pathname: string): boolean => sitePageAt(pathname)?.island === true;

/**
 * The content security policy of the page at a path: `ordering` permits payment, `portal` is for users. Navigation from
 * one policy to another loads a new document.
 */
export function policyKind(pathname: string): "site" | "ordering" | "portal" {
  const page = sitePageAt(pathname);
  if (page?.pays) return "ordering";
  return !page || page.scripts === "own" ? "site" : "portal";
}

/** The pages of the product in the sitemap. */
export const listedPages: readonly string[] = named(({ indexed }) => indexed === "listed");

/** Returns whether search engines may index the page, unless its settings forbid it. */
export const isIndexable = (page: string) => byName.get(page)?.indexed !== undefined || !isProductPage(page);

/** Returns whether the page belongs to the product. */
export const isProductPage = (page: string) => byName.get(page) !== undefined && !byName.get(page)?.onlyBelow;

/** Returns whether the page belongs to a restaurant. */
export const isRestaurantPage = (page: string) =>
  page.startsWith(RESTAURANT) || byName.get(page)?.restaurant !== undefined;

/** The built-in screens in the SEO manager. */
export const seoScreens: readonly string[] = named(({ seo }) => seo);

/** The folders that robots.txt excludes. */
export const protectedFolders: readonly string[] = named(({ access }) => access === "signed-in");
