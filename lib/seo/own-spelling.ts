/** Pages whose whole path is in small letters. */
const inSmallLetters = /^\/(?:(?:login|setup|welcome|order1|order2)\/?$|(?:admin|dashboard|portal)(?:\/|$))/;
/** Pages below which names stand whose letters matter. */
const firstInSmallLetters = /^\/(?:orders|template-preview)\//;
const file = /^\/(?:robots\.txt|sitemap\.xml|site\.webmanifest|favicon\.ico)$/;

/** A path of the product's own as it is spelt; null where it is spelt so already, or is none of the product's. */
export function ownSpelling(path: string): string | null {
  const small = path.toLowerCase();
  let spelt = path;
  if (inSmallLetters.test(small) || file.test(small)) spelt = small;
  else if (firstInSmallLetters.test(small)) spelt = path.replace(/^\/[^/]+/, (first) => first.toLowerCase());
  return spelt === path ? null : spelt;
}
