/** The key of the token in the browser's storages, and the name of the session cookie. */
export const TOKEN_KEY = "auth_token";

/** The mark of a browser that signed out while nothing answered: until the server knows, its session cookie counts for nothing. */
export const PENDING_SIGN_OUT = "owed_sign_out";

/** How the cookie that carries the token is set; persistent only where `maxAge` (seconds) is added. */
export function tokenCookie(secure: boolean) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
}
