import { sitePageAt } from "@/lib/site/pages";

const file =
  /^\/(?:robots\.txt|sitemap\.xml|(?:site|manifest)\.webmanifest|(?:kitchen|push)-worker\.js|favicon\.ico)$/;

/** The canonical case of a path of the product (`/ADMIN/SEO` becomes `/admin/seo`); null if it is canonical already, or not a path of the product. */
export function canonicalCase(path: string): string | null {
  const canonical = toCanonicalCase(path);
  return canonical === path ? null : canonical;
}

function toCanonicalCase(path: string): string {
  const lower = path.toLowerCase();
  if (file.test(lower)) return lower;
  const page = sitePageAt(lower.replace(/(?<=.)\/$/, ""));
  if (!page || page.anyCase) return path;
  return page.namesBelow ? path.replace(/^\/[^/]+(?=\/)/, (first) => first.toLowerCase()) : lower;
}
