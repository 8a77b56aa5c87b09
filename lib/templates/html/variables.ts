import { escapeCss } from "../css/urls";
import { kindOf } from "./addresses";
import { type Attribute, type Document, elementsOf, isText, nodesOf, tagOf } from "./markup";

export type Variables = { projectName: string; companyName: string; ctaUrl: string; currentYear: string };

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

const knownNames = new Set(["projectName", "companyName", "ctaUrl", "currentYear"]);
const isKnown = (name: string): name is keyof Variables => knownNames.has(name);

type Encode = (value: string, name: keyof Variables, offset: number) => string;

function fill(text: string, variables: Variables, encode: Encode): string {
  return text.replace(placeholder, (whole, name: string, offset: number) =>
    isKnown(name) ? encode(variables[name], name, offset) : whole,
  );
}

const asItStands: Encode = (value) => value;
const inCss: Encode = (value) => escapeCss(value);
const inJson: Encode = (value) => JSON.stringify(value).slice(1, -1);
/** By the element that the text is in; of scripts only structured data stays. */
const encodings: Record<string, Encode> = { style: inCss, script: inJson };
// Through a buffer, as `encodeURIComponent` throws on half a surrogate pair.
const inAddress: Encode = (value, name, offset) =>
  name === "ctaUrl" && offset === 0 ? value : encodeURIComponent(Buffer.from(value).toString());

/**
 * Puts the values in the place of the variables, each once and encoded for where it stands.
 * @returns the attributes whose address begins with the call to action's, which is none of the template
 */
export function fillVariables(document: Document, variables: Variables): Set<Attribute> {
  const addresses = new Set<Attribute>();
  for (const element of elementsOf(document)) {
    for (const attribute of element.attrs) {
      if (!attribute.value.includes("{{")) continue;
      const kind = kindOf(element, attribute);
      if (/^\s*\{\{\s*ctaUrl\s*\}\}/.test(attribute.value)) addresses.add(attribute);
      if (kind === "text" || kind === "data") attribute.value = fill(attribute.value, variables, asItStands);
      else if (kind === "css") attribute.value = fill(attribute.value, variables, inCss);
      else attribute.value = fill(attribute.value.trimStart(), variables, inAddress);
    }
  }
  for (const node of nodesOf(document)) {
    if (!isText(node) || !node.value.includes("{{")) continue;
    const parent = node.parentNode;
    const tag = parent && "tagName" in parent ? tagOf(parent) : "";
    node.value = fill(node.value, variables, encodings[tag] ?? asItStands);
  }
  return addresses;
}

/** Names in double braces that stand for nothing, with how many line breaks are before each. */
export function unknownVariables(text: string): { name: string; row: number }[] {
  let [row, counted] = [0, 0];
  return Array.from(text.matchAll(/\{\{([^{}]*)\}\}/g), (match) => {
    row += text.slice(counted, match.index).split("\n").length - 1;
    counted = match.index;
    return { name: match[1]?.trim() ?? "", row };
  }).filter(({ name }) => !isKnown(name));
}
