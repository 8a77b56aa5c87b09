import { createElement, Fragment } from "react";
import type { PageHead as Head, HeadTag } from "@/lib/html/head";

function tagElement(tag: HeadTag) {
  switch (tag.tag) {
    case "title":
      return <title>{tag.text}</title>;
    case "meta":
      return <meta {...{ [tag.key]: tag.name }} content={tag.content} />;
    case "link":
      return <link rel={tag.rel} href={tag.href} />;
    case "json-ld":
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `toScriptJson` escaped all that could end the script
      return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: tag.json }} />;
  }
}

/** A page's tags for search engines and social networks; React puts them into the document's head. */
export function PageHead({ head: { tags } }: { head: Head }) {
  return createElement(Fragment, null, ...tags.map(tagElement));
}
