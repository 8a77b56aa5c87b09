/**
 * Parses a URL, relative to `base` where that is given; null where it is invalid. Used instead of `URL.canParse`,
 * which in Node.js 20, once optimised, rejects valid URLs such as `https://bücher.example`.
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
