/** Returns the URL of a map that shows an address, or a latitude and longitude. */
export const mapSearchUrl = (query: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
