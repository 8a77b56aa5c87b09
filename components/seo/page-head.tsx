import { createElement, Fragment } from "react";
import { JsonLd } from "@/components/ui/json-ld";
import type { PageHead as Head, HeadTag } from "@/lib/platform/html/head";

function tagElement(tag: HeadTag) {
  switch (tag.tag) {
    case "title":
      return <title>{tag.text}</title>;
    case "meta":
      return <meta {...{ [tag.key]: tag.name }} content={tag.content} />;
    case "link":
      return <link rel={tag.rel} hrefLang={tag.hreflang} href={tag.href} />;
    case "json-ld":
      return <JsonLd json={tag.json} />;
  }
}

/** A page's tags for search engines and social networks; React puts them into the document's head. */
export function PageHead({ tags }: Pick<Head, "tags">) {
  return createElement(Fragment, null, ...tags.map(tagElement));
}
