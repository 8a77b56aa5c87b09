import { type StructuredData, typeOf } from "@/lib/platform/html/structured-data";

/** What an entry of JSON-LD says, to be read by people. */
export type EntryFacts = { type: string; facts: [name: string, text: string][] };

/** `servesCuisine` is “Serves cuisine”. */
function inWords(property: string): string {
  if (property === "url") return "URL";
  const words = property.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join("; ");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .filter(([key]) => !key.startsWith("@"))
      .map(([, inner]) => textOf(inner))
      .filter(Boolean)
      .join(", ");
  }
  return value === null || value === undefined ? "" : String(value);
}

/** The type of an entry and its properties in words. */
export function entryFacts(entry: StructuredData): EntryFacts {
  const facts = Object.entries(entry)
    .filter(([key]) => !key.startsWith("@") || key === "@graph")
    .map(([key, value]): [string, string] => [inWords(key.replace("@", "")), textOf(value)])
    .filter(([, text]) => text !== "");
  return { type: typeOf(entry) ?? "Several things", facts };
}
