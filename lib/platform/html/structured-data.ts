import type * as z from "zod";
import { storable } from "@/lib/platform/http/storable";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";
import { findJsonError } from "@/lib/platform/validation/json-syntax";
import type { droppedEntry, structuredData } from "./answers";

/** The maximum number of entries of a page, and the length and nesting of one as JSON. */
export const structuredDataLimits = { entries: 20, characters: 20_000, levels: 50 };

export type StructuredData = z.infer<typeof structuredData>;

export type DroppedEntry = z.infer<typeof droppedEntry>;

export const isObject = (value: unknown): value is StructuredData =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns an entry's type for people: “LocalBusiness”, “Organization, Brand”; null if it has none. */
export function typeOf(entry: StructuredData): string | null {
  const types = [entry["@type"]].flat().filter((type) => typeof type === "string" && type !== "");
  return types.length > 0 ? types.join(", ") : null;
}

class Unacceptable extends errorAcrossBundles("Unacceptable") {}

function refusePrototypeKey(key: string, value: unknown) {
  if (key === "__proto__") throw new Unacceptable("has a key that is not allowed (__proto__)");
  return value;
}

function parse(entry: unknown): unknown {
  if (typeof entry !== "string") return entry;
  try {
    return JSON.parse(entry, refusePrototypeKey);
  } catch (error) {
    if (error instanceof Unacceptable) throw error;
    const found = findJsonError(entry);
    const where = found
      ? `line ${found.line}, column ${found.column}: ${found.message}`
      : "It is nested too deeply.";
    throw new Unacceptable(`is not valid JSON. ${where.charAt(0).toUpperCase()}${where.slice(1)}`);
  }
}

const hasParts = (value: unknown): value is object => typeof value === "object" && value !== null;

function isTooDeep(entry: StructuredData): boolean {
  let level: object[] = [entry];
  for (let depth = 0; level.length > 0 && depth < structuredDataLimits.levels; depth++) {
    level = level.flatMap((value) => Object.values(value).filter(hasParts));
  }
  return level.length > 0;
}

function readEntry(entry: unknown): StructuredData {
  const value = parse(entry);
  if (!isObject(value)) throw new Unacceptable("is not a JSON object");
  if (!typeOf(value) && !Array.isArray(value["@graph"])) throw new Unacceptable("has no @type");
  if (isTooDeep(value)) throw new Unacceptable("is nested too deeply");
  const text = JSON.stringify(value, (key, inner) => refusePrototypeKey(key, inner));
  if (text.length > structuredDataLimits.characters)
    throw new Unacceptable(`is longer than ${structuredDataLimits.characters} characters`);
  if (!storable(text) || /\\u0000|\\ud[89a-f]/i.test(text))
    throw new Unacceptable("contains characters that are not allowed");
  return value;
}

/** Validates entries, as objects or JSON text; drops invalid ones with their reasons. */
export function readStructuredData(entries: readonly unknown[]): {
  entries: StructuredData[];
  dropped: DroppedEntry[];
} {
  const kept: StructuredData[] = [];
  const dropped: DroppedEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    try {
      kept.push(readEntry(entry));
    } catch (error) {
      if (!(error instanceof Unacceptable)) throw error;
      dropped.push({ index, reason: error.message });
    }
  }
  return { entries: kept, dropped };
}
