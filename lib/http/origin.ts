import { environment } from "@/lib/env";
import { parseUrl } from "./parse-url";

/** The header in which the server passes on the visitor's address; what a visitor sends there is dropped. */
export const ADDRESS_HEADER = "x-client-address";
export const REQUEST_ID_HEADER = "x-request-id";
/** The header in which the middleware names the page that is asked for; what a visitor sends there is dropped. */
export const PAGE_HEADER = "x-page";

type HeaderReader = { get(name: string): string | null };

/** Scheme and host under which the visitor reached this site, or SITE_URL's where that is set. */
export function siteOrigin(headers: HeaderReader): string {
  const { SITE_URL } = environment();
  if (SITE_URL) return new URL(SITE_URL).origin;
  const protocol = headers.get("x-forwarded-proto")?.split(",")[0]?.trim() === "https" ? "https" : "http";
  return `${protocol}://${requestHost(headers)}`;
}

export function isHttps(headers: HeaderReader): boolean {
  return siteOrigin(headers).startsWith("https:");
}

function requestHost(headers: HeaderReader): string {
  return headers.get("x-forwarded-host")?.split(",")[0]?.trim() || headers.get("host") || "localhost";
}

/**
 * Whether a browser says that one of this site's own pages sent the request; null where it says nothing.
 * `Sec-Fetch-Site` is set by the browser itself (W3C Fetch Metadata), `Origin` goes with every cross-origin POST.
 */
export function isSameOrigin(headers: HeaderReader): boolean | null {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = headers.get("origin");
  if (!origin) return null;
  const host = parseUrl(origin)?.host;
  if (host === undefined) return false;
  return host === headers.get("host") || siteOrigin(headers).endsWith(`://${host}`);
}
