import { type CharacterSet, characterSets } from "@/lib/printers/code-pages";
import type { TicketLine } from "./ticket-line";

/** A letter or two of each script: those of other code pages are marked as missing. */
const sample = "ÄÖÜß ÀÉÎÑ ŁŞĞ ЖЯ αβ € 漢字";

type TestTicket = { name: string; width: number; characters: CharacterSet; now: string };

export const testTicket = ({ name, width, characters, now }: TestTicket): TicketLine[] => [
  { text: "1234", size: "huge" },
  { text: "Test ticket", size: "large", isBold: true },
  { text: name },
  { text: `${width} mm`, right: now },
  null,
  { text: characterSets[characters] },
  { text: sample },
  { text: " Reprint ", isInverted: true },
];
