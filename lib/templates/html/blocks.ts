import {
  attribute,
  contentOf,
  type Document,
  type Element,
  elementsOf,
  isElement,
  isHtml,
  setAttribute,
  tagOf,
} from "@/lib/platform/html/markup";
import { UnusableDocument } from "@/lib/platform/html/parse-markup";
import { findList, findVariable, pageScope, type Reference, type Scope } from "../vocabulary";

/** Holds if one of the names has a value; `negated`: if none has. */
type Condition = { readonly names: readonly Reference[]; readonly negated: boolean };

/** Repeats an element for each entry of a list, and leaves it out where a condition does not hold. */
export type Block = {
  readonly list: (Reference & { readonly limit: number }) | null;
  readonly conditions: readonly Condition[];
};

const EACH = "data-each";
const IF = "data-if";
const UNLESS = "data-unless";

/** A name that an element's attribute uses, and that isn't known or can't be used there. */
type Fault = { readonly element: Element; readonly attribute: string; readonly message: string };

type Place = { readonly scope: Scope; readonly block: Block | null };

/** The places of a document where other names are known than on the page, and its blocks. */
export type Places = {
  /** The names at an element and in its own text. */
  scopeOf: (element: Element) => Scope;
  blocks: ReadonlyMap<Element, Block>;
  faults: readonly Fault[];
};

const MAX_NESTING = 4;
const MAX_BLOCKS = 1_000;
const MAX_CONDITIONS = 20;

const namesIn = (value: string) => [...new Set(value.split(/[\t\n\f\r ]+/).filter(Boolean))];

/** Finds what a condition's name refers to: the innermost list or variable. */
function findEither(scope: Scope, name: string): Reference | null {
  const [variable, list] = [findVariable(scope, name), findList(scope, name)];
  const found = variable && list ? (list.depth > variable.depth ? list : variable) : (variable ?? list);
  return found && { name, depth: found.depth };
}

const quoted = (text: string) => `“${text.slice(0, 60)}”`;

/**
 * Finds the elements with `data-each`, `data-if` and `data-unless`. They work on elements of HTML in the body and on
 * whole `svg` elements; other ones, and ones with unknown names, stay as they are.
 * @throws UnusableDocument for too many of them, or lists that are nested too deeply
 */
export function placesOf(document: Document): Places {
  const places = new Map<Element, Place>();
  const blocks = new Map<Element, Block>();
  const faults: Fault[] = [];
  const waiting: { element: Element; scope: Scope; inBody: boolean }[] = document.childNodes
    .filter(isElement)
    .map((element) => ({ element, scope: pageScope, inBody: false }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { element, inBody } = next;
    const place = placeOf(element, next.scope, inBody, faults);
    if (place.scope !== pageScope) places.set(element, place);
    if (place.block) blocks.set(element, place.block);
    if (blocks.size > MAX_BLOCKS)
      throw new UnusableDocument(
        `The page has more than ${MAX_BLOCKS.toLocaleString("en-US")} elements with data-each, data-if or data-unless`,
      );
    const { childNodes } = contentOf(element);
    const isBody = tagOf(element) === "body" && isHtml(element);
    const goesOn = (inBody || isBody) && isHtml(element) && tagOf(element) !== "template";
    for (let index = childNodes.length - 1; index >= 0; index--) {
      const child = childNodes[index];
      if (child && isElement(child)) waiting.push({ element: child, scope: place.scope, inBody: goesOn });
    }
  }
  return { scopeOf: (element) => places.get(element)?.scope ?? pageScope, blocks, faults };
}

function placeOf(element: Element, outer: Scope, inBody: boolean, faults: Fault[]): Place {
  const [each, when, unless] = [EACH, IF, UNLESS].map((name) => attribute(element, name));
  if (each === undefined && when === undefined && unless === undefined) return { scope: outer, block: null };
  const note = (name: string, message: string) => faults.push({ element, attribute: name, message });
  if (!inBody) {
    note(each === undefined ? IF : EACH, "works only on elements inside <body>, and stays as it is");
    return { scope: outer, block: null };
  }
  const found = each === undefined ? null : findList(outer, each.trim());
  if (each !== undefined && !found)
    note(EACH, `names ${quoted(each)}, which is no list here, and stays as it is`);
  if (found && outer.length > MAX_NESTING) throw new UnusableDocument("Lists are nested too deeply");
  const scope = found ? [...outer, found.field] : outer;
  const conditions = [IF, UNLESS].flatMap((name): Condition[] => {
    const value = name === IF ? when : unless;
    if (value === undefined) return [];
    const condition = readCondition(scope, value);
    if (typeof condition === "string") note(name, condition);
    return typeof condition === "string" ? [] : [{ names: condition, negated: name === UNLESS }];
  });
  const list = found && { name: found.name, depth: found.depth, limit: found.field.limit };
  return { scope, block: list || conditions.length > 0 ? { list, conditions } : null };
}

function readCondition(scope: Scope, value: string): Reference[] | string {
  const names = namesIn(value);
  if (names.length === 0) return "names nothing, and stays as it is";
  if (names.length > MAX_CONDITIONS) return `names more than ${MAX_CONDITIONS} things, and stays as it is`;
  const references: Reference[] = [];
  for (const name of names) {
    const found = findEither(scope, name);
    if (!found) return `names ${quoted(name)}, which is unknown here, and stays as it is`;
    references.push(found);
  }
  return references;
}

/** Replaces the attributes of blocks by one that names the block, as `markOf` returns. */
export function markBlocks(
  blocks: ReadonlyMap<Element, Block>,
  name: string,
  markOf: (block: Block) => string,
) {
  for (const [element, block] of blocks) {
    if (block.list) setAttribute(element, EACH, null);
    const hasIf = block.conditions.some(({ negated }) => !negated);
    const hasUnless = block.conditions.some(({ negated }) => negated);
    if (hasIf) setAttribute(element, IF, null);
    if (hasUnless) setAttribute(element, UNLESS, null);
    setAttribute(element, name, markOf(block));
  }
}

/** Puts a text before and behind each element that `markBlocks` has marked, and removes the mark. */
export function encloseBlocks(document: Document, name: string, end: string) {
  const marked = Array.from(elementsOf(document)).filter((one) => attribute(one, name) !== undefined);
  for (const element of marked) {
    const parent = element.parentNode;
    const start = attribute(element, name) ?? "";
    setAttribute(element, name, null);
    if (!parent) continue;
    const text = (value: string) => ({ nodeName: "#text" as const, value, parentNode: parent });
    parent.childNodes.splice(parent.childNodes.indexOf(element), 1, text(start), element, text(end));
  }
}
