import { endOfRedirects, type Redirects } from "@/lib/seo/redirects/follow";
import { type FileHeaders, type HeaderRule, literal } from "./header-rules";

/** A redirect of paths that match the regular expression. */
export type SiteRedirect = {
  pattern: string;
  /** The path with its fragment, or the URL of another site; as ASCII. */
  target: string;
  /** The query of the target; empty without one. */
  query: string;
  /** The fragment of the target with `#`; empty without one. */
  fragment: string;
  /** True if the target is on this site, so that the query of the visit is kept. */
  isOwn: boolean;
};

/** The facts about the exported site for the configuration of a server. */
export type SiteRules = {
  /** The address of the site. */
  origin: string;
  redirects: SiteRedirect[];
  /** The names of files that differ from their paths. */
  renamed: { pattern: string; name: string }[];
  /** The headers of each kind of file. */
  kinds: FileHeaders[];
  /** The kinds of files by path, in the order in which they decide; all others are of kind 0. */
  rules: HeaderRule[];
  /** The headers of the page for unknown addresses. */
  notFound: FileHeaders;
  /** Media types by extension. */
  types: ReadonlyMap<string, string>;
};

/** Headers that every answer has; see `lib/platform/http/security-headers.mjs`. */
export const sentHeaders = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Resource-Policy",
  "Access-Control-Allow-Origin",
  "Permissions-Policy",
  "Referrer-Policy",
  "X-Content-Type-Options",
  "X-Frame-Options",
  "X-Robots-Tag",
  "Cache-Control",
] as const;

/** A segment in place of `:id`, as `maskPath` recognises it: it has a digit, `@` or `=`. */
const MASKED = "[^/]*[0-9@=][^/]*";

/** Returns the regular expression of the paths of a stored redirect; null if servers can't be told of it. */
function patternOf(path: string): string | null {
  const segments = path.split("/").map((segment) => {
    if (segment === ":id") return MASKED;
    try {
      const text = decodeURIComponent(segment);
      return /[\p{Cc}/]/u.test(text) ? null : literal(text);
    } catch {
      return null;
    }
  });
  return segments.includes(null) ? null : `^${segments.join("/")}$`;
}

/**
 * Returns the redirects in one hop each, without those that lead to a page of the application, or from a path with a
 * page.
 * @param hasPage true for an exported page
 * @param hasFile true for another exported file
 */
export function siteRedirects(
  redirects: Redirects,
  hasPage: (path: string) => boolean,
  hasFile: (path: string) => boolean = () => false,
): SiteRedirect[] {
  return [...redirects.keys()].flatMap((path): SiteRedirect[] => {
    const target = endOfRedirects(path, redirects, hasPage);
    const pattern = patternOf(path);
    if (target === null || pattern === null || hasPage(path) || !URL.canParse(target, "http://site.invalid"))
      return [];
    const { origin, pathname, search, hash } = new URL(target, "http://site.invalid");
    const isOwn = target.startsWith("/");
    if (isOwn && !hasPage(pathname) && !hasFile(pathname)) return [];
    const place = isOwn ? pathname : origin + pathname;
    return [{ pattern, target: place, query: search.slice(1), fragment: hash, isOwn }];
  });
}
