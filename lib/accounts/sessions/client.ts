import { clearToken, storedToken } from "./stored-token";

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
