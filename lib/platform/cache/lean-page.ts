import { attribute, type Element, elementsOf, tagOf, words } from "@/lib/platform/html/markup";
import { parseMarkup } from "@/lib/platform/html/parse-markup";
import { scriptKind } from "@/lib/platform/html/script-kind";

/** Returns whether the element only loads or runs the framework: a script other than `own`, or its preload. */
function isOfFramework(element: Element, own: string): boolean {
  const tag = tagOf(element);
  if (tag === "script") return scriptKind(element) !== "data" && attribute(element, "src") !== own;
  if (tag !== "link") return false;
  const rel = words(attribute(element, "rel"));
  const preloads = rel.includes("preload") && attribute(element, "as")?.toLowerCase() === "script";
  return preloads || rel.includes("modulepreload");
}

/**
 * Cuts the scripts of Next.js, their data and preloads out of a rendered page; the other bytes stay the same. A page
 * that needs them to complete (React marks late or client-only content with `template` elements) is returned
 * unchanged.
 * @param own the address of the script that stays
 * @throws UnusableDocument if the page is too large
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
