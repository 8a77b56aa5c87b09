import { isbot } from "isbot";
import { sessionCookieName } from "@/lib/accounts/sessions/cookie";
import { requestCookie } from "@/lib/platform/http/cookies";
import { isHttps } from "@/lib/platform/http/origin";
import { SELF_REQUEST_HEADER, selfRequestToken } from "@/lib/platform/http/self-request";

type Headers = { get(name: string): string | null };
/** The parts of a page request that decide; `url` is absolute. */
export type PageRequest = { method: string; headers: Headers; url: string };

/** Browsers name what they fetch for on HTTPS alone; elsewhere a page is what asks for HTML. */
function isDocument(headers: Headers): boolean {
  const destination = headers.get("sec-fetch-dest");
  if (destination !== null) return destination === "document";
  return headers.get("accept")?.includes("text/html") ?? false;
}

const isAhead = (headers: Headers) =>
  /prefetch|prerender/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "");

const isPerson = (headers: Headers) => {
  const browser = headers.get("user-agent") ?? "";
  return browser !== "" && !isbot(browser) && headers.get(SELF_REQUEST_HEADER) !== selfRequestToken();
};

/**
 * Whether a request is a person opening a page in a browser: no bot, frame or prefetch, and nobody who is signed in or
 * signing in. The headers are not verified: a visitor who poses as a bot or as an owner is just not counted.
 */
export function isVisit({ method, headers, url }: PageRequest): boolean {
  return (
    method === "GET" &&
    isDocument(headers) &&
    !isAhead(headers) &&
    !requestCookie(headers, sessionCookieName(isHttps(headers))) &&
    !new URL(url).searchParams.has("returnUrl") &&
    isPerson(headers)
  );
}
