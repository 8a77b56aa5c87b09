import { commands } from "receiptline";
import type { CodePage } from "@/lib/printers/code-pages";

/** Stands for a character that the printer doesn't have. */
export const MISSING = "?";

const substitutes: Readonly<Record<string, string>> = {
  "−": "-",
  "–": "-",
  "—": "-",
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "…": "...",
  "×": "x",
  "·": "-",
  "•": "-",
  "→": "->",
  "€": "EUR",
  "\u00a0": " ",
  "\u202f": " ",
};

/** Pictures that say nothing the words don't, and marks that choose their form or the direction of text. */
const omitted =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|[\ufe0e\ufe0f\u200e\u200f\u2066-\u2069]/gu;

const has = (character: string, codePage: CodePage) =>
  character === MISSING || !commands.escpos.text(character, codePage).endsWith("?");

/** Replaces a character by similar ones; empty if there are none. */
function similar(character: string, codePage: CodePage): string {
  const base = character.normalize("NFKD").replace(/\p{M}/gu, "");
  const instead = substitutes[character] ?? base;
  return [...instead].every((one) => has(one, codePage)) ? instead : "";
}

/** Returns a text without pictures, and with spaces in place of control characters. */
export const printedText = (text: string): string =>
  text.normalize().replace(omitted, "").replace(/\p{C}/gu, " ").trim();

/** Replaces a character by similar ones of the code page; returns `MISSING` if there are none. */
function replaced(character: string, codePage: CodePage): string {
  // A no-break space has an own character in some code pages, which other printers print as a letter.
  if (character !== "\u00a0" && has(character, codePage)) return character;
  return similar(character, codePage) || MISSING;
}

/** Returns the characters of a text that a code page lacks, and nothing similar to them, each once. */
export const lacking = (text: string, codePage: CodePage): string[] =>
  [...new Set(printedText(text))].filter(
    (one) => one !== MISSING && one !== "\n" && replaced(one, codePage) === MISSING,
  );

export type Printable = { text: string; isComplete: boolean };

/**
 * Returns a text in the characters of a code page: others are replaced by similar ones or by `MISSING`, which makes it
 * incomplete. Control characters become spaces.
 */
export function printable(text: string, codePage: CodePage): Printable {
  const characters = [...printedText(text)];
  return {
    text: characters
      .map((one) => replaced(one, codePage))
      .join("")
      .trim(),
    isComplete: lacking(text, codePage).length === 0,
  };
}
