import { type CodePage, codePages } from "@/lib/printers/code-pages";
import type { TicketLine } from "./ticket-line";

/** A letter or two of each script: those of other code pages are marked as missing. */
const sample = "ÄÖÜß ÀÉÎÑ ŁŞĞ ЖЯ αβ € 漢字";

type TestTicket = { name: string; width: number; codePage: CodePage; now: string };

export const testTicket = ({ name, width, codePage, now }: TestTicket): TicketLine[] => [
  { text: "1234", size: "huge" },
  { text: "Test ticket", size: "large", isBold: true },
  { text: name },
  { text: `${width} mm`, right: now },
  null,
  { text: codePages[codePage] },
  { text: sample },
  { text: " Reprint ", isInverted: true },
];
