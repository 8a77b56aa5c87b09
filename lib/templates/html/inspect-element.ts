import { attribute, type Element, isText, tagOf } from "@/lib/platform/html/markup";
import { scriptKind } from "@/lib/platform/html/script-kind";
import type { Scope } from "../vocabulary";
import { isSafeAddress } from "./address";
import { isDeferredStylesheet } from "./deferred-stylesheets";
import { forbiddenPart, isHandler } from "./forbidden";
import { scriptAddress } from "./scripts";
import { unknownVariables } from "./variables";

/** A finding at an element, without its file. */
export type Remark = { severity: "warning" | "advice"; line: number; message: string };
export const warning = (line: number, message: string): Remark => ({ severity: "warning", line, message });
export const advice = (line: number, message: string): Remark => ({ severity: "advice", line, message });

export const lineOf = (element: Element) => element.sourceCodeLocation?.startLine ?? 1;

export function lineOfAttribute(element: Element, name: string): number {
  return element.sourceCodeLocation?.attrs?.[name]?.startLine ?? lineOf(element);
}

/** Shortens a text of the template for a message. */
export const shown = (text: string) => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
};

/** Remarks on the removal of an element or its handlers. */
export function remarksOnRemoval(element: Element): Remark[] {
  const line = lineOf(element);
  const tag = tagOf(element);
  if (tag === "script") return remarksOnScript(element);
  if (tag === "noscript") return [advice(line, "What is for browsers without scripts is left out")];
  const part = forbiddenPart(element);
  if (part !== null && tag !== "base") return [warning(line, `${shown(part)} is removed`)];
  const isLate = isDeferredStylesheet(element);
  return element.attrs
    .filter(({ name }) => isHandler(name) && !(isLate && name === "onload"))
    .map(({ name }) =>
      warning(
        lineOfAttribute(element, name),
        "An inline event handler is removed; listen from a .js file of the template instead",
      ),
    );
}

/** Remarks on a removed script; the files of own scripts are checked like all other references. */
function remarksOnScript(script: Element): Remark[] {
  const address = scriptAddress(script);
  const line = lineOf(script);
  const kind = scriptKind(script);
  if (kind === "unused") return [];
  if (kind === "data") return [advice(line, "A script element that holds data is removed")];
  if (address === undefined)
    return [warning(line, "An inline script is removed; put it into a .js file of the template instead")];
  return isSafeAddress(address, "link") ? [] : [warning(line, `The script ${shown(address)} is not loaded`)];
}

/** Returns whether a picture lacks a text alternative. */
export function lacksAlternative(element: Element): boolean {
  const isHidden =
    attribute(element, "aria-hidden") === "true" ||
    ["presentation", "none"].includes(attribute(element, "role") ?? "");
  const isImageButton = tagOf(element) === "input" && attribute(element, "type")?.toLowerCase() === "image";
  const isNamed = attribute(element, "aria-label") ?? attribute(element, "aria-labelledby");
  if (tagOf(element) !== "img" && !isImageButton) return false;
  return attribute(element, "alt") === undefined && isNamed === undefined && !isHidden;
}

/** Unknown variables in an element's attributes and its own text. */
export function remarksOnVariables(element: Element, scope: Scope): Remark[] {
  if (tagOf(element) === "script") return [];
  const remarks: Remark[] = [];
  const look = (text: string, line: number) => {
    if (!text.includes("{{")) return;
    for (const { name, row } of unknownVariables(text, scope)) {
      remarks.push(warning(line + row, `The variable {{${shown(name)}}} is unknown and stays as it is`));
    }
  };
  for (const { name, value } of element.attrs) look(value, lineOfAttribute(element, name));
  for (const node of element.childNodes) {
    if (isText(node)) look(node.value, node.sourceCodeLocation?.startLine ?? lineOf(element));
  }
  return remarks;
}
