import {
  attribute,
  contentOf,
  type Element,
  isElement,
  isHtml,
  isText,
  type ParentNode,
  tagOf,
  words,
} from "@/lib/platform/html/markup";
import { parseMarkup } from "@/lib/platform/html/parse-markup";

/** A tag of a page's source, by a name such as `title` or `og:title`. */
export type FoundTag = { name: string; value: string; inHead: boolean };

/** The parts of a page's source that search engines and social networks read. */
export type FoundPage = {
  language: string | null;
  tags: FoundTag[];
  /** The unparsed text of each JSON-LD script. */
  jsonLd: string[];
  headings: string[];
  images: number;
  imagesWithoutAlt: number;
};

export const singleSpaced = (text: string) => text.replace(/\s+/gu, " ").trim();

/** All text below an element. */
function textBelow(node: ParentNode): string {
  return node.childNodes
    .map((child) => (isText(child) ? child.value : isElement(child) ? textBelow(child) : ""))
    .join("");
}

/** Every element outside of templates, with whether it is in the head. */
function* shownElements(root: ParentNode, inHead = false): Generator<[Element, boolean]> {
  for (const child of root.childNodes) {
    if (!isElement(child)) continue;
    yield [child, inHead];
    if (contentOf(child) === child) yield* shownElements(child, inHead || tagOf(child) === "head");
  }
}

function tagFrom(element: Element): Omit<FoundTag, "inHead"> | null {
  const tag = tagOf(element);
  if (tag === "title") return { name: "title", value: singleSpaced(textBelow(element)) };
  if (tag === "link") {
    return {
      name: words(attribute(element, "rel")).join(" "),
      value: attribute(element, "href")?.trim() ?? "",
    };
  }
  const isRefresh = attribute(element, "http-equiv")?.toLowerCase() === "refresh";
  const name = isRefresh ? "refresh" : (attribute(element, "property") ?? attribute(element, "name"));
  if (tag !== "meta" || !name) return null;
  return { name: name.trim().toLowerCase(), value: singleSpaced(attribute(element, "content") ?? "") };
}

const isJsonLd = (element: Element) =>
  tagOf(element) === "script" && /^application\/ld\+json\b/i.test(attribute(element, "type")?.trim() ?? "");

/** Reads a page's source. @throws UnusableDocument if it is too large */
export function readPage(source: string): FoundPage {
  const page: FoundPage = {
    language: null,
    tags: [],
    jsonLd: [],
    headings: [],
    images: 0,
    imagesWithoutAlt: 0,
  };
  for (const [element, inHead] of shownElements(parseMarkup(source))) {
    if (!isHtml(element)) continue;
    const tag = tagFrom(element);
    if (tag) page.tags.push({ ...tag, inHead });
    else if (isJsonLd(element)) page.jsonLd.push(textBelow(element));
    else if (tagOf(element) === "html") page.language = attribute(element, "lang") ?? null;
    else if (tagOf(element) === "h1") page.headings.push(singleSpaced(textBelow(element)).slice(0, 300));
    else if (tagOf(element) === "img") {
      page.images++;
      if (attribute(element, "alt") === undefined) page.imagesWithoutAlt++;
    }
  }
  return page;
}
