import { readStructuredData, type StructuredData, typeOf } from "@/lib/platform/html/structured-data";
import { findJsonError, type JsonSyntaxError } from "@/lib/platform/validation/json-syntax";
import { checkStructuredData, FILL_IN, type StructuredDataCheck } from "./check-structured-data";

/** The status of an entry's text while it is edited. */
export type EntryStatus = {
  /** “Organization”; for a graph its types; empty if unknown. */
  type: string;
  syntaxError: JsonSyntaxError | null;
  /** Why saving will leave it out: “has no @type”; null if it will be kept. */
  dropped: string | null;
  /** Google's requirements; null if the entry will be left out. */
  check: StructuredDataCheck | null;
  /** The positions of placeholders, without their quotes. */
  toFillIn: { start: number; end: number }[];
};

const placeholder = new RegExp(`"(${FILL_IN}(?:[^"\\\\]|\\\\.)*)"`, "g");

function typeIn(entry: StructuredData): string {
  const graph = Array.isArray(entry["@graph"]) ? entry["@graph"] : [];
  const inside = graph.flatMap((node) => (typeof node === "object" && node ? (typeOf(node) ?? []) : []));
  return typeOf(entry) ?? [...new Set(inside)].join(", ");
}

/** Guesses the type of invalid JSON, so that it doesn't flicker while typing. */
const guessType = (text: string) => /"@type"\s*:\s*"(\w{1,60})"/.exec(text)?.[1] ?? "";

/** Reads the text of an entry exactly as saving will. */
export function entryStatus(text: string): EntryStatus {
  const { entries, dropped } = readStructuredData([text]);
  const [entry] = entries;
  return {
    type: entry ? typeIn(entry) : guessType(text),
    syntaxError: entry ? null : findJsonError(text),
    dropped: dropped[0]?.reason ?? null,
    check: entry ? checkStructuredData(entry) : null,
    toFillIn: [...text.matchAll(placeholder)].map(({ index, 1: inside = "" }) => ({
      start: index + 1,
      end: index + 1 + inside.length,
    })),
  };
}

/** The number of entries that saving will leave out. */
export const countDropped = (texts: readonly string[]) => readStructuredData(texts).dropped.length;
