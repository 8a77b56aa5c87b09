import { sitePageAt } from "@/lib/site/pages";

const file = /^\/(?:robots\.txt|sitemap\.xml|site\.webmanifest|favicon\.ico)$/;

/** A path of the product's own as it is spelt; null where it is spelt so already, or is none of the product's. */
export function ownSpelling(path: string): string | null {
  const spelt = spell(path);
  return spelt === path ? null : spelt;
}

function spell(path: string): string {
  const small = path.toLowerCase();
  if (file.test(small)) return small;
  const page = sitePageAt(small.replace(/(?<=.)\/$/, ""));
  if (!page || page.anyCase) return path;
  return page.namesBelow ? path.replace(/^\/[^/]+(?=\/)/, (first) => first.toLowerCase()) : small;
}
