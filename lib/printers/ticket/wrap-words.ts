import { commands } from "receiptline";
import type { CodePage } from "@/lib/printers/code-pages";

/** Returns the columns that a text takes: letters of East Asian scripts take two. */
export const columnsOf = (text: string, codePage: CodePage): number =>
  commands.escpos.measureText(text, codePage);

/** Breaks a text between words into lines of at most `columns`; longer words are left to the printer. */
export function wrapWords(text: string, columns: number, codePage: CodePage): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ +/)) {
    const last = lines.at(-1);
    if (last !== undefined && columnsOf(`${last} ${word}`, codePage) <= columns) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
