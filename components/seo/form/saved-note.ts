import type { DroppedEntry } from "@/lib/platform/html/structured-data";
import { entryStatus } from "@/lib/seo/entry-status";
import { droppedNote } from "./dropped-note";

/** Returns the note on saved structured data: dropped entries, and placeholders to be filled in; undefined if none. */
export function savedNote(texts: readonly string[], dropped: readonly DroppedEntry[]): string | undefined {
  const kept = texts.map(entryStatus).filter((status) => status.dropped === null);
  const notes = [droppedNote(dropped), fillInNote(kept.flatMap(({ toFillIn }) => toFillIn).length)];
  return notes.filter(Boolean).join(" ") || undefined;
}

function fillInNote(places: number): string | undefined {
  if (places === 0) return undefined;
  const texts = places === 1 ? "1 text still says" : `${places} texts still say`;
  return `${texts} “Fill in: …”, and search engines read that as it stands.`;
}
