import { attribute, type Element, localName, tagOf, wordSet, words } from "@/lib/platform/html/markup";
import { isSafeAddress } from "./address";

const forbiddenElements = wordSet(
  "applet base bgsound embed fencedframe frame frameset handler ilayer layer listener noembed noframes noscript object param portal script",
);
const forbiddenRels = new Set(["import", "modulepreload", "prerender", "serviceworker"]);
const loadedAsScript = wordSet(
  "audioworklet document embed frame iframe object paintworklet script serviceworker sharedworker worker xslt",
);
const allowedHeaders = wordSet(
  "cache-control cleartype content-language content-type default-style expires imagetoolbar pragma x-dns-prefetch-control x-ua-compatible",
);
const animations = new Set(["animate", "animatecolor", "animatemotion", "animatetransform", "set"]);

/** The reason why an element is removed, such as `<object>` or `<meta http-equiv="refresh">`; null if it stays. */
export function forbiddenPart(element: Element): string | null {
  const tag = tagOf(element);
  if (forbiddenElements.has(tag)) return `<${tag}>`;
  if (tag === "iframe") return isSafeAddress(attribute(element, "src") ?? "", "frame") ? null : "<iframe>";
  if (tag === "meta") return forbiddenHeader(element);
  if (tag === "link") return forbiddenLink(element);
  return animations.has(tag) ? forbiddenAnimation(element, tag) : null;
}

function forbiddenHeader(element: Element): string | null {
  const header = attribute(element, "http-equiv")?.trim().toLowerCase();
  return header && !allowedHeaders.has(header) ? `<meta http-equiv="${header}">` : null;
}

function forbiddenLink(element: Element): string | null {
  const rels = words(attribute(element, "rel"));
  const rel = rels.find((one) => forbiddenRels.has(one));
  if (rel) return `<link rel="${rel}">`;
  const as = attribute(element, "as")?.trim().toLowerCase() ?? "";
  const fetches = rels.includes("preload") || rels.includes("prefetch");
  return fetches && loadedAsScript.has(as) ? `<link as="${as}">` : null;
}

function forbiddenAnimation(element: Element, tag: string): string | null {
  const names = element.attrs.filter((one) => localName(one.name) === "attributename");
  const animated = names.map(({ value }) => localName(value.trim()));
  const isForbidden = animated.some((name) => /^(on|href$|src|action$|formaction$|data$|style$)/.test(name));
  return isForbidden ? `<${tag}>` : null;
}

/** Returns whether an attribute is an event handler. */
export const isHandler = (name: string) => /^on/.test(localName(name));

/** Returns whether a name is malformed markup, such as `scr<script`. */
export const isBrokenName = (name: string) => /["'<>`=/&\s\p{Cc}\ufffd]/u.test(name);
