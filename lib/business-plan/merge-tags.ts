import { AppError } from "@/lib/http/errors";
import { pageSeoInput } from "@/lib/seo/input";
import type { PageSeoSettings } from "@/lib/seo/schema";
import { type StructuredData, structuredDataLimits, typeOf } from "@/lib/seo/structured-data";
import type { PageTags } from "./schema";

/** What makes two entries tell of the same thing: their type, or all of it where they have none. */
const kindOf = (entry: StructuredData) => typeOf(entry) ?? JSON.stringify(entry);

/** The entries of a plan in the place of those of the same type, others after those that are there. */
export function mergeStructuredData(current: StructuredData[], given: StructuredData[]): StructuredData[] {
  const kinds = new Set(given.map(kindOf));
  const waiting = new Set(kinds);
  const ofKind = (kind: string) => (waiting.delete(kind) ? given.filter((one) => kindOf(one) === kind) : []);
  const merged = current.flatMap((entry) => (kinds.has(kindOf(entry)) ? ofKind(kindOf(entry)) : [entry]));
  return [...merged, ...[...waiting].flatMap(ofKind)];
}

/**
 * The settings of a page with the tags of a plan; the rest stays, or has its defaults where there were none.
 * @throws AppError `invalid` where there would be too many entries of structured data
 */
export function mergeTags(page: string, current: PageSeoSettings | null, tags: PageTags): PageSeoSettings {
  const settings = current ?? pageSeoInput.parse(tags).settings;
  const structuredData = mergeStructuredData(current?.structuredData ?? [], tags.structuredData);
  const max = structuredDataLimits.entries;
  if (structuredData.length > max) {
    const message = `The page “${page}” can have at most ${max} entries of structured data: it would have ${structuredData.length}.`;
    throw new AppError("invalid", message, { fields: { [`sections.${page}.structuredData`]: message } });
  }
  return { ...settings, ...tags, structuredData };
}
