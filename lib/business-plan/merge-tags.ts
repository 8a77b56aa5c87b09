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

/** The problem of the entries that a page would have; null where there is none. */
function problemOf(page: PlanPage, entries: StructuredData[]): string | null {
  const { entries: max } = structuredDataLimits;
  if (entries.length > max) {
    return `The ${page} page can have at most ${max} entries of structured data: it would have ${entries.length}.`;
  }
  const [dropped] = readStructuredData(entries).dropped;
  return dropped ? `Together with what is there now, an entry ${dropped.reason}.` : null;
}

/**
 * The settings of a page with the tags of a plan; the rest stays, or has its defaults where there were none.
 * @throws AppError `invalid` where there would be too many entries of structured data, or too long a one
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
