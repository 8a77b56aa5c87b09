/**
 * Reads an address, relative to `base` where that is given; null where it is none.
 * `URL.canParse` would ask the same, but once Node.js 20 has optimised it, it denies addresses such as
 * `https://bücher.example`: it takes their Latin-1 bytes for UTF-8.
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
