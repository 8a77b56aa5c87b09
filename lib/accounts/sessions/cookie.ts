/** The key of the token in the browser's storages, and the name of the session cookie where there is no HTTPS. */
export const TOKEN_KEY = "auth_token";

/**
 * The name of the session cookie. By its prefix, browsers take the cookie from this very host alone, by HTTPS: no
 * other host of the domain can set or replace it (RFC 6265bis, section 4.1.3.2).
 */
export const sessionCookieName = (secure: boolean) => (secure ? `__Host-${TOKEN_KEY}` : TOKEN_KEY);

/**
 * Marks a browser that signed out while the server could not be reached; until the server has ended its session, its
 * session cookie is ignored.
 */
export const PENDING_SIGN_OUT = "owed_sign_out";

/** The attributes of the session cookie. Without a `maxAge` (seconds) it ends with the browser. */
export function tokenCookie(secure: boolean) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
}
