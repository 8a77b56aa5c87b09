import { attribute, type Element, elementsOf, tagOf, words } from "@/lib/platform/html/markup";
import { parseMarkup } from "@/lib/platform/html/parse-markup";
import { scriptKind } from "@/lib/platform/html/script-kind";

/** Whether the element only loads or runs the framework: a script with another address than `own`, or the preload of one. */
function isOfFramework(element: Element, own: string): boolean {
  const tag = tagOf(element);
  if (tag === "script") return scriptKind(element) !== "data" && attribute(element, "src") !== own;
  if (tag !== "link") return false;
  const rel = words(attribute(element, "rel"));
  const preloads = rel.includes("preload") && attribute(element, "as")?.toLowerCase() === "script";
  return preloads || rel.includes("modulepreload");
}

/**
 * A page as Next.js rendered it without the scripts of Next.js: they, their data and their preloads are cut out, and
 * all else stays as it is, byte by byte. A page that only becomes whole by them (React marks what it sends late, or
 * leaves to the browser, by `template` elements) is returned as it is.
 * @param own the address of the script that stays
 * @throws UnusableDocument where the page is larger than any page may be
 */
export function leanPage(html: string, own: string): string {
  const elements = Array.from(elementsOf(parseMarkup(html, { withLines: true })));
  if (elements.some((element) => tagOf(element) === "template")) return html;
  const cuts = elements
    .filter((element) => isOfFramework(element, own))
    .flatMap(({ sourceCodeLocation: at }) => at ?? []);
  cuts.sort((one, other) => one.startOffset - other.startOffset);
  let lean = "";
  let end = 0;
  for (const { startOffset, endOffset } of cuts) {
    lean += html.slice(end, Math.max(end, startOffset));
    end = Math.max(end, endOffset);
  }
  return lean + html.slice(end);
}
