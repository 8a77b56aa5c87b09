import {
  type Attribute,
  attribute,
  type Element,
  isText,
  localName,
  tagOf,
  textOf,
  wordSet,
  words,
} from "@/lib/platform/html/markup";
import { type CssUse, rewriteCss, urlsOfCss } from "../css/urls";
import type { AddressUse } from "./address";
import { formatSrcset, parseSrcset } from "./srcset";

/** The syntax of an attribute's value or an element's text. */
export type ValueKind = AddressUse | "list" | "srcset" | "css" | "text";

const linkAttributes = new Set(["action", "cite", "formaction", "href", "longdesc"]);
const resourceAttributes = new Set(["background", "dynsrc", "lowsrc", "poster", "src"]);
const listAttributes = new Set(["archive", "attributionsrc", "ping"]);
const unusedAttributes = wordSet(
  "altimg by classid code codebase data definitionurl from icon manifest profile to url usemap",
);
const cssAttributes = wordSet(
  "clip-path color-profile cursor fill filter marker marker-end marker-mid marker-start mask stroke style",
);
const imageElements = new Set(["feimage", "image"]);
const framedBy = new Set(["iframe", "frame"]);
const loadingRels = wordSet(
  "icon apple-touch-icon apple-touch-icon-precomposed apple-touch-startup-image dns-prefetch fluid-icon manifest mask-icon preconnect prefetch preload",
);

/** Determines the syntax of an attribute. */
export function kindOf(element: Element, { name: qualified }: Attribute): ValueKind {
  const [name, tag] = [localName(qualified), tagOf(element)];
  if (name === "href") return kindOfHref(element, tag);
  if (name === "src" && framedBy.has(tag)) return "frame";
  if (name === "cite" && tag !== "blockquote" && tag !== "q" && tag !== "del" && tag !== "ins")
    return "other";
  if (linkAttributes.has(name)) return "link";
  if (resourceAttributes.has(name)) return "resource";
  if (listAttributes.has(name)) return "list";
  if (name === "srcset" || name === "imagesrcset" || name === "data-srcset") return "srcset";
  if (cssAttributes.has(name)) return "css";
  if (name.startsWith("data-")) return "data";
  return unusedAttributes.has(name) ? "other" : "text";
}

function kindOfHref(element: Element, tag: string): ValueKind {
  if (imageElements.has(tag)) return "resource";
  if (tag !== "link") return "link";
  const rels = words(attribute(element, "rel"));
  if (rels.includes("stylesheet")) return "stylesheet";
  return rels.some((rel) => loadingRels.has(rel)) ? "resource" : "link";
}

/** The position of an address: `attribute` is null in the text of a style element; `row` is its line, from 0. */
export type Place = { use: AddressUse | CssUse; attribute: Attribute | null; row: number };

type Visit = (address: string, place: Place) => string | null;

/** Replaces each address of an element by the result of `visit`; null removes it. */
export function mapAddresses(element: Element, visit: Visit) {
  const kept = element.attrs.map((one) => ({
    one,
    value: mapValue(one.value, kindOf(element, one), one, visit),
  }));
  for (const { one, value } of kept) one.value = value ?? one.value;
  element.attrs = kept.flatMap(({ one, value }) => (value === null ? [] : [one]));
  if (tagOf(element) !== "style") return;
  for (const node of element.childNodes) {
    if (isText(node)) node.value = mapCss(node.value, null, visit);
  }
}

function mapValue(value: string, kind: ValueKind, attribute: Attribute, visit: Visit): string | null {
  const to = (use: AddressUse) => (address: string) => visit(address, { use, attribute, row: 0 });
  if (kind === "text") return value;
  if (kind === "css") return mapCss(value, attribute, visit);
  if (kind === "list") {
    const addresses = value.split(/[\t\n\f\r ]+/).filter(Boolean);
    return addresses.flatMap((one) => to("other")(one) ?? []).join(" ");
  }
  if (kind !== "srcset") return to(kind)(value);
  const use = localName(attribute.name) === "data-srcset" ? "data" : "resource";
  const candidates = parseSrcset(value).flatMap(({ url, descriptor }) => {
    const other = to(use)(url);
    return other === null ? [] : [{ url: other, descriptor }];
  });
  return candidates.length > 0 ? formatSrcset(candidates) : null;
}

const mayHoldAddress = /url|import|image|src|expression|\\|<!--|-->/i;

/** Returns whether a style may contain addresses, so that it has to be tokenised. */
export const isReadAsCss = (css: string) => mayHoldAddress.test(css);

/** Returns whether a free-form value looks like a file name. */
export const isFileName = (value: string) => /\.\w+([?#].*)?$/s.test(value);

function mapCss(css: string, attribute: Attribute | null, visit: Visit): string {
  if (!isReadAsCss(css)) return css;
  return rewriteCss(css, (url, use) => visit(url, { use, attribute, row: 0 }));
}

/** The addresses of an element, in their order. */
export function addressesOf(element: Element): (Place & { address: string })[] {
  const found: (Place & { address: string })[] = [];
  for (const one of element.attrs) {
    mapValue(one.value, kindOf(element, one), one, (address, place) => {
      found.push({ address, ...place });
      return address;
    });
  }
  if (tagOf(element) !== "style") return found;
  for (const { url, line, use } of urlsOfCss(textOf(element))) {
    found.push({ address: url, use, attribute: null, row: line - 1 });
  }
  return found;
}
