import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingHttpHeaders } from "node:http";
import { environment } from "@/lib/env";
import { remember } from "@/lib/remember";
import { isHost } from "./host";
import { parseUrl } from "./parse-url";

/** The header in which the server passes on the visitor's address; what a visitor sends there is dropped. */
export const ADDRESS_HEADER = "x-client-address";
export const REQUEST_ID_HEADER = "x-request-id";
/** The header in which the middleware names the page that is asked for; what a visitor sends there is dropped. */
export const PAGE_HEADER = "x-page";
/**
 * The header by which the server tells that a request came with headers of a proxy, which stand in it no longer where
 * they are not believed; what a visitor sends there is dropped.
 */
export const PROXIED_HEADER = "x-came-by-proxy";

type HeaderReader = { get(name: string): string | null };

const kept = remember("site address", () => ({
  address: "",
  origins: new AsyncLocalStorage<string>(),
}));

/** Keeps the address that the settings give the site; empty where each request says. */
export function keepSiteAddress(address: string) {
  kept.address = parseUrl(address)?.origin ?? "";
}

/** Runs what answers a request that came in at an origin. */
export function atOrigin<Answer>(origin: string, answer: () => Answer): Answer {
  return kept.origins.run(origin, answer);
}

/** The origin of `SITE_URL`, else of the address in the settings; null where neither is given. */
function knownOrigin(): string | null {
  const { SITE_URL } = environment();
  return SITE_URL ? new URL(SITE_URL).origin : kept.address || null;
}

/**
 * Scheme and host that the site's own addresses begin with: SITE_URL's, else those in the settings, else those under
 * which the request being answered reached this site. Needs no query.
 * @param headers those of the request; where they are not at hand, what the server noted of it counts
 */
export function siteOrigin(headers?: HeaderReader): string {
  return knownOrigin() ?? (headers ? originOf(headers) : (kept.origins.getStore() ?? "http://localhost"));
}

/** Scheme and host under which a visitor reached this site, as far as the request tells. */
export function requestOrigin(headers: IncomingHttpHeaders): string {
  return originOf({ get: (name) => headers[name]?.toString() ?? null });
}

function originOf(headers: HeaderReader): string {
  const protocol = headers.get("x-forwarded-proto") === "https" ? "https" : "http";
  const host = headers.get("x-forwarded-host") || headers.get("host") || "";
  return parseUrl(`${protocol}://${isHost(host) ? host : "localhost"}`)?.origin ?? "http://localhost";
}

/**
 * Whether the browser reached the site by HTTPS: a cookie that says so is kept by no other. An address in the settings
 * tells it of its own host alone, so that one mistyped locks nobody out.
 */
export function isHttps(headers: HeaderReader): boolean {
  const { SITE_URL } = environment();
  if (SITE_URL) return SITE_URL.startsWith("https:");
  const visited = originOf(headers);
  return visited.startsWith("https:") || visited.replace(/^http:/, "https:") === kept.address;
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
  if (!host) return false;
  const own = [headers.get("host"), headers.get("x-forwarded-host"), parseUrl(siteOrigin(headers))?.host];
  return own.includes(host);
}
