import { randomBytes } from "node:crypto";
import type { Reference } from "../vocabulary";
import type { Block } from "./blocks";
import type { Encoding } from "./variables";

/** The parts of a page that differ between answers, filled in when it is sent. */
export type Slot =
  | { kind: "variable"; variable: Reference; encoding: Encoding }
  /** The address of a page of the template. */
  | { kind: "page"; path: string }
  /** An attribute whose address begins with a variable; omitted if the value makes it unsafe. */
  | { kind: "attribute"; name: string; parts: Parts }
  /** The position of the head's tags, and the page's language. */
  | { kind: "head" }
  | { kind: "language"; own: Parts | null }
  /** The document's own metadata, which the page's head replaces. */
  | { kind: "own"; parts: Parts }
  /** An element that is repeated or left out. */
  | { kind: "block"; block: Block; parts: Parts }
  /** The marks around a block, until `split` joins them. */
  | { kind: "start"; block: Block }
  | { kind: "end" };

/** A text with its slots. */
export type Parts = readonly (string | Slot)[];

const quotedAttributes = String.raw`(?: [^\s"=]+="[^"]*")*`;

/**
 * Markers for slots, unchanged by the escaping of text, addresses and style sheets. They are random, so that nothing in
 * an uploaded document can imitate one.
 */
export class Slots {
  readonly #key = `x${randomBytes(12).toString("hex")}`;
  readonly #slots: Slot[] = [];
  /** Marks an element that the page's head replaces. */
  readonly ownAttribute = `${this.#key}own`;
  /** Marks a block; its value is the mark of its start. */
  readonly blockAttribute = `${this.#key}block`;
  /** The name of the meta element at the position of the head's tags. */
  readonly headName = `${this.#key}head`;

  /** The placeholder text of the slot. */
  mark(slot: Slot): string {
    this.#slots.push(slot);
    return `${this.#key}n${this.#slots.length - 1}x`;
  }

  /** Replaces the marks in cleaned markup by their slots. */
  split(html: string): Parts {
    const { ownAttribute, headName } = this;
    const own = new RegExp(
      `<(?:meta|link) ${ownAttribute}=""${quotedAttributes}>|<title ${ownAttribute}=""${quotedAttributes}>[^<]*</title>`,
      "g",
    );
    const marked = html
      .replace(own, (element) => {
        const parts = this.splitText(element.replace(` ${ownAttribute}=""`, ""));
        return this.mark({ kind: "own", parts });
      })
      .replace(`<meta name="${headName}">`, () => this.mark({ kind: "head" }))
      .replace(new RegExp(` lang="(${this.#key}n\\d+x)"`), "$1")
      .replace(
        new RegExp(` ([^\\s"=]+)="(${this.#key}n\\d+x[^"]*)"`, "g"),
        (whole, name: string, value: string) => {
          const parts = this.splitText(value);
          const [first] = parts;
          const begins = typeof first === "object" && first.kind === "variable" && first.encoding === "start";
          return begins ? this.mark({ kind: "attribute", name, parts }) : whole;
        },
      );
    return joinBlocks(this.splitText(marked));
  }

  /** Replaces the marks in any text by their slots. */
  splitText(text: string): Parts {
    return text
      .split(new RegExp(`${this.#key}n(\\d+)x`))
      .map((part, index) => (index % 2 === 0 ? part : (this.#slots[Number(part)] ?? "")))
      .filter((part) => part !== "");
  }
}

/** Moves the parts between the marks of a block into it. */
function joinBlocks(parts: Parts): Parts {
  const root: (string | Slot)[] = [];
  const open: { block: Block; parts: (string | Slot)[] }[] = [];
  for (const part of parts) {
    const target = open.at(-1)?.parts ?? root;
    if (typeof part === "string" || (part.kind !== "start" && part.kind !== "end")) target.push(part);
    else if (part.kind === "start") open.push({ block: part.block, parts: [] });
    else {
      const done = open.pop();
      if (done) (open.at(-1)?.parts ?? root).push({ kind: "block", ...done });
    }
  }
  return root;
}
