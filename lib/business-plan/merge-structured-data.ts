import { isObject, type StructuredData, typeOf } from "@/lib/platform/html/structured-data";

/** Returns whether two values are equal, in any order of properties. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}

/** Returns whether two objects agree in their common properties, as an address with a street and one without. */
const agree = (a: StructuredData, b: StructuredData) =>
  Object.keys(a).every((key) => !Object.hasOwn(b, key) || isSame(a[key], b[key]));

function mergeValue(former: unknown, given: unknown): unknown {
  return isObject(former) && isObject(given) && agree(former, given) ? { ...former, ...given } : given;
}

/** Merges an entry over the former one. */
function mergeEntry(former: StructuredData, given: StructuredData): StructuredData {
  const merged = Object.entries(given).map(([key, value]) => [key, mergeValue(former[key], value)]);
  return { ...former, ...Object.fromEntries(merged) };
}

const saysAll = (former: StructuredData, given: StructuredData) => isSame(mergeEntry(former, given), former);

/**
 * Returns the index in `current` of the entry to merge with: the one with the same `@id`, one that contains it, or the
 * only one of its type if that has no `@id`; -1 if there is none.
 */
function placeOf(
  given: StructuredData,
  current: StructuredData[],
  isFree: (place: number) => boolean,
): number {
  const find = (matches: (one: StructuredData) => boolean) =>
    current.findIndex((one, place) => isFree(place) && matches(one));
  const id = given["@id"];
  const sameId = typeof id === "string" ? find((one) => one["@id"] === id) : -1;
  if (sameId >= 0) return sameId;
  const same = find((one) => saysAll(one, given));
  if (same >= 0) return same;
  const type = typeOf(given);
  const ofType = current.filter((one) => type !== null && typeOf(one) === type);
  return ofType.length === 1 ? find((one) => one === ofType[0] && one["@id"] === undefined) : -1;
}

/**
 * Merges the entries of a plan into those of the same thing, whose other properties stay, and appends the others.
 * @returns also the former entries that were changed, as they were
 */
export function mergeStructuredData(current: StructuredData[], given: StructuredData[]) {
  const merged = new Map<number, StructuredData>();
  const added: StructuredData[] = [];
  for (const entry of given) {
    const place = placeOf(entry, current, (one) => !merged.has(one));
    const former = current[place];
    if (former) merged.set(place, mergeEntry(former, entry));
    else added.push(entry);
  }
  return {
    entries: [...current.map((entry, place) => merged.get(place) ?? entry), ...added],
    changed: current.filter((entry, place) => !isSame(merged.get(place) ?? entry, entry)),
  };
}
