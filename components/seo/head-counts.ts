import type { HeadTag, PageHead } from "@/lib/platform/html/head";

const isSocial = (tag: HeadTag) =>
  tag.tag === "meta" && (tag.key === "property" || tag.name.startsWith("twitter:"));

/** Counts a page's tags for search engines and social networks, and its structured data. */
export function headCounts({ tags }: PageHead) {
  const structured = tags.filter(({ tag }) => tag === "json-ld").length;
  const social = tags.filter(isSocial).length;
  return { meta: tags.length - social - structured, social, structured };
}
