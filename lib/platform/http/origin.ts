import type { IncomingHttpHeaders } from "node:http";
import { parseUrl } from "@/lib/platform/address/parse-url";
import { AsyncStorage } from "@/lib/platform/runtime/async-storage";
import { environment } from "@/lib/platform/runtime/env";
import { remember } from "@/lib/platform/runtime/remember";
import { recordTables } from "@/lib/platform/tracking/reads";
import { isHost } from "./host";
import { isLoopbackOrigin } from "./loopback";

/** An internal header with the client's address, set by the HTTP server; a value that a client sends is dropped. */
export const ADDRESS_HEADER = "x-client-address";
export const REQUEST_ID_HEADER = "x-request-id";
/**
 * An internal header with the name of the requested page, set by the middleware; a value that a client sends is
 * dropped.
 */
export const PAGE_HEADER = "x-page";
/**
 * An internal header for requests that had proxy headers, also where they were removed because the proxy is
 * not trusted; a value that a client sends is dropped.
 */
export const PROXIED_HEADER = "x-came-by-proxy";

type HeaderReader = { get(name: string): string | null };

const kept = remember("site address", () => ({
  address: "",
  setupOrigin: null as string | null,
  origins: new AsyncStorage<string>(),
}));

/** Stores the site's address from the settings; an empty text means that each request decides. */
export function keepSiteAddress(address: string) {
  kept.address = parseUrl(address)?.origin ?? "";
}

/**
 * Stores the origin that set-up was saved from; an empty text where it is not known. One that reaches its own machine
 * only counts as unknown: set-up by `SETUP_*` has one.
 */
export function keepSetupAddress(address: string) {
  const origin = parseUrl(address)?.origin ?? null;
  kept.setupOrigin = origin && isLoopbackOrigin(origin) ? null : origin;
}

/**
 * The origin that the owner saved set-up from, which a visitor's request can't change; null where it is not known. It
 * is a proposal for the site's address, so absolute URLs don't begin with it.
 */
export const setupOrigin = (): string | null => kept.setupOrigin;

/** Runs `answer` with `origin` as the origin of the current request (AsyncStorage). */
export function atOrigin<Answer>(origin: string, answer: () => Answer): Answer {
  return kept.origins.run(origin, answer);
}

/** The origin of absolute URLs where it is the same for every request: of `SITE_URL`, else of the address in the settings; null where neither is given. */
export function knownOrigin(): string | null {
  const { SITE_URL } = environment();
  recordTables("Configuration");
  return SITE_URL ? new URL(SITE_URL).origin : kept.address || null;
}

/**
 * The origin (scheme and host) for absolute URLs of the site: from SITE_URL, else from the settings, else from the
 * current request. Needs no query.
 * @param headers the headers of the request; without them, the origin stored by `atOrigin` is used
 */
export function siteOrigin(headers?: HeaderReader): string {
  return knownOrigin() ?? (headers ? originOf(headers) : (kept.origins.getStore() ?? "http://localhost"));
}

/** The origin (scheme and host) that a client used for this request. */
export function requestOrigin(headers: IncomingHttpHeaders): string {
  return originOf({ get: (name) => headers[name]?.toString() ?? null });
}

/** The origin (scheme and host) that a client used for this request, whatever the site's address is. */
export const visitedOrigin = (headers: HeaderReader): string => originOf(headers);

/** Nearly all requests are for the same origin. */
let latest = { address: "", origin: "" };

function originOf(headers: HeaderReader): string {
  const protocol = headers.get("x-forwarded-proto") === "https" ? "https" : "http";
  const host = headers.get("x-forwarded-host") || headers.get("host") || "";
  const address = `${protocol}://${isHost(host) ? host : "localhost"}`;
  if (latest.address !== address) {
    latest = { address, origin: parseUrl(address)?.origin ?? "http://localhost" };
  }
  return latest.origin;
}

/**
 * Whether the client reached the site by HTTPS, so that cookies may be `Secure`. The address in the settings counts
 * only for its own host, so that a mistyped one locks nobody out.
 */
export function isHttps(headers: HeaderReader): boolean {
  const { SITE_URL } = environment();
  if (SITE_URL) return SITE_URL.startsWith("https:");
  const visited = originOf(headers);
  return visited.startsWith("https:") || visited.replace(/^http:/, "https:") === kept.address;
}

/**
 * Whether a request was sent by one of this site's own pages, from `Sec-Fetch-Site` (W3C Fetch Metadata) or `Origin`;
 * null where it has neither.
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
