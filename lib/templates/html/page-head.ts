import { html } from "parse5";
import type { HeadSettings } from "@/lib/platform/html/answers";
import type { HeadTag, PageHead } from "@/lib/platform/html/head";
import {
  attribute,
  type Document,
  type Element,
  isElement,
  setAttribute,
  tagOf,
} from "@/lib/platform/html/markup";
import { ownHeadElements, readOwnHead, type Surroundings } from "./own-head";
import type { Slots } from "./slots";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\u00a0": "&nbsp;",
};
const escaped = (text: string, characters: RegExp) =>
  text.replace(characters, (character) => escapes[character] ?? "");
export const escapeText = (text: string) => escaped(text, /[&<>\u00a0]/g);
export const escapeAttribute = (text: string) => escaped(text, /[&<>"\u00a0]/g);

/** Serialises a tag. */
function writeTag(tag: HeadTag): string {
  if (tag.tag === "title") return `<title>${escapeText(tag.text)}</title>`;
  if (tag.tag === "meta") return `<meta ${tag.key}="${tag.name}" content="${escapeAttribute(tag.content)}">`;
  if (tag.tag === "link") return `<link rel="${tag.rel}" href="${escapeAttribute(tag.href)}">`;
  return `<script type="application/ld+json">${tag.json}</script>`;
}

/** Serialises the tags of a page's head. */
export const writeHead = ({ tags }: PageHead) => tags.map(writeTag).join("\n");

const childCalled = (parent: Document | Element, name: string) =>
  parent.childNodes.filter(isElement).find((element) => tagOf(element) === name);

/** Inserts a meta element of this name into the head, after the encoding. */
function putMarker(head: Element, name: string) {
  const marker: Element = {
    nodeName: "meta",
    tagName: "meta",
    attrs: [{ name: "name", value: name }],
    namespaceURI: html.NS.HTML,
    childNodes: [],
    parentNode: head,
  };
  const encoding = head.childNodes.findIndex(
    (node) => isElement(node) && tagOf(node) === "meta" && attribute(node, "charset") !== undefined,
  );
  head.childNodes.splice(encoding + 1, 0, marker);
}

/**
 * Inserts slots for a page's head in place of the document's own tags.
 * @returns the document's own metadata, with slots for its variables
 */
export function markHead(document: Document, slots: Slots, surroundings: Surroundings): HeadSettings {
  const root = childCalled(document, "html");
  const head = root && childCalled(root, "head");
  const elements = ownHeadElements(document);
  const own = readOwnHead(elements, root, surroundings);
  for (const { attrs } of elements) attrs.unshift({ name: slots.ownAttribute, value: "" });
  if (head) putMarker(head, slots.headName);
  if (root) {
    const language = attribute(root, "lang");
    const parts = language === undefined ? null : slots.splitText(language);
    setAttribute(root, "lang", slots.mark({ kind: "language", own: parts }));
  }
  return own;
}
