import {
  readStructuredData,
  type StructuredData,
  structuredDataLimits,
} from "@/lib/platform/html/structured-data";
import { AppError } from "@/lib/platform/http/errors";
import { pageSeoInput } from "@/lib/seo/input";
import type { PageSeoSettings } from "@/lib/seo/schema";
import type { PageTags } from "./answers";
import { mergeStructuredData } from "./merge-structured-data";
import type { PlanPage } from "./site-content";

/** Returns the error of a page's new entries; null if valid. */
function problemOf(page: PlanPage, entries: StructuredData[]): string | null {
  const { entries: max } = structuredDataLimits;
  if (entries.length > max) {
    return `The ${page} page can have at most ${max} entries of structured data: it would have ${entries.length}.`;
  }
  const [dropped] = readStructuredData(entries).dropped;
  return dropped ? `Together with what is there now, an entry ${dropped.reason}.` : null;
}

/**
 * Merges the tags of a plan into a page's settings; other settings stay, or get their defaults.
 * @throws AppError `invalid` if there would be too many entries of structured data, or one is too long
 */
export function mergeTags(page: PlanPage, current: PageSeoSettings | null, tags: PageTags): PageSeoSettings {
  const settings = current ?? pageSeoInput.parse(tags).settings;
  const { entries } = mergeStructuredData(current?.structuredData ?? [], tags.structuredData);
  const message = problemOf(page, entries);
  if (message) {
    throw new AppError("invalid", message, { fields: { [`sections.${page}.structuredData`]: message } });
  }
  return { ...settings, ...tags, structuredData: entries };
}
