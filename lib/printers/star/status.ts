import type { PrinterCondition } from "@/lib/printers/conditions";

/** Conditions by the first digits of a status code, the most special ones first. */
const conditions: readonly [prefix: string, PrinterCondition][] = [
  ["211", "paperLow"],
  ["2", "ready"],
  ["41", "paperOut"],
  ["420", "coverOpen"],
];

/**
 * Parses a status code of CloudPRNT such as `200 OK` or `410%20Paper%20out`: the number, where 2xx is success, and words
 * (Star CloudPRNT Protocol Guide, "Printer Status Codes"). A confirmation may also be just `OK`.
 */
export function parseStatusCode(statusCode: string): { condition: PrinterCondition; report: string } {
  const words = decoded(statusCode).slice(0, 100).trim();
  if (/^OK\b/i.test(words)) return { condition: "ready", report: words };
  const found = conditions.find(([prefix]) => words.startsWith(prefix));
  return { condition: found?.[1] ?? "error", report: words };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

/** Returns whether the code of a confirmation says that the job was printed. */
export const isPrinted = (code: string): boolean => /^(2\d\d|OK)\b/i.test(decoded(code).trim());
