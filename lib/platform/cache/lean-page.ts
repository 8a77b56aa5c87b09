import { attribute, type Element, elementsOf, tagOf, textOf, words } from "@/lib/platform/html/markup";
import { parseMarkup } from "@/lib/platform/html/parse-markup";
import { scriptKind } from "@/lib/platform/html/script-kind";

/** A script or the preload of one: by its address, or by its text if it is inline. */
export type ScriptSource = { address: string | undefined; text: string };

function isScript(element: Element): boolean {
  const tag = tagOf(element);
  if (tag === "script") return scriptKind(element) !== "data";
  if (tag !== "link") return false;
  const rel = words(attribute(element, "rel"));
  const preloads = rel.includes("preload") && attribute(element, "as")?.toLowerCase() === "script";
  return preloads || rel.includes("modulepreload");
}

const sourceOf = (element: Element): ScriptSource => ({
  address: attribute(element, tagOf(element) === "script" ? "src" : "href"),
  text: tagOf(element) === "script" ? textOf(element) : "",
});

/**
 * Cuts the scripts of Next.js, their data and preloads out of a rendered page; the other bytes stay the same. A page
 * that needs them to complete (React marks late or client-only content with `template` elements) is returned
 * unchanged.
 * @param isOwn true for the scripts that stay
 * @throws UnusableDocument if the page nests its elements too deeply
 */
export function leanPage(html: string, isOwn: (script: ScriptSource) => boolean): string {
  const elements = Array.from(elementsOf(parseMarkup(html, { withLines: true, isOwn: true })));
  if (elements.some((element) => tagOf(element) === "template")) return html;
  const cuts = elements
    .filter((element) => isScript(element) && !isOwn(sourceOf(element)))
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
