import {
  attribute,
  type Document,
  type Element,
  elementsOf,
  isHtml,
  tagOf,
} from "@/lib/platform/html/markup";
import { scriptKind } from "@/lib/platform/html/script-kind";
import { isAbsolute } from "./address";
import { locate } from "./locate";

/** The address that a script is loaded from: `src`, in SVG `href`. */
export function scriptAddress(script: Element): string | undefined {
  if (isHtml(script)) return attribute(script, "src");
  return script.attrs.find(({ name }) => name === "href" || name === "xlink:href")?.value;
}

/** Returns whether the script runs after the page is parsed, and so after all others. */
function isDeferred(script: Element): boolean {
  if (attribute(script, "async") !== undefined) return false;
  return scriptKind(script) === "module" || attribute(script, "defer") !== undefined;
}

/** The template's own scripts, in the order of execution. */
export function ownScripts(
  document: Document,
  base: string,
  files: ReadonlySet<string>,
): { path: string; module: boolean }[] {
  const scripts = Array.from(elementsOf(document)).filter((element) => tagOf(element) === "script");
  const inOrder = [...scripts.filter((one) => !isDeferred(one)), ...scripts.filter(isDeferred)];
  return inOrder.flatMap((script) => {
    const [kind, address] = [scriptKind(script), scriptAddress(script)];
    if (!address || (kind !== "classic" && kind !== "module") || isInert(script)) return [];
    const target = isAbsolute(address) ? null : locate(address, base, files);
    return target?.kind === "file" ? [{ path: target.path, module: kind === "module" }] : [];
  });
}

/** Returns whether the element is inside a `template`, where no script runs. */
function isInert(script: Element): boolean {
  let node: Element["parentNode"] = script.parentNode;
  while (node && "parentNode" in node) node = node.parentNode;
  return node?.nodeName !== "#document";
}
