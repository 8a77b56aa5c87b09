import type { HeadTag, PageHead } from "@/lib/platform/html/head";

const isSocial = (tag: HeadTag) =>
  tag.tag === "meta" && (tag.key === "property" || tag.name.startsWith("twitter:"));

/** Counts a page's tags for search engines and social networks, and its structured data. */
export function headCounts({ tags }: PageHead) {
  const structured = tags.filter(({ tag }) => tag === "json-ld").length;
  const social = tags.filter(isSocial).length;
  return { meta: tags.length - social - structured, social, structured };
}

/** Returns the content of a tag by name; empty if it is not sent. */
export function tagContent({ tags }: PageHead, name: string): string {
  for (const tag of tags) {
    if (tag.tag === "meta" && tag.name === name) return tag.content;
    if (tag.tag === "title" && name === "title") return tag.text;
    if (tag.tag === "link" && tag.rel === name) return tag.href;
  }
  return "";
}
