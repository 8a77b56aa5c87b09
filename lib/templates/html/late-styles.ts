import {
  attribute,
  type Document,
  type Element,
  elementsOf,
  setAttribute,
  tagOf,
  words,
} from "@/lib/html/markup";

/** Whether a style sheet waits for its own `onload` to be applied, a common way to load it late. */
export function isLateStylesheet(element: Element): boolean {
  if (tagOf(element) !== "link" || attribute(element, "onload") === undefined) return false;
  const rels = words(attribute(element, "rel"));
  const isPreload = rels.includes("preload") && words(attribute(element, "as"))[0] === "style";
  return isPreload || (rels.includes("stylesheet") && words(attribute(element, "media"))[0] === "print");
}

/** Applies such style sheets at once, as their handlers won't run. */
export function applyLateStylesheets(document: Document) {
  for (const element of elementsOf(document)) {
    if (!isLateStylesheet(element)) continue;
    setAttribute(element, "rel", "stylesheet");
    setAttribute(element, "as", null);
    if (words(attribute(element, "media"))[0] === "print") setAttribute(element, "media", null);
  }
}
