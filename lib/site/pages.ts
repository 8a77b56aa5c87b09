import { NO_SCRIPT } from "./no-script";

/** One page of the product, or a folder of pages that share its rules. */
export type SitePage = {
  /** Its name in the SEO settings, and the first part of its path; `home` is at `/`. */
  readonly name: string;
  /** `signed-in`: visitors are redirected to sign in. */
  readonly access: "everyone" | "signed-in";
  /**
   * Where a visit goes that the instance's state does not allow: before set-up for most pages, after it for the
   * wizard. Pages without it are there at any time.
   */
  readonly unconfigured?: "/welcome" | "/setup";
  readonly configured?: "/";
  /** Its paths below belong to it too. */
  readonly folder?: true;
  /** Only paths below are its own: the page of that name is a template's, or none. */
  readonly onlyBelow?: true;
  /** Below it stand names whose letters matter. */
  readonly namesBelow?: true;
  /** `listed`: search engines may list it, and the sitemap does; `known`: so may they, by another page's address. */
  readonly indexed?: "listed" | "known";
  /** Its visits are counted. */
  readonly counted?: true;
  /** Visitors get it without the scripts of the framework; what it has of its own is `components/visitor`. */
  readonly scripts?: "own";
  /** Guests may pay there, by the payment provider's script. */
  readonly pays?: true;
  /** The SEO manager offers it among the built-in screens. */
  readonly seo?: true;
  /** A restaurant's: it is there while that is open. */
  readonly restaurant?: true;
  /** It is found in any case of the word. */
  readonly anyCase?: true;
  /**
   * The page cache keeps it, as it is the same for everyone. An address with one of the parameters `except` in its
   * query is answered separately; all others mean nothing.
   */
  readonly cached?: { readonly except: readonly string[] };
};

/** The notice to sign in, and a template's page in the frame below it. */
export const documentQuery = { except: ["returnUrl", "framed"] } as const;
/** The dishes that the server finds. */
const menuQuery = { except: [NO_SCRIPT] } as const;

const landing = { access: "everyone", counted: true, scripts: "own", cached: documentQuery } as const;
const ordering = {
  access: "everyone",
  unconfigured: "/setup",
  counted: true,
  cached: menuQuery,
  pays: true,
} as const;
const firstRestaurant = { ...ordering, indexed: "listed", seo: true, restaurant: true } as const;
const portal = { access: "signed-in", unconfigured: "/setup", folder: true } as const;

/**
 * Every page that the product has: the one place that lists them. The middleware, the guards, robots.txt, the sitemap,
 * the reserved names, the redirects, the counting of visits and the SEO manager derive from it.
 */
export const sitePages: readonly SitePage[] = [
  { name: "home", ...landing, unconfigured: "/welcome", indexed: "listed" },
  { name: "welcome", ...landing, unconfigured: "/setup", indexed: "known" },
  { name: "order1", ...firstRestaurant },
  { name: "order2", ...firstRestaurant },
  { name: "order", ...ordering, indexed: "known", folder: true, onlyBelow: true },
  { name: "login", access: "everyone", unconfigured: "/setup", seo: true },
  { name: "pair", access: "everyone", unconfigured: "/setup" },
  { name: "password", access: "everyone", unconfigured: "/setup" },
  { name: "Home", access: "everyone", unconfigured: "/setup", counted: true, anyCase: true },
  { name: "admin", ...portal },
  { name: "dashboard", ...portal, seo: true },
  { name: "portal", ...portal },
  { name: "setup", access: "everyone", configured: "/" },
  { name: "orders", access: "everyone", folder: true, namesBelow: true, pays: true },
  { name: "template-preview", access: "everyone", folder: true, namesBelow: true },
];

const byName: ReadonlyMap<string, SitePage> = new Map(sitePages.map((page) => [page.name, page]));

const named = (which: (page: SitePage) => unknown) => sitePages.filter(which).map(({ name }) => name);

/** How the names of the pages below `/order` begin; no other page has two hyphens there. */
export const RESTAURANT = "order--";

/** The path of a page on this site. */
export function pagePath(page: string): string {
  if (page.startsWith(RESTAURANT)) return `/order/${page.slice(RESTAURANT.length)}`;
  return page === "home" ? "/" : `/${page}`;
}

/** The name of the page at a path; pages below another one have its name, and each restaurant has its own. */
export function pageAt(pathname: string): string {
  const [, first = "", second, ...rest] = pathname.split("/");
  if (first === "") return "home";
  if (first === "order" && second && rest.length === 0) return `${RESTAURANT}${second}`;
  const inAnyCase = sitePages.find(
    ({ name, anyCase }) => anyCase && name.toLowerCase() === first.toLowerCase(),
  );
  return inAnyCase?.name ?? first;
}

/** The page of the product that answers at a path; null where it has none there. */
export function sitePageAt(pathname: string): SitePage | null {
  const name = pageAt(pathname);
  const page = byName.get(name.startsWith(RESTAURANT) ? "order" : name);
  if (!page || (page.name === "home" && pathname !== "/")) return null;
  const isItself = pathname.lastIndexOf("/") === 0;
  return (isItself ? !page.onlyBelow : page.folder) ? page : null;
}

/** Whether only those who are signed in may see the page at this path. */
export const isProtectedPath = (pathname: string) => sitePageAt(pathname)?.access === "signed-in";

/** The name of the page whose visits are counted at exactly this path; null where none are. */
export const countedPage = (pathname: string): string | null => {
  const page = sitePageAt(pathname);
  return page?.counted ? page.name : null;
};

/** Whether the page at exactly this path is sent without the scripts of the framework. */
export const isLean = (pathname: string): boolean => sitePageAt(pathname)?.scripts === "own";

/**
 * Whose policy the page at a path has: `site` what visitors see, `ordering` where they may pay, `portal` the others.
 * Who goes from one of these to another loads a new document.
 */
export function policyKind(pathname: string): "site" | "ordering" | "portal" {
  const page = sitePageAt(pathname);
  if (!page || page.scripts === "own") return "site";
  return page.pays ? "ordering" : "portal";
}

/** The pages that the sitemap lists, besides those of a template. */
export const listedPages: readonly string[] = named(({ indexed }) => indexed === "listed");

/** Whether search engines may index the page at all, whatever its settings say. */
export const isIndexable = (page: string) => byName.get(page)?.indexed !== undefined || !isProductPage(page);

/** Whether the product itself has the page. */
export const isProductPage = (page: string) => byName.get(page) !== undefined && !byName.get(page)?.onlyBelow;

/** Whether a restaurant shows the page, as long as it is open. */
export const isRestaurantPage = (page: string) =>
  page.startsWith(RESTAURANT) || byName.get(page)?.restaurant !== undefined;

/** Screens of the product that the SEO manager offers. */
export const seoScreens: readonly string[] = named(({ seo }) => seo);

/** The folders that robots.txt excludes. */
export const protectedFolders: readonly string[] = named(({ access }) => access === "signed-in");
