import type { HeadSettings, PageHead } from "@/lib/seo/head";
import { cleanMarkup, cleanTree } from "./clean";
import { applyLateStylesheets } from "./late-styles";
import { baseOfDocument } from "./locate";
import { type Document, elementsOf, isHtml, parseMarkup, serializeMarkup, tagOf, textOf } from "./markup";
import { replaceHead } from "./replace-head";
import { rewriteAddresses } from "./rewrite";
import { ownScripts } from "./scripts";
import { fillVariables, type Variables } from "./variables";

export type DocumentContext = {
  /** The document's path inside the template, such as "about/index.html". */
  path: string;
  /** Where the template's files are served: an absolute path that ends in "/", such as "/templates/files/<id>/<hash>/". */
  base: string;
  /** All files of the template. */
  files: ReadonlySet<string>;
  /** Values for the variables in double braces. */
  variables: Variables;
  /** Address of another HTML page of the template as visitors reach it ("about.html" → "/about"); null keeps it a file under base. */
  pageAddress: (path: string) => string | null;
  /** Makes the head that takes the place of what the document says of itself; without it the document's stays. */
  head?: (own: HeadSettings) => PageHead;
};

export type ProcessedDocument = {
  html: string;
  /** The template's own scripts, in the order in which a browser runs them. */
  scripts: { path: string; module: boolean }[];
  /** Paths of the template's own style sheets. */
  stylesheets: string[];
  /** Every own file that the document refers to. */
  referenced: string[];
  title: string | null;
  /** The head that took the place of the document's; null where that stayed. */
  head: PageHead | null;
};

/**
 * Makes a template's document one that can be served: without scripts and what runs or redirects, with the
 * variables filled in and the addresses of its files as visitors reach them.
 * @throws UnusableDocument where the markup can't be processed
 */
export function processDocument(source: string, context: DocumentContext): ProcessedDocument {
  const document = parseMarkup(source);
  const base = baseOfDocument(document, context.path);
  const scripts = ownScripts(document, base, context.files);
  applyLateStylesheets(document);
  const leftOut = fillVariables(document, context.variables);
  const title = titleOf(document);
  const head =
    context.head &&
    replaceHead(document, {
      base,
      filesBase: context.base,
      files: context.files,
      makeHead: context.head,
    });
  cleanTree(document);
  const { stylesheets, referenced } = rewriteAddresses(document, context, base, leftOut);
  for (const { path } of scripts) referenced.add(path);
  const html = cleanMarkup(serializeMarkup(document));
  return {
    html: head ? head.writeInto(html) : html,
    scripts,
    stylesheets,
    referenced: [...referenced],
    title,
    head: head?.head ?? null,
  };
}

function titleOf(document: Document): string | null {
  for (const element of elementsOf(document)) {
    if (tagOf(element) === "title" && isHtml(element)) return textOf(element).trim() || null;
  }
  return null;
}
