import type { HeadTag, PageHead } from "@/lib/platform/html/head";

const isSocial = (tag: HeadTag) =>
  tag.tag === "meta" && (tag.key === "property" || tag.name.startsWith("twitter:"));

/** How many tags a page sends to search engines, to social networks, and as structured data. */
export function headCounts({ tags }: PageHead) {
  const structured = tags.filter(({ tag }) => tag === "json-ld").length;
  const social = tags.filter(isSocial).length;
  return { meta: tags.length - social - structured, social, structured };
}

/** The content of a head's tag by its name; empty where it is not sent. */
export function tagContent({ tags }: PageHead, name: string): string {
  for (const tag of tags) {
    if (tag.tag === "meta" && tag.name === name) return tag.content;
    if (tag.tag === "title" && name === "title") return tag.text;
    if (tag.tag === "link" && tag.rel === name) return tag.href;
  }
  return "";
}
