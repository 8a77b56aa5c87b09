import { fold } from "./lookups";

const yes = new Set(["yes", "y", "true", "1", "x", "✓"]);
const no = new Set(["no", "n", "false", "0", ""]);

/** Parses yes or no; null if it is neither. */
export function readFlag(cell: string): boolean | null {
  const word = fold(cell);
  return yes.has(word) ? true : no.has(word) ? false : null;
}

/** Writes yes or no. */
export const writeFlag = (value: boolean): string => (value ? "yes" : "no");
