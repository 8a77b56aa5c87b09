import {
  attribute,
  type Element,
  elementsOf,
  isElement,
  tagOf,
  textOf,
  words,
} from "@/lib/platform/html/markup";
import { parseMarkup } from "@/lib/platform/html/parse-markup";
import { scriptKind } from "@/lib/platform/html/script-kind";
import { escapeHtml } from "@/lib/platform/http/escape-html";
import { sourceHash } from "@/lib/platform/http/source-hash";
import { visitorScript } from "@/lib/site/visitor-script";
import { addressesOf } from "@/lib/templates/html/addresses";

/** A link stays, loses its address, or its element is left out. */
export type LinkFate = "kept" | "unlinked" | "removed";

export type DocumentPlace = {
  /** The absolute address of the page. */
  url: string;
  /** True for a page of an uploaded template, which keeps its own scripts. */
  isTemplate: boolean;
  fateOfLink: (path: string) => LinkFate;
  /** Returns whether the path is that of a public file. */
  isFile: (path: string) => boolean;
  /** HTML in place of forms that are sent to the application. */
  callUs: string;
  /** True to leave out the preview image, which isn't drawn. */
  dropsPreview: boolean;
};

type Change = { start: number; end: number; text: string };

/** Elements that start what they name. */
const isScript = (element: Element) => {
  const tag = tagOf(element);
  if (tag === "script") return scriptKind(element) !== "data";
  if (tag !== "link") return false;
  const rel = words(attribute(element, "rel"));
  return rel.includes("modulepreload") || (rel.includes("preload") && attribute(element, "as") === "script");
};

const isPreviewTag = (element: Element) =>
  tagOf(element) === "meta" &&
  /^(?:og|twitter):image/.test(attribute(element, "property") ?? attribute(element, "name") ?? "");

/**
 * The policy of a page without the application, for a `meta` element, since not every server sends headers. It allows
 * the style sheets in the page by their hashes.
 */
function policyOf(styles: readonly string[]): string {
  const hashes = [...new Set(styles.map(sourceHash))];
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${["'self'", ...hashes].join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** Applies changes from the first to the last; one within another is left out. */
function applied(html: string, changes: Change[]): string {
  changes.sort((one, other) => one.start - other.start || other.end - one.end);
  let [result, end] = ["", 0];
  for (const change of changes) {
    if (change.start < end) continue;
    result += html.slice(end, change.start) + change.text;
    end = change.end;
  }
  return result + html.slice(end);
}

/** An entry of a list that would be empty without its link is left out with it. */
function removedWith(element: Element): Element {
  const { parentNode } = element;
  const isOnly =
    parentNode && isElement(parentNode) && tagOf(parentNode) === "li" && parentNode.childNodes.length === 1;
  return isOnly ? parentNode : element;
}

/** A script with its text; the product's renderer escapes `>` in attributes, and `<` in texts. */
const scripts = /<script\b([^>]*)>.*?<\/script>/gs;

/** Cuts the scripts of the framework out before the page is parsed: they hold its content once more. */
const withoutFramework = (html: string) =>
  html.replace(scripts, (script, attributes: string) =>
    attributes.includes("application/ld+json") || attributes.includes(visitorScript.address) ? script : "",
  );

/**
 * Rewrites a rendered page into one that needs no application: without the scripts of the application, forms, and links
 * to pages that aren't exported. All other bytes stay.
 * @returns the page, and the paths of the files of the site that it names
 * @throws UnusableDocument
 */
export function exportDocument(rendered: string, place: DocumentPlace): { html: string; files: string[] } {
  const html = (place.isTemplate ? rendered : withoutFramework(rendered)).replace(/ nonce="[^"]*"/g, "");
  const document = parseMarkup(html, { withLines: true, isOwn: true });
  const { origin } = new URL(place.url);
  const changes: Change[] = [];
  const files = new Set<string>();
  const styles: string[] = [];

  const remove = (element: Element, text = "") => {
    const at = element.sourceCodeLocation;
    if (at) changes.push({ start: at.startOffset, end: at.endOffset, text });
  };
  const removeAttribute = (element: Element, name: string) => {
    const at = element.sourceCodeLocation?.attrs?.[name];
    // With the space before it.
    if (at) changes.push({ start: at.startOffset - 1, end: at.endOffset, text: "" });
  };
  /** Returns the URL if it is on this site, and the address is more than a fragment. */
  function ownUrl(address: string): URL | null {
    if (address.startsWith("#") || address === "" || !URL.canParse(address, place.url)) return null;
    const url = new URL(address, place.url);
    return url.origin === origin ? url : null;
  }
  function note(address: string) {
    const url = ownUrl(address);
    if (url && place.isFile(url.pathname)) files.add(url.pathname);
  }

  function visitLink(element: Element) {
    const url = ownUrl(attribute(element, "href") ?? "");
    if (!url) return;
    if (place.isFile(url.pathname)) return void files.add(url.pathname);
    const fate = place.fateOfLink(url.pathname);
    if (fate === "removed") remove(removedWith(element));
    if (fate === "unlinked") removeAttribute(element, "href");
  }

  function visitScript(element: Element) {
    const source = attribute(element, "src");
    const isVisitors = source === visitorScript.address;
    if (!isVisitors && !place.isTemplate) return remove(element);
    // Without it the script doesn't listen to the application.
    removeAttribute(element, "data-shown");
    if (source !== undefined) note(source);
  }

  function visit(element: Element) {
    const tag = tagOf(element);
    if (isScript(element)) return visitScript(element);
    if (tag === "script") {
      for (const [address] of textOf(element).matchAll(/https?:\/\/[^"\\\s]+/g)) note(address);
      return;
    }
    if (tag === "form" && ownUrl(attribute(element, "action") || place.url))
      return remove(element, place.callUs);
    if (tag === "a" || tag === "area") return visitLink(element);
    // The text is true for the moment only, as is “open now”.
    if (attribute(element, "data-later") !== undefined) return remove(element);
    if (place.dropsPreview && isPreviewTag(element)) return remove(element);
    if (tag === "meta") return note(attribute(element, "content") ?? "");
    if (tag === "style") styles.push(textOf(element));
    for (const { address, use } of addressesOf(element)) if (use !== "other") note(address);
  }

  for (const element of elementsOf(document)) visit(element);
  const changed = applied(html, changes);
  if (place.isTemplate) return { html: changed, files: [...files] };
  const policy = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyOf(styles))}"/>`;
  return { html: changed.replace("<head>", () => `<head>${policy}`), files: [...files] };
}
