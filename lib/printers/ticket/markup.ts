import type { CodePage } from "@/lib/printers/code-pages";
import { MISSING, printable } from "./printable";
import type { TicketLine } from "./ticket-line";
import { columnsOf, wrapWords } from "./wrap-words";

/** The special characters of ReceiptLine's text (its README, "Special characters in text"). */
const special = /[\\|{}~_"`^=-]/g;

const prefixes = { large: "^^", huge: "^^^^" } as const;
const widthFactors = { large: 1, huge: 3 } as const;

export const incomplete: TicketLine = { text: `${MISSING} = not a letter of this printer. See the screen.` };

const escaped = (text: string) => text.replace(special, "\\$&");

type Paper = { codePage: CodePage; columns: number };

/**
 * Returns lines as a ReceiptLine document. If characters of them are missing in the code page, its first line says so.
 */
export function toMarkup(lines: readonly TicketLine[], { codePage, columns }: Paper): string {
  let isComplete = true;
  function shown(text: string): string {
    const found = printable(text, codePage);
    isComplete &&= found.isComplete;
    return found.text;
  }

  function marked(line: TicketLine): string[] {
    if (!line) return ["-"];
    const { size, isBold, isInverted, indent = 0 } = line;
    const before = `${size ? prefixes[size] : ""}${isBold ? '"' : ""}${isInverted ? "`" : ""}`;
    const right = line.right === undefined ? "" : shown(line.right);
    const rightColumns = columnsOf(right, codePage);
    const room = columns - indent - (right ? rightColumns + 1 : 0);
    const [first = "", ...rest] = wrapWords(
      shown(line.text),
      Math.floor(room / (size ? widthFactors[size] : 1)),
      codePage,
    );
    // A space before the column's end aligns it to the left.
    const left = (text: string) => `${"~".repeat(indent)}${before}${escaped(text)} |`;
    const firstLine = right
      ? [`{width:* ${rightColumns}}`, `${left(first)} ${before}${escaped(right)}`, "{width:*}"]
      : [left(first)];
    return [...firstLine, ...rest.map(left)];
  }

  const all = lines.flatMap(marked);
  return [...(isComplete ? [] : marked(incomplete)), ...all].join("\n");
}
