import type { HeadSettings } from "@/lib/platform/html/answers";
import type { PageHead } from "@/lib/platform/html/head";
import { isSafeAddress } from "./address";
import { addressOf } from "./locate";
import { escapeAttribute, escapeText, writeHead } from "./page-head";
import type { DocumentReferences, PreparedDocument } from "./prepare-document";
import type { Parts, Slot } from "./slots";
import { type Encoding, encodeValue, type Variables } from "./variables";

/** The values of a document's slots. */
export type Filling = {
  /** Values for the variables in double braces. */
  variables: Variables;
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

/** Fills the variables of a text that is not markup. */
function plain(
  parts: Parts,
  variables: Variables,
  encodingOf = ({ encoding }: Extract<Slot, { kind: "variable" }>): Encoding => encoding,
): string {
  const write = (part: string | Slot) => {
    if (typeof part === "string") return part;
    return part.kind === "variable" ? encodeValue(variables[part.name] ?? "", encodingOf(part)) : "";
  };
  return parts.map(write).join("");
}

/** Fills in a document's slots for one answer. */
export function fillDocument(prepared: PreparedDocument, filling: Filling): ProcessedDocument {
  const { base, scripts, stylesheets, referenced } = prepared;
  const { variables, pageAddress } = filling;
  const head = filling.head?.(JSON.parse(plain(prepared.own, variables, () => "json"))) ?? null;

  function fillSlot(slot: Slot): string {
    switch (slot.kind) {
      case "variable": {
        const value = encodeValue(variables[slot.name] ?? "", slot.encoding);
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
