import { parseUrl } from "@/lib/platform/address/parse-url";
import { maskPath, normalisePath } from "./path";

/** Where each path leads. */
export type Redirects = ReadonlyMap<string, string>;

const SITE = "http://site.invalid";

/** A target's normalised path; null where it leads to another site. */
function pathOf(target: string): string | null {
  const url = target.startsWith("/") ? parseUrl(target, SITE) : null;
  return url && normalisePath(url.pathname);
}

/** The key of the redirect for a visit to `path`: the path itself, or else the path with placeholders. */
function keyOf(path: string, redirects: Redirects): string | null {
  return [path, maskPath(path)].find((key) => redirects.has(key)) ?? null;
}

/** The circle that redirects from `path` lead into, as in `/a`, `/b`, `/a`; null where they end. */
export function findLoop(path: string, redirects: Redirects): string[] | null {
  const way: string[] = [];
  for (let key = keyOf(path, redirects); key !== null; ) {
    way.push(key);
    if (way.indexOf(key) < way.length - 1) return way;
    const next = pathOf(redirects.get(key) ?? "");
    key = next && keyOf(next, redirects);
  }
  return null;
}

function withQuery(target: string, query: string): string {
  const { pathname, search, hash } = new URL(target, SITE);
  const together = [search.slice(1), query].filter(Boolean).join("&");
  return `${pathname}${together && `?${together}`}${hash}`;
}

/**
 * Where a visit is sent on to, in ASCII as it stands in a `Location`; null where no redirect begins there.
 * @param query of the visit, without `?`: it goes along to a path of this site, but not to others
 */
export function followRedirect(path: string, query: string, redirects: Redirects): string | null {
  const key = keyOf(path, redirects);
  const target = key === null ? undefined : redirects.get(key);
  if (target === undefined) return null;
  return target.startsWith("/") ? withQuery(target, query) : (parseUrl(target)?.href ?? null);
}
