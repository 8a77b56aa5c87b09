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

export type Printable = { text: string; isComplete: boolean };

/**
 * Returns a text in the characters of a code page: others are replaced by similar ones or by `MISSING`, which makes it
 * incomplete. Control characters become spaces.
 */
export function printable(text: string, codePage: CodePage): Printable {
  let isComplete = true;
  const characters = [...text.normalize().replace(omitted, "").replace(/\p{C}/gu, " ")].map((character) => {
    // A no-break space has an own character in some code pages, which other printers print as a letter.
    if (character !== "\u00a0" && has(character, codePage)) return character;
    const instead = similar(character, codePage);
    if (instead === "") isComplete = false;
    return instead || MISSING;
  });
  return { text: characters.join("").trim(), isComplete };
}
