import { type StructuredData, typeOf } from "@/lib/platform/html/structured-data";

/** An entry of JSON-LD in readable form. */
export type EntryFacts = { type: string; facts: [name: string, text: string][] };

/** Converts `servesCuisine` to “Serves cuisine”. */
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

/** Describes an entry's type and properties. */
export function entryFacts(entry: StructuredData): EntryFacts {
  const facts = Object.entries(entry)
    .filter(([key]) => !key.startsWith("@") || key === "@graph")
    .map(([key, value]): [string, string] => [inWords(key.replace("@", "")), textOf(value)])
    .filter(([, text]) => text !== "");
  return { type: typeOf(entry) ?? "Several things", facts };
}
