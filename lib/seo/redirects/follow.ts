import { parseUrl } from "@/lib/platform/address/parse-url";
import { maskPath, normalisePath } from "./path";

/** Targets by path. */
export type Redirects = ReadonlyMap<string, string>;

const SITE = "http://site.invalid";

/** A target's normalised path; null for other sites. */
function pathOf(target: string): string | null {
  const url = target.startsWith("/") ? parseUrl(target, SITE) : null;
  return url && normalisePath(url.pathname);
}

/** The key of the redirect for a visit to `path`: the path itself, or else the path with placeholders. */
function keyOf(path: string, redirects: Redirects): string | null {
  return [path, maskPath(path)].find((key) => redirects.has(key)) ?? null;
}

/**
 * The cycle that redirects from `path` end in, such as `/a`, `/b`, `/a`; null if they end at a target.
 * @param leadsTo returns the path to which the site itself redirects one, else the same path
 */
export function findLoop(
  path: string,
  redirects: Redirects,
  leadsTo = (target: string) => target,
): string[] | null {
  const way: string[] = [];
  for (let key = keyOf(path, redirects); key !== null; ) {
    way.push(key);
    if (way.indexOf(key) < way.length - 1) return way;
    const next = pathOf(redirects.get(key) ?? "");
    key = next && keyOf(leadsTo(next), redirects);
  }
  return null;
}

function withQuery(target: string, query: string): string {
  const { pathname, search, hash } = new URL(target, SITE);
  const together = [search.slice(1), query].filter(Boolean).join("&");
  return `${pathname}${together && `?${together}`}${hash}`;
}

/**
 * The redirect target of a visit, as ASCII for the header `Location`; null without a redirect.
 * @param query of the visit, without `?`; appended to targets on this site
 */
export function followRedirect(path: string, query: string, redirects: Redirects): string | null {
  const key = keyOf(path, redirects);
  const target = key === null ? undefined : redirects.get(key);
  if (target === undefined) return null;
  return target.startsWith("/") ? withQuery(target, query) : (parseUrl(target)?.href ?? null);
}

/**
 * Returns the target at the end of the redirects from a path, so that visitors are redirected once; null without a
 * redirect.
 * @param hasPage true for a path of a page, which precedes a redirect from there
 */
export function endOfRedirects(
  path: string,
  redirects: Redirects,
  hasPage: (path: string) => boolean,
): string | null {
  let target = redirects.get(path) ?? null;
  for (const passed = new Set([path]); target !== null; ) {
    const next = pathOf(target);
    const key = next === null || hasPage(next) ? null : keyOf(next, redirects);
    if (key === null || passed.has(key)) return target;
    passed.add(key);
    target = redirects.get(key) ?? null;
  }
  return target;
}
