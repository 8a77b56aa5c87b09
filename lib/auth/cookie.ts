/** The key of the token in the browser's storages, and the name of the session cookie. */
export const TOKEN_KEY = "auth_token";

/**
 * Marks a browser that signed out while the server could not be reached; until the server has ended its session, its
 * session cookie is ignored.
 */
export const PENDING_SIGN_OUT = "owed_sign_out";

/** The attributes of the session cookie. Without a `maxAge` (seconds) it ends with the browser. */
export function tokenCookie(secure: boolean) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
}
