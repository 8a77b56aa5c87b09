import { sitePageAt } from "@/lib/site/pages";

const file = /^\/(?:robots\.txt|sitemap\.xml|site\.webmanifest|favicon\.ico)$/;

/** The canonical case of a path of the product (`/ADMIN/SEO` becomes `/admin/seo`); null where it has that already, or is no path of the product. */
export function canonicalCase(path: string): string | null {
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
