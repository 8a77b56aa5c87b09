import { requestCookie } from "@/lib/platform/http/cookies";
import { isHttps } from "@/lib/platform/http/origin";
import { PENDING_SIGN_OUT, sessionCookieName } from "./cookie";

export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
}

type RequestToken = { token: string; source: "bearer" | "cookie" } | { token: null; source: null };

/** The session cookie of a request, also with a pending sign-out. */
export const heldSessionCookie = (headers: Headers) =>
  requestCookie(headers, sessionCookieName(isHttps(headers)));

/** The session cookie of a request; undefined with a pending sign-out. */
export const sessionCookie = (headers: Headers) =>
  requestCookie(headers, PENDING_SIGN_OUT) ? undefined : heldSessionCookie(headers);

/** The token that authenticates a request: the bearer token, else the cookie. */
export function requestToken(headers: Headers): RequestToken {
  const bearer = bearerToken(headers);
  if (bearer) return { token: bearer, source: "bearer" };
  const cookie = sessionCookie(headers);
  return cookie ? { token: cookie, source: "cookie" } : { token: null, source: null };
}
