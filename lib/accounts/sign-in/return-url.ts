import { DEFAULT_RETURN_URL } from "@/lib/accounts/schema";
import { parseUrl } from "@/lib/platform/address/parse-url";

const forbidden = /[\p{Cc}\\]/u;
const ANY_SITE = "http://site.invalid";

/** Returns whether a browser resolves the text to a path of the current site. `/.//host` would become `//host`. */
function isPath(text: string): boolean {
  if (!text.startsWith("/") || forbidden.test(text)) return false;
  const url = parseUrl(text, ANY_SITE);
  return url?.origin === ANY_SITE && !url.pathname.startsWith("//");
}

/**
 * Returns the given URL if it is a path of this site, else the fallback. Refuses other origins and `//host` (open
 * redirects).
 */
export function safeReturnUrl(given: unknown, fallback = DEFAULT_RETURN_URL): string {
  if (typeof given !== "string" || given.length > 2000) return fallback;
  try {
    return isPath(given) && isPath(decodeURIComponent(given)) ? given : fallback;
  } catch {
    return fallback;
  }
}
