import { UnusableDocument } from "@/lib/platform/html/parse-markup";
import { cleanMarkup } from "./clean";
import { pageLimits } from "./page-limits";
import type { Parts, Slot } from "./slots";

/** The assumed length of a filled value, in UTF-16 units. */
const VALUE_LENGTH = 200;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The length of parts where each list is full. */
function fullLength(parts: Parts): number {
  return sum(parts.map((part) => (typeof part === "string" ? part.length : lengthOfSlot(part))));
}

function lengthOfSlot(slot: Slot): number {
  if (slot.kind === "block") return (slot.block.list?.limit ?? 1) * fullLength(slot.parts);
  return slot.kind === "attribute" ? fullLength(slot.parts) : VALUE_LENGTH;
}

/** The length that lists add: of their repeated elements. */
const repeatedLength = (parts: Parts): number =>
  sum(
    parts.map((part) => {
      if (typeof part === "string" || part.kind !== "block") return 0;
      return part.block.list ? lengthOfSlot(part) : repeatedLength(part.parts);
    }),
  );

/** The page with each block this number of times, and a letter in place of each value. */
function sampleOf(parts: Parts, times: number): string {
  const write = (part: string | Slot): string => {
    if (typeof part === "string") return part;
    if (part.kind === "block") return sampleOf(part.parts, times).repeat(times);
    if (part.kind === "attribute") return ` ${part.name}="x"`;
    return part.kind === "variable" || part.kind === "page" ? "x" : "";
  };
  return parts.map(write).join("");
}

/**
 * Checks that lists can't make a page very long, and that repeating or leaving out blocks keeps its markup clean.
 * @throws UnusableDocument if not
 */
export function checkBlocks(parts: Parts) {
  if (!parts.some((part) => typeof part === "object" && part.kind === "block")) return;
  if (repeatedLength(parts) > pageLimits.repeated)
    throw new UnusableDocument(
      "The page would be too long with full lists; repeat less with data-each, or nest fewer lists",
    );
  for (const times of [0, 2]) {
    const sample = sampleOf(parts, times);
    if (cleanMarkup(sample) !== sample)
      throw new UnusableDocument(
        "The page’s markup breaks where data-each or data-if repeats or leaves out an element",
      );
  }
}
