import type { HeadSettings } from "@/lib/platform/html/answers";
import {
  type Document,
  elementsOf,
  isHtml,
  serializeMarkup,
  tagOf,
  textOf,
} from "@/lib/platform/html/markup";
import { parseMarkup } from "@/lib/platform/html/parse-markup";
import { encloseBlocks, markBlocks, placesOf } from "./blocks";
import { checkBlocks } from "./check-blocks";
import { cleanMarkup, cleanTree } from "./clean";
import { applyDeferredStylesheets } from "./deferred-stylesheets";
import { baseOfDocument } from "./locate";
import { markHead } from "./page-head";
import { rewriteAddresses } from "./rewrite";
import { ownScripts } from "./scripts";
import { type Parts, Slots } from "./slots";
import { replaceDocumentVariables } from "./variables";

export type DocumentPlace = {
  /** The document's path inside the template, such as "about/index.html". */
  path: string;
  /**
   * The path of the template's files: an absolute path that ends in "/", such as "/templates/files/<id>/<hash>/".
   */
  base: string;
  /** All files of the template. */
  files: ReadonlySet<string>;
};

/** The files that a document refers to. */
export type DocumentReferences = {
  /** The template's own scripts, in the order in which a browser runs them. */
  scripts: { path: string; module: boolean }[];
  /** Paths of the template's own style sheets. */
  stylesheets: string[];
  /** Every own file that the document refers to. */
  referenced: string[];
};

/** A cleaned document, from which all its answers are made. */
export type PreparedDocument = DocumentReferences & {
  base: string;
  parts: Parts;
  title: Parts | null;
  /** The document's own metadata, as JSON. */
  own: Parts;
  /** Approximate memory in bytes. */
  bytes: number;
};

/**
 * Prepares a template's document for serving: removes everything that runs or redirects, and inserts the public
 * addresses of its files. Slots mark the parts that differ between answers.
 * @throws UnusableDocument where the markup can't be processed
 */
export function prepareDocument(source: string, { path, base, files }: DocumentPlace): PreparedDocument {
  const document = parseMarkup(source);
  const slots = new Slots();
  const start = baseOfDocument(document, path);
  const scripts = ownScripts(document, start, files);
  applyDeferredStylesheets(document);
  const places = placesOf(document);
  const leftOut = replaceDocumentVariables(document, places, (variable, encoding) =>
    slots.mark({ kind: "variable", variable, encoding }),
  );
  markBlocks(places.blocks, slots.blockAttribute, (block) => slots.mark({ kind: "start", block }));
  const title = titleOf(document);
  const own: HeadSettings = markHead(document, slots, { base: start, filesBase: base, files });
  cleanTree(document);
  const linkTo = (page: string) => slots.mark({ kind: "page", path: page });
  const { stylesheets, referenced } = rewriteAddresses(document, { base, files, linkTo }, start, leftOut);
  for (const script of scripts) referenced.add(script.path);
  const html = cleanMarkup(serializeMarkup(document));
  const parts = slots.split(places.blocks.size > 0 ? withEnclosedBlocks(html, slots) : html);
  checkBlocks(parts);
  return {
    base,
    parts,
    title: title === null ? null : slots.splitText(title),
    own: slots.splitText(JSON.stringify(own)),
    scripts,
    stylesheets,
    referenced: [...referenced],
    bytes: 2 * html.length + 1_000,
  };
}

function withEnclosedBlocks(html: string, slots: Slots): string {
  const document = parseMarkup(html);
  encloseBlocks(document, slots.blockAttribute, slots.mark({ kind: "end" }));
  return serializeMarkup(document);
}

function titleOf(document: Document): string | null {
  for (const element of elementsOf(document)) {
    if (tagOf(element) === "title" && isHtml(element)) return textOf(element).trim() || null;
  }
  return null;
}
