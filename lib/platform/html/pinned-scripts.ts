import { nonceOf, nonceSource } from "@/lib/platform/http/page-policy";
import { sourceHash } from "@/lib/platform/http/source-hash";
import { attribute, type Element, elementsOf, tagOf, textOf } from "./markup";
import { parseMarkup } from "./parse-markup";
import { scriptKind } from "./script-kind";

const isInlineScript = (element: Element) =>
  tagOf(element) === "script" && attribute(element, "src") === undefined && scriptKind(element) !== "data";

/** Replaces the nonce of a directive by the hashes of elements. */
function pinned(directive: string, elements: Element[]): string {
  const hashes = new Set(elements.map((element) => sourceHash(textOf(element))));
  return directive.replace(nonceSource, [...hashes].join(" ")).trimEnd();
}

/**
 * Makes a page and its Content-Security-Policy cacheable: replaces the nonce by the hashes of all inline scripts and
 * style sheets. Without a nonce both stay unchanged.
 * @throws UnusableDocument
 */
export function pinScripts(html: string, policy: string): { html: string; policy: string } {
  const nonce = nonceOf(policy);
  if (nonce === undefined) return { html, policy };
  // Keeps the length of React's data: some of its texts begin with their length.
  const nobodys = html.replaceAll(` nonce="${nonce}"`, "").replaceAll(nonce, "0".repeat(nonce.length));
  const elements = Array.from(elementsOf(parseMarkup(nobodys, { isOwn: true })));
  const directives = policy.split("; ").map((directive) => {
    if (directive.startsWith("script-src ")) return pinned(directive, elements.filter(isInlineScript));
    const styles = elements.filter((element) => tagOf(element) === "style");
    return directive.startsWith("style-src ") ? pinned(directive, styles) : directive;
  });
  return { html: nobodys, policy: directives.join("; ") };
}
