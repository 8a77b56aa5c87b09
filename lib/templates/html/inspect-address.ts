import { attribute, type Element, isText, tagOf } from "@/lib/platform/html/markup";
import { scriptKind } from "@/lib/platform/html/script-kind";
import { isSafeAddress } from "./address";
import { addressesOf, type Place } from "./addresses";
import { advice, lineOf, lineOfAttribute, type Remark, shown, warning } from "./inspect-element";
import { findInOtherCase, locate } from "./locate";
import type { PageCounter } from "./page-limits";
import { scriptAddress } from "./scripts";

/** A link to a place on a page of the template. */
export type FragmentLink = { path: string; fragment: string; line: number };

/** A page under inspection: collects remarks, and links to fragments. */
export type InspectedPage = {
  path: string;
  base: string;
  files: ReadonlySet<string>;
  counter: PageCounter;
  remarks: Remark[];
  fragments: FragmentLink[];
};

/** Adds the remarks on an element's addresses. @throws UnusableDocument if the page has too many */
export function inspectAddresses(element: Element, page: InspectedPage) {
  page.counter.styles(element);
  const found = addressesIn(element);
  page.counter.addresses(element, found);
  for (const { address, ...place } of found) {
    const line = lineOfPlace(element, place);
    if (!isSafeAddress(address, place.use === "import" ? "stylesheet" : place.use)) {
      page.remarks.push(warning(line, `The address ${shown(address)} is removed`));
    } else if (!address.includes("{{") && place.use !== "data" && place.use !== "other") {
      inspectOne(element, { address, use: place.use, line }, page);
    }
  }
}

/** The addresses of an element; of a script only if it could run. */
function addressesIn(element: Element): (Place & { address: string })[] {
  if (tagOf(element) !== "script") return addressesOf(element);
  const address = scriptAddress(element);
  const kind = scriptKind(element);
  if (!address || (kind !== "classic" && kind !== "module") || !isSafeAddress(address, "link")) return [];
  return [{ address, use: "resource", attribute: null, row: 0 }];
}

function lineOfPlace(element: Element, { attribute: one, row }: Place): number {
  if (one) return lineOfAttribute(element, one.prefix ? `${one.prefix}:${one.name}` : one.name) + row;
  const text = element.childNodes.find(isText);
  return (text?.sourceCodeLocation?.startLine ?? lineOf(element)) + row;
}

function inspectOne(
  element: Element,
  { address, use, line }: { address: string; use: string; line: number },
  { path, base, files, remarks, fragments }: InspectedPage,
) {
  const tag = tagOf(element);
  const isLink = use === "link" && (tag === "a" || tag === "area");
  const target = locate(address, base, files);
  if (isLink && leadsNowhere(element, address)) {
    remarks.push(advice(line, `A link leads nowhere: ${shown(address) || "its address is empty"}`));
  } else if (isLink && (target.kind === "here" || target.kind === "file") && target.fragment) {
    fragments.push({ path: target.kind === "here" ? path : target.path, fragment: target.fragment, line });
  } else if (target.kind === "missing" && !(tag === "link" && use === "link")) {
    remarks.push(warning(line, missingMessage(target.path, files)));
  } else if (target.kind === "external") {
    remarks.push(...remarksOnHost(tag, use, line, target.url));
  }
}

/** Returns whether a link has no target, such as `#`; not if a script uses it as a button. */
function leadsNowhere(element: Element, address: string): boolean {
  const isWidget = ["data-bs-toggle", "data-toggle", "data-bs-slide", "data-slide"].some(
    (name) => attribute(element, name) !== undefined,
  );
  return !isWidget && attribute(element, "role") !== "button" && /^\s*(#!?)?\s*$/.test(address);
}

function remarksOnHost(tag: string, use: string, line: number, { href, host }: URL): Remark[] {
  if (tag === "script")
    return [warning(line, `The script ${shown(href)} is not loaded; put a copy into the template instead`)];
  if (use !== "link") return [advice(line, `Loads from another host: ${host}`)];
  const sends = tag === "form" || tag === "button" || tag === "input";
  return sends ? [advice(line, `Sends what visitors enter to ${host}`)] : [];
}

/** Names the missing file, and the one whose name differs only by letter case. */
export function missingMessage(path: string, files: ReadonlySet<string>): string {
  const meant = findInOtherCase(path, files);
  const hint = meant === undefined ? "" : `; there is ${meant}, and letter case counts`;
  return `${shown(path)} is not in the template${hint}`;
}
