import { attribute, type Document, elementsOf, isHtml, tagOf, textOf } from "@/lib/platform/html/markup";
import { parseMarkup } from "@/lib/platform/html/parse-markup";
import type { Finding } from "../schema";
import { placesOf } from "./blocks";
import { forbiddenPart } from "./forbidden";
import { type FragmentLink, type InspectedPage, inspectAddresses } from "./inspect-address";
import {
  advice,
  lacksAlternative,
  lineOf,
  lineOfAttribute,
  type Remark,
  remarksOnRemoval,
  remarksOnVariables,
  warning,
} from "./inspect-element";
import { baseOfDocument } from "./locate";
import { PageCounter } from "./page-limits";

export type InspectedDocument = {
  findings: Finding[];
  /** The names that links can lead to on the page. */
  anchors: Set<string>;
  fragments: FragmentLink[];
  /** Whether elements are repeated or left out. */
  hasBlocks: boolean;
};

/**
 * The findings in a document of a template, for the report of its upload.
 * @throws UnusableDocument where the markup can't be processed
 */
export function inspectDocument(path: string, source: string, files: ReadonlySet<string>): InspectedDocument {
  const document = parseMarkup(source, { withLines: true });
  const page: InspectedPage = {
    path,
    base: baseOfDocument(document, path),
    files,
    counter: new PageCounter(),
    remarks: remarksOnHead(document),
    fragments: [],
  };
  const { remarks, fragments } = page;
  const anchors = new Set<string>();
  const places = placesOf(document);
  for (const { element, attribute: name, message } of places.faults)
    remarks.push(warning(lineOfAttribute(element, name), `${name} ${message}`));
  for (const element of elementsOf(document)) {
    for (const remark of remarksOnRemoval(element)) remarks.push(remark);
    for (const remark of remarksOnVariables(element, places.scopeOf(element))) remarks.push(remark);
    if (forbiddenPart(element) === null || tagOf(element) === "script") inspectAddresses(element, page);
    if (lacksAlternative(element)) remarks.push(advice(lineOf(element), "A picture has no alt text"));
    for (const name of ["id", "name"]) {
      const anchor = attribute(element, name);
      if (anchor && (name === "id" || tagOf(element) === "a")) anchors.add(anchor);
    }
  }
  const findings = remarks.map((remark) => ({ file: path, ...remark }));
  return { findings, anchors, fragments, hasBlocks: places.blocks.size > 0 };
}

function remarksOnHead(document: Document): Remark[] {
  let [hasTitle, hasViewport, hasLanguage] = [false, false, false];
  for (const element of elementsOf(document)) {
    const tag = tagOf(element);
    if (tag === "html" && attribute(element, "lang")?.trim()) hasLanguage = true;
    if (tag === "title" && isHtml(element) && textOf(element).trim()) hasTitle = true;
    if (tag === "meta" && attribute(element, "name")?.trim().toLowerCase() === "viewport") hasViewport = true;
  }
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  const missing = [
    !hasTitle && warning(1, "The page has no title"),
    !hasViewport && warning(1, `The page is shown shrunk on phones; add ${viewport}`),
    !hasLanguage && advice(1, 'The page doesn’t tell its language; add lang to <html>, such as lang="en"'),
  ];
  return missing.filter((one) => one !== false);
}
