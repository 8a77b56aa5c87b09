import {
  attribute,
  type Document,
  type Element,
  elementsOf,
  setAttribute,
  tagOf,
  words,
} from "@/lib/platform/html/markup";

/** Returns whether a style sheet is loaded without blocking: its own `onload` handler applies it. */
export function isDeferredStylesheet(element: Element): boolean {
  if (tagOf(element) !== "link" || attribute(element, "onload") === undefined) return false;
  const rels = words(attribute(element, "rel"));
  const isPreload = rels.includes("preload") && words(attribute(element, "as"))[0] === "style";
  return isPreload || (rels.includes("stylesheet") && words(attribute(element, "media"))[0] === "print");
}

/** Makes deferred style sheets ordinary ones, since the handlers that would apply them are removed. */
export function applyDeferredStylesheets(document: Document) {
  for (const element of elementsOf(document)) {
    if (!isDeferredStylesheet(element)) continue;
    setAttribute(element, "rel", "stylesheet");
    setAttribute(element, "as", null);
    if (words(attribute(element, "media"))[0] === "print") setAttribute(element, "media", null);
  }
}
