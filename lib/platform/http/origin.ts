import type { IncomingHttpHeaders } from "node:http";
import { parseUrl } from "@/lib/platform/address/parse-url";
import { AsyncStorage } from "@/lib/platform/runtime/async-storage";
import { environment } from "@/lib/platform/runtime/env";
import { remember } from "@/lib/platform/runtime/remember";
import { recordTables } from "@/lib/platform/tracking/reads";
import { isHost } from "./host";
import { isLoopbackOrigin } from "./loopback";

/** An internal header with the client's address, set by the HTTP server; removed from clients' requests. */
export const ADDRESS_HEADER = "x-client-address";
export const REQUEST_ID_HEADER = "x-request-id";
/**
 * An internal header of requests with proxy headers, including those removed from an untrusted proxy; removed from
 * clients' requests.
 */
export const PROXIED_HEADER = "x-came-by-proxy";

type HeaderReader = { get(name: string): string | null };

const kept = remember("site address", () => ({
  address: "",
  setupOrigin: null as string | null,
  origins: new AsyncStorage<string>(),
}));

/** Stores the site's address from the settings; empty if each request decides. */
export function keepSiteAddress(address: string) {
  kept.address = parseUrl(address)?.origin ?? "";
}

/**
 * Stores the origin that set-up was saved from; empty if unknown. A loopback origin, such as that of `SETUP_*`, counts
 * as unknown.
 */
export function keepSetupAddress(address: string) {
  const origin = parseUrl(address)?.origin ?? null;
  kept.setupOrigin = origin && isLoopbackOrigin(origin) ? null : origin;
}

/**
 * Returns the origin that the owner saved set-up from, or null. It is only a proposal for the site's address, and not
 * used in absolute URLs.
 */
export const setupOrigin = (): string | null => kept.setupOrigin;

/** Runs `answer` with `origin` as the current request's origin. */
export function atOrigin<Answer>(origin: string, answer: () => Answer): Answer {
  return kept.origins.run(origin, answer);
}

/** The origin of `SITE_URL`, parsed once. */
let parsedSite = { url: "", origin: "" };

/** Returns `knownOrigin()` without recording that the current value was read from the settings. */
export function configuredOrigin(): string | null {
  const { SITE_URL } = environment();
  if (!SITE_URL) return kept.address || null;
  if (parsedSite.url !== SITE_URL) parsedSite = { url: SITE_URL, origin: new URL(SITE_URL).origin };
  return parsedSite.origin;
}

/** Returns the origin of absolute URLs, from `SITE_URL`, else from the settings; null if it depends on the request. */
export function knownOrigin(): string | null {
  recordTables("Configuration");
  return configuredOrigin();
}

/**
 * Returns the origin of absolute URLs, from `SITE_URL`, else from the settings, else from the request.
 * @param headers the headers of the request; without them, the origin of `atOrigin` is used
 */
export function siteOrigin(headers?: HeaderReader): string {
  return (
    knownOrigin() ?? (headers ? visitedOrigin(headers) : (kept.origins.getStore() ?? "http://localhost"))
  );
}

/** Returns the origin of a request. */
export function requestOrigin(headers: IncomingHttpHeaders): string {
  return visitedOrigin({ get: (name) => headers[name]?.toString() ?? null });
}

/** Nearly all requests have the same origin. */
let latest = { address: "", origin: "" };

/** Returns the origin that the client visits, ignoring the settings. */
export function visitedOrigin(headers: HeaderReader): string {
  const protocol = headers.get("x-forwarded-proto") === "https" ? "https" : "http";
  const host = headers.get("x-forwarded-host") || headers.get("host") || "";
  const address = `${protocol}://${isHost(host) ? host : "localhost"}`;
  if (latest.address !== address) {
    latest = { address, origin: parseUrl(address)?.origin ?? "http://localhost" };
  }
  return latest.origin;
}

/**
 * Returns whether the client uses HTTPS, so that cookies may be `Secure`. Considers the address in the settings only
 * for its own host, so that a wrong one doesn't prevent signing in.
 */
export function isHttps(headers: HeaderReader): boolean {
  const { SITE_URL } = environment();
  if (SITE_URL) return SITE_URL.startsWith("https:");
  const visited = visitedOrigin(headers);
  return visited.startsWith("https:") || visited.replace(/^http:/, "https:") === kept.address;
}

/**
 * Returns whether a page of this site sent the request, from `Sec-Fetch-Site` (W3C Fetch Metadata) or `Origin`; null
 * without both.
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
