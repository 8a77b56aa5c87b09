import type { StructuredData } from "./structured-data";

/** Returns JSON for a script element, with `<`, `>`, `&` and JavaScript's line separators escaped. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Returns the JSON-LD of an entry for a script element. */
export const toJsonLd = (entry: StructuredData): string =>
  toScriptJson("@context" in entry ? entry : { "@context": "https://schema.org", ...entry });

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isOf = (entry: Entry, type: unknown) => [entry["@type"]].flat().includes(type);

/** Merges two entries about one thing; values of `other` win. */
function mergeEntry(one: Entry, other: Entry): Entry {
  const merged: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = Object.hasOwn(one, key) ? one[key] : undefined;
    const isSame = isEntry(before) && isEntry(value) && (!("@type" in value) || isOf(value, before["@type"]));
    merged[key] = isSame ? mergeEntry(before, value) : value;
  }
  return merged;
}

/** Merges a known entry into one of its type, or into one of its graph; null if neither has the type. */
function mergeInto(own: Entry, known: Entry): Entry | null {
  if (isOf(own, known["@type"])) return mergeEntry(known, own);
  const graph = Array.isArray(own["@graph"]) ? own["@graph"] : [];
  const index = graph.findIndex((entry) => isEntry(entry) && isOf(entry, known["@type"]));
  if (index < 0) return null;
  const { "@context": _, ...added } = known;
  return { ...own, "@graph": graph.with(index, mergeEntry(added, graph[index])) };
}

/** Completes a page's own structured data from known entities of the same types, and adds the other known ones. */
export function mergeStructuredData(known: readonly Entry[], own: readonly Entry[]): StructuredData[] {
  const merged = [...own];
  const left = known.filter((entry) => {
    const index = merged.findIndex((one) => mergeInto(one, entry));
    const one = merged[index];
    const both = one && mergeInto(one, entry);
    if (both) merged[index] = both;
    return !both;
  });
  return [...left, ...merged] as StructuredData[];
}
