import {
  attribute,
  type ChildNode,
  contentOf,
  type Document,
  type Element,
  isElement,
  isText,
  parentsOf,
  serializeMarkup,
  setAttribute,
  tagOf,
} from "@/lib/platform/html/markup";
import { fullBudget, parseMarkup, UnusableDocument } from "@/lib/platform/html/parse-markup";
import { withoutTags } from "../css/urls";
import { isSafeAddress } from "./address";
import { mapAddresses } from "./addresses";
import { forbiddenPart, isBrokenName, isHandler } from "./forbidden";

/** Permissions of a frame; its origin is opaque, like that of its page. */
const FRAME_RIGHTS =
  "allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-presentation allow-scripts";

/**
 * Removes everything that could run, redirect or load such content, and leaves the rest of the document as uploaded.
 * A ready-made sanitizer keeps only markup on its allow list, which would change a designer's page.
 */
export function cleanTree(document: Document) {
  for (const parent of parentsOf(document)) {
    parent.childNodes = parent.childNodes.flatMap(survivors);
    for (const child of parent.childNodes) child.parentNode = parent;
  }
}

function survivors(node: ChildNode): ChildNode[] {
  if (isText(node)) return [node];
  if (!isElement(node)) return [];
  if (forbiddenPart(node) !== null) return [];
  if (isBrokenName(node.tagName)) return contentOf(node).childNodes.flatMap(survivors);
  cleanElement(node);
  return [node];
}

function cleanElement(element: Element) {
  const tag = tagOf(element);
  if (tag === "plaintext" || tag === "xmp") {
    element.tagName = "pre";
    element.nodeName = "pre";
  }
  if (tag === "iframe") element.childNodes = [];
  cleanAttributes(element);
  if (tag === "iframe") setAttribute(element, "sandbox", FRAME_RIGHTS);
  if (tag === "meta") declareUtf8(element);
  if (tag === "style") keepStyleOnly(element);
}

function cleanAttributes(element: Element) {
  element.attrs = element.attrs.filter(
    ({ name }) => !isHandler(name) && !isBrokenName(name) && name !== "srcdoc",
  );
  mapAddresses(element, (address, { use }) => {
    return isSafeAddress(address, use === "import" ? "stylesheet" : use) ? address : null;
  });
}

/** Declares UTF-8, in which every page is sent. */
function declareUtf8(element: Element) {
  if (attribute(element, "charset") !== undefined) setAttribute(element, "charset", "utf-8");
  if (attribute(element, "http-equiv")?.trim().toLowerCase() === "content-type")
    setAttribute(element, "content", "text/html; charset=utf-8");
}

function keepStyleOnly(element: Element) {
  element.childNodes = element.childNodes.filter(isText);
  for (const node of element.childNodes) if (isText(node)) node.value = withoutTags(node.value);
}

const MAX_ROUNDS = 30;

/**
 * Cleans a document until parsing and cleaning the output changes nothing more, so that a browser builds
 * the same tree that was cleaned, however the markup is broken.
 * @throws UnusableDocument if this doesn't converge
 */
export function cleanMarkup(source: string): string {
  const budget = fullBudget();
  let current = source;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const document = parseMarkup(current, { budget });
    cleanTree(document);
    const next = serializeMarkup(document);
    if (next === current) return next;
    current = next;
  }
  throw new UnusableDocument("The page’s markup is too broken to be cleaned");
}
