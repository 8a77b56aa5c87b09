import type { DroppedEntry } from "@/lib/platform/html/structured-data";
import { versionTag } from "@/lib/platform/http/version-tag";
import type { PageSeo } from "@/lib/seo/schema";
import { toFlat, toNested } from "@/lib/seo/shapes";

/** One page's settings in both shapes, with their version as the ETag. */
export function pageAnswer(seo: PageSeo, headers: Headers) {
  headers.set("ETag", versionTag(seo.version));
  return { settings: toNested(seo), config: toFlat(seo) };
}

export function savedAnswer(seo: PageSeo, dropped: DroppedEntry[], headers: Headers) {
  return { ...pageAnswer(seo, headers), dropped };
}
