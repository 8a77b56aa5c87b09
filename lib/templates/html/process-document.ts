import type { HeadSettings } from "@/lib/platform/html/answers";
import type { PageHead } from "@/lib/platform/html/head";
import type { Entry, ListEntries, Reference, Variables } from "../vocabulary";
import { isSafeAddress } from "./address";
import type { Block } from "./blocks";
import { addressOf } from "./locate";
import { escapeAttribute, escapeText, writeHead } from "./page-head";
import type { DocumentReferences, PreparedDocument } from "./prepare-document";
import type { Parts, Slot } from "./slots";
import { type Encoding, encodeValue } from "./variables";

/** The values of a document's slots. */
export type Filling = {
  /** Values for the variables in double braces. */
  variables: Variables;
  /** The entries of lists. */
  lists?: ListEntries;
  /**
   * Address of another HTML page of the template as visitors reach it ("about.html" → "/about"); null keeps it a file
   * under base.
   */
  pageAddress: (path: string) => string | null;
  /** Makes the head that replaces the document's own metadata; without it that stays. */
  head?: ((own: HeadSettings) => PageHead) | undefined;
};

export type ProcessedDocument = DocumentReferences & {
  html: string;
  title: string | null;
  /** The head that replaced the document's own metadata; null if that stayed. */
  head: PageHead | null;
};

/** Fills the variables of a text that is not markup, outside of lists. */
function plain(
  parts: Parts,
  variables: Entry,
  encodingOf = ({ encoding }: Extract<Slot, { kind: "variable" }>): Encoding => encoding,
): string {
  const write = (part: string | Slot) => {
    if (typeof part === "string") return part;
    if (part.kind !== "variable") return "";
    return encodeValue(textOf(variables[part.variable.name]), encodingOf(part));
  };
  return parts.map(write).join("");
}

const textOf = (value: Entry[string]) => (typeof value === "string" ? value : "");
const listOf = (value: Entry[string]) => (typeof value === "object" ? value : []);

/** Fills in a document's slots for one answer. */
export function fillDocument(prepared: PreparedDocument, filling: Filling): ProcessedDocument {
  const { base, scripts, stylesheets, referenced } = prepared;
  const { pageAddress } = filling;
  const variables: Entry = filling.variables;
  const lists: Entry = filling.lists ?? {};
  const head = filling.head?.(JSON.parse(plain(prepared.own, variables, () => "json"))) ?? null;

  /** The entries of the lists around the part that is filled, the innermost last. */
  const entries: Entry[] = [];
  const valueAt = ({ name, depth }: Reference) =>
    textOf(depth === 0 ? variables[name] : entries[depth - 1]?.[name]);
  const entriesAt = ({ name, depth }: Reference) =>
    listOf(depth === 0 ? lists[name] : entries[depth - 1]?.[name]);

  const isMet = ({ conditions }: Block) =>
    conditions.every(
      ({ names, negated }) =>
        negated !== names.some((name) => valueAt(name) !== "" || entriesAt(name).length > 0),
    );

  function fillBlock({ block, parts }: Extract<Slot, { kind: "block" }>): string {
    if (!block.list) return isMet(block) ? fill(parts) : "";
    const filled = entriesAt(block.list)
      .slice(0, block.list.limit)
      .map((entry) => {
        entries.push(entry);
        const text = isMet(block) ? fill(parts) : "";
        entries.pop();
        return text;
      });
    return filled.join("");
  }

  function fillSlot(slot: Slot): string {
    switch (slot.kind) {
      case "variable": {
        const value = encodeValue(valueAt(slot.variable), slot.encoding);
        return slot.encoding === "text" ? escapeText(value) : escapeAttribute(value);
      }
      case "page":
        return escapeAttribute(pageAddress(slot.path) ?? addressOf(base, slot.path));
      case "attribute": {
        const address = fill(slot.parts);
        return address && isSafeAddress(address, "link") ? ` ${slot.name}="${address}"` : "";
      }
      case "head":
        return head ? writeHead(head) : "";
      case "language":
        return language(slot.own);
      case "own":
        return head ? "" : fill(slot.parts);
      case "block":
        return fillBlock(slot);
      case "start":
      case "end":
        return "";
    }
  }

  function language(own: Parts | null): string {
    if (!head && !own) return "";
    return ` lang="${escapeAttribute(head?.language ?? plain(own ?? [], variables))}"`;
  }

  const fill = (parts: Parts) =>
    parts.map((part) => (typeof part === "string" ? part : fillSlot(part))).join("");

  return {
    html: fill(prepared.parts),
    title: prepared.title && plain(prepared.title, variables),
    head,
    scripts,
    stylesheets,
    referenced,
  };
}
