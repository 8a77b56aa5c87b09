/** The storage key of the token in the browser, and the name of the session cookie without HTTPS. */
export const TOKEN_KEY = "auth_token";

/**
 * The name of the session cookie. With its prefix, browsers accept the cookie only from this host, over HTTPS: no
 * other host of the domain can set or replace it (RFC 6265bis, section 4.1.3.2).
 */
export const sessionCookieName = (secure: boolean) => (secure ? `__Host-${TOKEN_KEY}` : TOKEN_KEY);

/**
 * Marks a browser that signed out while the server was unreachable; its session cookie is ignored until the server
 * has ended the session.
 */
export const PENDING_SIGN_OUT = "owed_sign_out";

/** The attributes of the session cookie. Without `maxAge` (seconds) it ends with the browser. */
export function tokenCookie(secure: boolean) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
}
