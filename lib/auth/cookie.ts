/** The key of the token in the browser's storages, and the name of the session cookie. */
export const TOKEN_KEY = "auth_token";

/** How the cookie that carries the token is set; persistent only where `maxAge` (seconds) is added. */
export function tokenCookie(secure: boolean) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
}
