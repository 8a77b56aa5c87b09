import { type Printer, transform } from "receiptline";
import type { CodePage } from "@/lib/printers/code-pages";
import { toMarkup } from "./markup";
import type { TicketLine } from "./ticket-line";

export const commandSets = ["escpos", "starprnt", "starline"] as const;
export type CommandSet = (typeof commandSets)[number];

/** Width of the paper in millimetres, and the characters of 12 dots in a line. */
const columnsOfPaper: Readonly<Record<number, number>> = { 58: 32, 80: 48 };

/** Star printers select characters of several bytes by other commands than single ones. */
function starFlavour(codePage: CodePage): "sbcs" | "mbcs" | "mbcs2" {
  if (codePage === "cp932") return "mbcs";
  return codePage === "cp936" || codePage === "cp949" || codePage === "cp950" ? "mbcs2" : "sbcs";
}

const commandOf = (commandSet: CommandSet, codePage: CodePage): Printer["command"] =>
  commandSet === "escpos"
    ? "escpos"
    : `${commandSet === "starprnt" ? "star" : "starline"}${starFlavour(codePage)}`;

/** GS a 0 and GS r 1: no status by itself, and a question for it. A job of ePOS-Print is answered by its result. */
const NO_STATUS = "\x1da\x00";
const ASK_STATUS = "\x1dr1";

const withoutStatus = (commands: string) =>
  commands.replace(NO_STATUS, "").slice(0, commands.endsWith(ASK_STATUS) ? -ASK_STATUS.length : undefined);

type Paper = { width: number; codePage: CodePage };

/** Returns a ticket as the bytes of a printer's commands, with a cut at its end. */
export function toBytes(
  lines: readonly TicketLine[],
  { width, codePage }: Paper,
  commandSet: CommandSet,
): Buffer {
  const columns = columnsOfPaper[width] ?? 48;
  const commands = transform(toMarkup(lines, { codePage, columns }), {
    command: commandOf(commandSet, codePage),
    cpl: columns,
    encoding: codePage,
    spacing: true,
    cutting: true,
  });
  return Buffer.from(commandSet === "escpos" ? withoutStatus(commands) : commands, "latin1");
}
