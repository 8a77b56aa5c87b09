import { randomBytes } from "node:crypto";
import type { Encoding, VariableName } from "./variables";

/** The parts of a page that differ between answers, filled in when it is sent. */
export type Slot =
  | { kind: "variable"; name: VariableName; encoding: Encoding }
  /** The address of a page of the template. */
  | { kind: "page"; path: string }
  /** An attribute whose address begins with a variable; left out where that makes it unsafe. */
  | { kind: "attribute"; name: string; parts: Parts }
  /** Where the tags of a page's head go, and its language. */
  | { kind: "head" }
  | { kind: "language"; own: Parts | null }
  /** What the document says of itself, which a page's head takes the place of. */
  | { kind: "own"; parts: Parts };

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
  /** An attribute that marks an element as one that a page's head takes the place of. */
  readonly ownAttribute = `${this.#key}own`;
  /** The name of the meta element that stands where the head's tags go. */
  readonly headName = `${this.#key}head`;

  /** The placeholder text of the slot. */
  mark(slot: Slot): string {
    this.#slots.push(slot);
    return `${this.#key}n${this.#slots.length - 1}x`;
  }

  /** Puts the slots in the place of their marks in cleaned markup. */
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
    return this.splitText(marked);
  }

  /** Puts the slots in the place of their marks in any text. */
  splitText(text: string): Parts {
    return text
      .split(new RegExp(`${this.#key}n(\\d+)x`))
      .map((part, index) => (index % 2 === 0 ? part : (this.#slots[Number(part)] ?? "")))
      .filter((part) => part !== "");
  }
}
