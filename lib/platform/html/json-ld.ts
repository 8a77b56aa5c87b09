import type { StructuredData } from "./structured-data";

/** JSON for a script element: `<` and JavaScript's line separators are escaped. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** An entry of a page's structured data as it stands in a script element. */
export const toJsonLd = (entry: StructuredData): string =>
  toScriptJson("@context" in entry ? entry : { "@context": "https://schema.org", ...entry });

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isOf = (entry: Entry, type: unknown) => [entry["@type"]].flat().includes(type);

/** One entry with what another says of the same thing; where both say something, the other does. */
function mergeEntry(one: Entry, other: Entry): Entry {
  const merged: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = Object.hasOwn(one, key) ? one[key] : undefined;
    const isSame = isEntry(before) && isEntry(value) && (!("@type" in value) || isOf(value, before["@type"]));
    merged[key] = isSame ? mergeEntry(before, value) : value;
  }
  return merged;
}

/** An entry with a default one of its type merged into it, or into what it lists; null where it has none of that type. */
function mergeInto(own: Entry, known: Entry): Entry | null {
  if (isOf(own, known["@type"])) return mergeEntry(known, own);
  const graph = Array.isArray(own["@graph"]) ? own["@graph"] : [];
  const index = graph.findIndex((entry) => isEntry(entry) && isOf(entry, known["@type"]));
  if (index < 0) return null;
  const { "@context": _, ...added } = known;
  return { ...own, "@graph": graph.with(index, mergeEntry(added, graph[index])) };
}

/** A page's own structured data, completed from known entities of the same types; other known entities are added. */
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
