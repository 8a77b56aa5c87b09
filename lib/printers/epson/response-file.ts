import type { PrinterCondition } from "@/lib/printers/conditions";

/** The largest result that is read, in characters: one has a few hundred. */
export const MAX_RESULT_LENGTH = 20_000;
const MAX_RESULTS = 20;

/** Bits of `status`, and codes of `code` (ePOS-Print XML User's Manual, "Response message"). */
const bits: readonly [bit: number, PrinterCondition][] = [
  [0x80000, "paperOut"],
  [0x20, "coverOpen"],
  [0x400 | 0x800 | 0x2000 | 0x4000, "error"],
  [0x1, "offline"],
  [0x20000, "paperLow"],
];
const codes: Readonly<Record<string, PrinterCondition>> = {
  EPTR_REC_EMPTY: "paperOut",
  EPTR_COVER_OPEN: "coverOpen",
};

export type EpsonResult = { token: string; isPrinted: boolean; condition: PrinterCondition; report: string };

function attribute(element: string, name: "success" | "code" | "status"): string {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"'<>&]{0,60})["']`).exec(element)?.[1] ?? "";
}

function conditionOf(code: string, status: number, isPrinted: boolean): PrinterCondition {
  const found = bits.find(([bit]) => (status & bit) !== 0)?.[1];
  if (isPrinted) return found === "paperLow" ? "paperLow" : "ready";
  return codes[code] ?? (found && found !== "paperLow" ? found : "error");
}

/**
 * Reads the results of a `ResponseFile`: `<printjobid>` and the attributes of the `<response>` that follows it. Only
 * these are looked for, so that entities and anything else in it have no effect.
 * @returns none if it is too long
 */
export function readResults(file: string): EpsonResult[] {
  if (file.length > MAX_RESULT_LENGTH) return [];
  return file
    .split("<printjobid>")
    .slice(1, 1 + MAX_RESULTS)
    .flatMap((part) => {
      const token = /^([\w.-]{1,40})<\/printjobid>/.exec(part)?.[1];
      const element = /<response\s[^<>]{0,500}>/.exec(part)?.[0];
      if (token === undefined || element === undefined) return [];
      const isPrinted = /^(true|1)$/.test(attribute(element, "success"));
      const code = attribute(element, "code");
      const status = Number(attribute(element, "status")) || 0;
      return [{ token, isPrinted, condition: conditionOf(code, status, isPrinted), report: code }];
    });
}
