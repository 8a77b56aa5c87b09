import { randomUUID } from "node:crypto";
import { html } from "parse5";
import type { HeadSettings, HeadTag, PageHead } from "@/lib/seo/head";
import { attribute, type Document, type Element, isElement, setAttribute, tagOf } from "./markup";
import { type Surroundings, takeOwnHead } from "./own-head";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

/** A tag as it stands in a document. */
function writeTag(tag: HeadTag): string {
  if (tag.tag === "title") return `<title>${escaped(tag.text)}</title>`;
  if (tag.tag === "meta") return `<meta ${tag.key}="${tag.name}" content="${escaped(tag.content)}">`;
  if (tag.tag === "link") return `<link rel="${tag.rel}" href="${escaped(tag.href)}">`;
  return `<script type="application/ld+json">${tag.json}</script>`;
}

const childCalled = (parent: Document | Element, name: string) =>
  parent.childNodes.filter(isElement).find((element) => tagOf(element) === name);

/** Puts a meta element of this name into the head, behind what tells the encoding. */
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

type Replacement = {
  head: PageHead;
  /** Puts the new tags into the document once it is cleaned, which their structured data would not survive. */
  writeInto(cleaned: string): string;
};

type Options = {
  /** Where the document's relative addresses start from. */
  base: Surroundings["base"];
  filesBase: Surroundings["filesBase"];
  files: Surroundings["files"];
  makeHead: (own: HeadSettings) => PageHead;
};

/** Puts a page's head in the place of what its document says of itself. */
export function replaceHead(document: Document, { makeHead, ...surroundings }: Options): Replacement | null {
  const root = childCalled(document, "html");
  const head = root && childCalled(root, "head");
  if (!root || !head) return null;
  const made = makeHead(takeOwnHead(document, root, surroundings));
  setAttribute(root, "lang", made.language);
  // Nobody can know the name, so nothing in the document can pass for it.
  const name = `head-${randomUUID()}`;
  putMarker(head, name);
  return {
    head: made,
    writeInto: (cleaned) =>
      cleaned.replace(`<meta name="${name}">`, () => made.tags.map(writeTag).join("\n")),
  };
}
