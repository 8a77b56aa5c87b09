import {
  type Attribute,
  contentOf,
  type Document,
  elementsOf,
  isText,
  tagOf,
} from "@/lib/platform/html/markup";
import { escapeCss } from "../css/urls";
import { findVariable, type Reference, type Scope } from "../vocabulary";
import { kindOf } from "./addresses";
import type { Places } from "./blocks";

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** The encoding of a variable's value; `start`: at the start of an address. */
export type Encoding = "text" | "attribute" | "css" | "json" | "address" | "start";

const encoders: Record<Encoding, (value: string) => string> = {
  text: (value) => value,
  attribute: (value) => value,
  css: escapeCss,
  json: (value) => JSON.stringify(value).slice(1, -1),
  // Through a buffer, as `encodeURIComponent` throws on half a surrogate pair.
  address: (value) => encodeURIComponent(Buffer.from(value).toString()),
  start: (value) => value,
};

/** Characters that parsers don't preserve in text. */
const unstable = /[\0\r]/g;

export const encodeValue = (value: string, encoding: Encoding) =>
  encoders[encoding](value.replace(unstable, ""));

/** Encodings by the text's element; the only scripts that stay are structured data. */
const encodings: Record<string, Encoding> = { style: "css", script: "json" };

type Put = (variable: Reference, encoding: Encoding) => string;

function replaceVariables(
  text: string,
  scope: Scope,
  put: Put,
  encodingOf: (isAddress: boolean, offset: number) => Encoding,
): string {
  return text.replace(placeholder, (whole, name: string, offset: number) => {
    const found = findVariable(scope, name);
    if (!found) return whole;
    const { depth, field } = found;
    return put({ name, depth }, encodingOf(field.isAddress === true, offset));
  });
}

const firstPlaceholder = /^\s*\{\{\s*(\w+)\s*\}\}/;

/** Returns whether a value begins with a variable that is a whole address. */
const startsWithAddress = (value: string, scope: Scope) =>
  findVariable(scope, firstPlaceholder.exec(value)?.[1] ?? "")?.field.isAddress === true;

const encodingInAddress = (isAddress: boolean, offset: number): Encoding =>
  isAddress && offset === 0 ? "start" : "address";

/**
 * Replaces each variable by the result of `put`, in which no variables are replaced.
 * @returns the attributes whose address begins with an address variable, so that it is no file of the template
 */
export function replaceDocumentVariables(
  document: Document,
  { scopeOf }: Pick<Places, "scopeOf">,
  put: Put,
): Set<Attribute> {
  const addresses = new Set<Attribute>();
  for (const element of elementsOf(document)) {
    const scope = scopeOf(element);
    for (const attribute of element.attrs) {
      if (!attribute.value.includes("{{")) continue;
      const kind = kindOf(element, attribute);
      const replaceWith = (text: string, encodingOf: (isAddress: boolean, offset: number) => Encoding) => {
        attribute.value = replaceVariables(text, scope, put, encodingOf);
      };
      if (startsWithAddress(attribute.value, scope)) addresses.add(attribute);
      if (kind === "text" || kind === "data") replaceWith(attribute.value, () => "attribute");
      else if (kind === "css") replaceWith(attribute.value, () => "css");
      else replaceWith(attribute.value.trimStart(), encodingInAddress);
    }
    const encoding = encodings[tagOf(element)] ?? "text";
    for (const node of contentOf(element).childNodes) {
      if (isText(node) && node.value.includes("{{"))
        node.value = replaceVariables(node.value, scope, put, () => encoding);
    }
  }
  return addresses;
}

/** Unknown variables, with the number of line breaks before each. */
export function unknownVariables(text: string, scope: Scope): { name: string; row: number }[] {
  let [row, counted] = [0, 0];
  return Array.from(text.matchAll(/\{\{([^{}]*)\}\}/g), (match) => {
    row += text.slice(counted, match.index).split("\n").length - 1;
    counted = match.index;
    return { name: match[1]?.trim() ?? "", row };
  }).filter(({ name }) => !findVariable(scope, name));
}
