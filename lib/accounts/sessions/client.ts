import { TOKEN_KEY } from "./cookie";
import { clearPendingSignOut } from "./pending-sign-out";
import { storages } from "./storages";
import { storedToken } from "./stored-token";

/** The local storage key that stays after signing out; it doesn't identify the user. */
const SIGNED_IN_BEFORE_KEY = "signed_in_before";

export type TokenClaims = {
  sub: string;
  email: string;
  role: string;
  /** Seconds since 1970. */
  exp: number;
};

/** Decodes Base64url (RFC 4648). @throws if it is malformed */
function decodeText(part: string): string {
  const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (byte) =>
    byte.charCodeAt(0),
  );
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/**
 * Decodes the claims of a token without verifying its signature; null if it can't be parsed. jose would do so at 1 kB of
 * every page of the portal.
 */
export function tokenClaims(token: string): TokenClaims | null {
  const [, payload, signature, ...rest] = token.split(".");
  if (payload === undefined || signature === undefined || rest.length > 0) return null;
  try {
    const claims = JSON.parse(decodeText(payload));
    return typeof claims.exp === "number" ? claims : null;
  } catch {
    return null;
  }
}

/**
 * Returns whether a token has expired or can't be parsed.
 * @param now in seconds since 1970
 */
export function isTokenExpired(token: string, now = Date.now() / 1000): boolean {
  const claims = tokenClaims(token);
  return claims === null || claims.exp <= now;
}

/** Stores the token in local storage with `remember`, else in session storage, which ends with the tab. */
export function storeToken(token: string, remember: boolean): void {
  clearToken();
  clearPendingSignOut();
  const { local, session } = storages();
  (remember ? local : session)?.setItem(TOKEN_KEY, token);
  local?.setItem(SIGNED_IN_BEFORE_KEY, "true");
}

/** Returns whether any user has ever signed in with this browser. */
export const hasSignedInBefore = (): boolean => storages().local?.getItem(SIGNED_IN_BEFORE_KEY) === "true";

/** Returns the stored token; null without one. Removes an expired one. */
export function readToken(): string | null {
  const token = storedToken();
  if (token === null || !isTokenExpired(token)) return token;
  clearToken();
  return null;
}

/** Removes this token from the storages; a newer one stays. */
export function dropToken(token: string): void {
  if (readToken() === token) clearToken();
}

export function clearToken(): void {
  const { local, session } = storages();
  local?.removeItem(TOKEN_KEY);
  session?.removeItem(TOKEN_KEY);
}
