import { attribute, elementsOf, isHtml, tagOf, textOf } from "@/lib/platform/html/markup";
import { parseMarkup } from "@/lib/platform/html/parse-markup";

export type FoundHead = {
  lang: string | undefined;
  dir: string | undefined;
  titles: string[];
  /** The content of each meta element, by its name or property. */
  metas: Record<string, string[]>;
  canonicals: string[];
  /** The texts of the JSON-LD scripts. */
  jsonLd: string[];
  /** Tags outside of the head. */
  outside: string[];
};

/** Parses the head of a page's HTML as a browser does. */
export function headOf(html: string): FoundHead {
  const found: FoundHead = {
    lang: undefined,
    dir: undefined,
    titles: [],
    metas: {},
    canonicals: [],
    jsonLd: [],
    outside: [],
  };
  for (const element of elementsOf(parseMarkup(html))) {
    if (!isHtml(element)) continue;
    const tag = tagOf(element);
    const name = attribute(element, "property") ?? attribute(element, "name") ?? "";
    if (tag === "html") {
      found.lang = attribute(element, "lang");
      found.dir = attribute(element, "dir");
    }
    if (tag === "script" && attribute(element, "type") === "application/ld+json")
      found.jsonLd.push(textOf(element));
    if (tag !== "title" && tag !== "meta" && tag !== "link") continue;
    if (tag !== "link" && element.parentNode?.nodeName !== "head") found.outside.push(`${tag} ${name}`);
    if (tag === "title") found.titles.push(textOf(element));
    if (tag === "meta")
      found.metas[name] = [...(found.metas[name] ?? []), attribute(element, "content") ?? ""];
    if (tag === "link" && attribute(element, "rel") === "canonical")
      found.canonicals.push(attribute(element, "href") ?? "");
  }
  return found;
}
