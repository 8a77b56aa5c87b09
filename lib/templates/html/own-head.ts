import type { HeadSettings } from "@/lib/platform/html/answers";
import { openGraphTypes, twitterCards } from "@/lib/platform/html/head";
import {
  attribute,
  type Document,
  type Element,
  elementsOf,
  isHtml,
  tagOf,
  textOf,
  words,
} from "@/lib/platform/html/markup";
import { readStructuredData } from "@/lib/platform/html/structured-data";
import { optionalPicture } from "@/lib/platform/http/web-link";
import { canonicalLanguage } from "@/lib/platform/language/language";
import { addressOf, locate } from "./locate";

/** Resolves a document's relative addresses. */
export type Surroundings = {
  /** Their base URL. */
  base: string;
  /** The public folder of the template's files. */
  filesBase: string;
  files: ReadonlySet<string>;
};

const replacedMetas =
  /^(title|description|keywords|author|robots|googlebot|bingbot|(og|twitter|article|product|profile|fb):.*)$/;

const metaName = (element: Element) =>
  (attribute(element, "property") ?? attribute(element, "name") ?? "").trim().toLowerCase();

const isStructuredData = (element: Element) =>
  tagOf(element) === "script" &&
  (attribute(element, "type") ?? "").trim().toLowerCase() === "application/ld+json";

/** Returns whether the page's settings replace the element. */
function isReplaced(element: Element): boolean {
  if (!isHtml(element)) return false;
  const tag = tagOf(element);
  if (tag === "title" || isStructuredData(element)) return true;
  if (tag === "link") return words(attribute(element, "rel")).includes("canonical");
  return tag === "meta" && replacedMetas.test(metaName(element));
}

/** The document's own metadata elements. */
export const ownHeadElements = (document: Document): Element[] =>
  Array.from(elementsOf(document)).filter(isReplaced);

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** The public address of a picture; empty if it can't be resolved. */
function pictureAt(address: string, { base, filesBase, files }: Surroundings): string {
  const target = locate(address, base, files);
  if (target.kind === "file") return addressOf(filesBase, target.path) + target.suffix;
  return target.kind === "external" && optionalPicture.safeParse(target.url.href).success
    ? target.url.href
    : "";
}

/** The entries of a script, which may be a list of them. */
function entriesOf(script: Element): unknown[] {
  try {
    return [JSON.parse(textOf(script))].flat();
  } catch {
    return [];
  }
}

/**
 * The metadata that a template's document has for search engines and social networks. Canonical addresses and robots
 * directives are left out: the site decides those.
 */
export function readOwnHead(
  elements: readonly Element[],
  root: Element | undefined,
  surroundings: Surroundings,
): HeadSettings {
  const title = elements.find((element) => tagOf(element) === "title");
  const metas = new Map<string, string>();
  for (const element of elements) {
    const [name, content] = [metaName(element), oneLine(attribute(element, "content") ?? "")];
    if (tagOf(element) === "meta" && content && !metas.has(name)) metas.set(name, content);
  }
  const said = (name: string) => metas.get(name) ?? "";
  const oneOf = <Option extends string>(options: readonly Option[], value: string) =>
    options.find((option) => option === value);
  const ogType = oneOf(openGraphTypes, said("og:type"));
  const twitterCard = oneOf(twitterCards, said("twitter:card"));
  return {
    title: title ? oneLine(textOf(title)) : "",
    description: said("description"),
    keywords: said("keywords").split(",").map(oneLine).filter(Boolean),
    author: said("author"),
    language: canonicalLanguage((root && attribute(root, "lang")?.trim()) || "") ?? "",
    ogTitle: said("og:title"),
    ogDescription: said("og:description"),
    ogImage: pictureAt(said("og:image"), surroundings),
    ...(ogType && { ogType }),
    ...(twitterCard && { twitterCard }),
    twitterSite: said("twitter:site"),
    twitterTitle: said("twitter:title"),
    twitterDescription: said("twitter:description"),
    twitterImage: pictureAt(said("twitter:image"), surroundings),
    structuredData: readStructuredData(elements.filter(isStructuredData).flatMap(entriesOf)).entries,
  };
}
