import {
  type Attribute,
  type Document,
  elementsOf,
  isText,
  nodesOf,
  tagOf,
} from "@/lib/platform/html/markup";
import { escapeCss } from "../css/urls";
import { kindOf } from "./addresses";

export type Variables = {
  projectName: string;
  companyName: string;
  ctaUrl: string;
  currentYear: string;
  /** Addresses of the landing page's pictures; empty without one. */
  logoUrl?: string;
  heroImageUrl?: string;
};
export type VariableName = keyof Variables;

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** Variables whose value is a whole address. */
const addressNames = ["ctaUrl", "logoUrl", "heroImageUrl"] as const satisfies readonly VariableName[];
const knownNames = new Set(["projectName", "companyName", "currentYear", ...addressNames]);
const isKnown = (name: string): name is VariableName => knownNames.has(name);

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

type Put = (name: VariableName, encoding: Encoding) => string;

function replaceVariables(
  text: string,
  put: Put,
  encodingOf: (name: VariableName, offset: number) => Encoding,
): string {
  return text.replace(placeholder, (whole, name: string, offset: number) =>
    isKnown(name) ? put(name, encodingOf(name, offset)) : whole,
  );
}

const isAddress = (name: string) => (addressNames as readonly string[]).includes(name);
const startsWithAddress = new RegExp(`^\\s*\\{\\{\\s*(${addressNames.join("|")})\\s*\\}\\}`);

const encodingInAddress = (name: VariableName, offset: number): Encoding =>
  isAddress(name) && offset === 0 ? "start" : "address";

/**
 * Replaces each variable by the result of `put`, in which no variables are replaced.
 * @returns the attributes whose address begins with an address variable, so that it is no file of the template
 */
export function replaceDocumentVariables(document: Document, put: Put): Set<Attribute> {
  const addresses = new Set<Attribute>();
  for (const element of elementsOf(document)) {
    for (const attribute of element.attrs) {
      if (!attribute.value.includes("{{")) continue;
      const kind = kindOf(element, attribute);
      if (startsWithAddress.test(attribute.value)) addresses.add(attribute);
      if (kind === "text" || kind === "data")
        attribute.value = replaceVariables(attribute.value, put, () => "attribute");
      else if (kind === "css") attribute.value = replaceVariables(attribute.value, put, () => "css");
      else attribute.value = replaceVariables(attribute.value.trimStart(), put, encodingInAddress);
    }
  }
  for (const node of nodesOf(document)) {
    if (!isText(node) || !node.value.includes("{{")) continue;
    const parent = node.parentNode;
    const encoding = encodings[parent && "tagName" in parent ? tagOf(parent) : ""] ?? "text";
    node.value = replaceVariables(node.value, put, () => encoding);
  }
  return addresses;
}

/** Unknown variables, with the number of line breaks before each. */
export function unknownVariables(text: string): { name: string; row: number }[] {
  let [row, counted] = [0, 0];
  return Array.from(text.matchAll(/\{\{([^{}]*)\}\}/g), (match) => {
    row += text.slice(counted, match.index).split("\n").length - 1;
    counted = match.index;
    return { name: match[1]?.trim() ?? "", row };
  }).filter(({ name }) => !isKnown(name));
}
