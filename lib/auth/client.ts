import { decodeJwt } from "jose/jwt/decode";
import { TOKEN_KEY } from "./cookie";
import { clearPendingSignOut } from "./pending-sign-out";
import { storages } from "./storages";

export type TokenClaims = {
  sub: string;
  email: string;
  role: string /** Seconds since 1970. */;
  exp: number;
};

/** The claims of a signed token, unverified, or null where it can't be parsed. */
export function tokenClaims(token: string): TokenClaims | null {
  try {
    const claims = decodeJwt<TokenClaims>(token);
    return typeof claims.exp === "number" ? (claims as TokenClaims) : null;
  } catch {
    return null;
  }
}

/** A token counts as expired if `exp` is not later than `now` (seconds), or if it can't be parsed. */
export function isTokenExpired(token: string, now = Date.now() / 1000): boolean {
  const claims = tokenClaims(token);
  return claims === null || claims.exp <= now;
}

/** Keeps the token until it expires, or without `remember` until the tab is closed. */
export function storeToken(token: string, remember: boolean): void {
  clearToken();
  clearPendingSignOut();
  storages()[remember ? "local" : "session"]?.setItem(TOKEN_KEY, token);
}

/** The token that is kept, or null; one that has expired is dropped. */
export function readToken(): string | null {
  const { local, session } = storages();
  const token = local?.getItem(TOKEN_KEY) ?? session?.getItem(TOKEN_KEY) ?? null;
  if (token === null || !isTokenExpired(token)) return token;
  clearToken();
  return null;
}

/** Forgets this token, and leaves a newer one where it is. */
export function dropToken(token: string): void {
  if (readToken() === token) clearToken();
}

export function clearToken(): void {
  const { local, session } = storages();
  local?.removeItem(TOKEN_KEY);
  session?.removeItem(TOKEN_KEY);
}
