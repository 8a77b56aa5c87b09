import { count } from "@/components/ui/count";
import type { DroppedEntry } from "@/lib/platform/html/structured-data";

const MAX_LISTED = 3;

/** Lists the dropped entries of structured data with reasons; empty if none. */
export function droppedNote(dropped: readonly DroppedEntry[]): string | undefined {
  if (dropped.length === 0) return undefined;
  const listed = dropped
    .slice(0, MAX_LISTED)
    .map(({ index, reason }) => `Entry ${index + 1} ${reason.replace(/\.$/, "")}`);
  const rest = dropped.length - listed.length;
  const reasons = [...listed, ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
  const entries = count(dropped.length, "structured-data entry was", "structured-data entries were");
  return `${entries} left out: ${reasons}. What you typed is still in the form.`;
}
