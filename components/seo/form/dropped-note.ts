import type { DroppedEntry } from "@/lib/platform/html/structured-data";

const MOST = 3;

/** Lists the dropped entries of structured data with reasons; empty if none. */
export function droppedNote(dropped: readonly DroppedEntry[]): string | undefined {
  const [first] = dropped;
  if (!first) return undefined;
  const told = dropped
    .slice(0, MOST)
    .map(({ index, reason }) => `Entry ${index + 1} ${reason.replace(/\.$/, "")}`);
  const rest = dropped.length - told.length;
  const reasons = [...told, ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
  const count =
    dropped.length === 1
      ? "1 structured-data entry was left out"
      : `${dropped.length} structured-data entries were left out`;
  return `${count}: ${reasons}. What you typed is still in the form.`;
}
