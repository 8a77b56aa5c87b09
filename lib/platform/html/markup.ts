import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, serializeOuter } from "parse5";

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type Attribute = Element["attrs"][number];

const limitedQuirks =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const doctypes = {
  [html.DOCUMENT_MODE.NO_QUIRKS]: "<!DOCTYPE html>",
  [html.DOCUMENT_MODE.LIMITED_QUIRKS]: limitedQuirks,
  [html.DOCUMENT_MODE.QUIRKS]: "",
};

const dropsFirstNewline = new Set(["pre", "textarea", "listing"]);

/** Serializes a document with a doctype that keeps its rendering mode. */
export function serializeMarkup(document: Document): string {
  for (const element of elementsOf(document)) {
    const first = element.childNodes[0];
    if (!dropsFirstNewline.has(element.tagName) || !isHtml(element)) continue;
    if (first && isText(first) && first.value.startsWith("\n")) first.value = `\n${first.value}`;
  }
  const root = document.childNodes.find(isElement);
  return doctypes[document.mode] + (root ? serializeOuter(root) : "");
}

export const isElement = defaultTreeAdapter.isElementNode;
export const isText = defaultTreeAdapter.isTextNode;
export const isHtml = (element: Element) => element.namespaceURI === html.NS.HTML;

/** Returns the node with an element's children: for a template, its content. */
export const contentOf = (node: ParentNode): ParentNode =>
  "content" in node && isHtml(node) ? node.content : node;

/** Yields every node with children, outermost first; the children may be replaced meanwhile. */
export function* parentsOf(root: ParentNode): Generator<ParentNode> {
  const waiting = [contentOf(root)];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    yield parent;
    for (let index = parent.childNodes.length - 1; index >= 0; index--) {
      const child = parent.childNodes[index];
      if (child && isElement(child)) waiting.push(contentOf(child));
    }
  }
}

/** Yields every element in document order, including those in templates. */
export function* elementsOf(root: ParentNode): Generator<Element> {
  for (const node of nodesOf(root)) if (isElement(node)) yield node;
}

/** Yields every node below the root in document order. */
export function* nodesOf(root: ParentNode): Generator<ChildNode> {
  const waiting: ChildNode[] = contentOf(root).childNodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (!isElement(node)) continue;
    const { childNodes } = contentOf(node);
    for (let index = childNodes.length - 1; index >= 0; index--) {
      const child = childNodes[index];
      if (child) waiting.push(child);
    }
  }
}

/** Returns a name in lower case without prefix, such as `href` of `xlink:href`. */
export const localName = (name: string) => name.slice(name.lastIndexOf(":") + 1).toLowerCase();

export const tagOf = (element: Element) => localName(element.tagName);

export function attribute(element: Element, name: string): string | undefined {
  for (const one of element.attrs) if (one.name === name && !one.prefix) return one.value;
  return undefined;
}

export function setAttribute(element: Element, name: string, value: string | null) {
  element.attrs = element.attrs.filter((one) => one.name !== name || one.prefix);
  if (value !== null) element.attrs.push({ name, value });
}

/** Splits a list of tokens such as `rel`, in lower case. */
export const words = (value = "") =>
  value
    .toLowerCase()
    .split(/[\t\n\f\r ]+/)
    .filter(Boolean);

export const wordSet = (list: string): ReadonlySet<string> => new Set(words(list));

export function textOf(element: Element): string {
  return element.childNodes.map((node) => (isText(node) ? node.value : "")).join("");
}
