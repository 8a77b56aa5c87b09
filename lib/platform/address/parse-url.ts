/**
 * Parses a URL; null if it is invalid. Node.js 20's `URL.canParse`, once optimised, rejects valid URLs such as
 * `https://bücher.example`.
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
