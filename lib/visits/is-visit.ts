import { isbot } from "isbot";
import { sessionCookieName } from "@/lib/accounts/sessions/cookie";
import { requestCookie } from "@/lib/platform/http/cookies";
import { isHttps } from "@/lib/platform/http/origin";
import { SELF_REQUEST_HEADER, selfRequestToken } from "@/lib/platform/http/self-request";

type Headers = { get(name: string): string | null };
/** The required parts of a page request; `url` is absolute. */
export type PageRequest = { method: string; headers: Headers; url: string };

/** Browsers send `Sec-Fetch-Dest` over HTTPS only; without it, a request that accepts HTML counts as a document. */
function isDocument(headers: Headers): boolean {
  const destination = headers.get("sec-fetch-dest");
  if (destination !== null) return destination === "document";
  return headers.get("accept")?.includes("text/html") ?? false;
}

const isPrefetch = (headers: Headers) =>
  /prefetch|prerender/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "");

const isPerson = (headers: Headers) => {
  const browser = headers.get("user-agent") ?? "";
  return browser !== "" && !isbot(browser) && headers.get(SELF_REQUEST_HEADER) !== selfRequestToken();
};

/**
 * Returns true for a page that a person opens in a browser. Returns false for bots, frames, prefetches, signed-in users
 * and visitors who are asked to sign in. The headers are not verified: a visitor who imitates a bot or an owner is not counted.
 */
export function isVisit({ method, headers, url }: PageRequest): boolean {
  return (
    method === "GET" &&
    isDocument(headers) &&
    !isPrefetch(headers) &&
    !requestCookie(headers, sessionCookieName(isHttps(headers))) &&
    !new URL(url).searchParams.has("returnUrl") &&
    isPerson(headers)
  );
}
