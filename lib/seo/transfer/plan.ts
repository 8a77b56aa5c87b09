import { isObject } from "@/lib/platform/html/structured-data";
import { AppError } from "@/lib/platform/http/errors";
import { validate } from "@/lib/platform/http/validate";
import type { ImportedPage, PageSeo } from "@/lib/seo/answers";
import { isFlat, pageSeoInput } from "../input";
import { nest } from "../nested-shape";
import type { PageSeoSettings } from "../schema";
import { toFlat } from "../shapes";
import type { GivenPage } from "./read-file";

/** The planned change of one page; `settings` are null if it is refused. */
export type PlannedPage = ImportedPage & { settings: PageSeoSettings | null };

type Given = Record<string, unknown>;

/** The page's name in the file; empty if it is not a text. */
function nameOf(given: unknown): string {
  const name = isObject(given) ? (given.pageName ?? given.page) : undefined;
  return typeof name === "string" ? name : "";
}

const nothing: Given = { title: "", description: "" };

/** Completes the given fields by the stored ones, which stay if the file omits them. */
function complete(given: unknown, stored: PageSeo | undefined): unknown {
  if (!isObject(given)) return given;
  if (!stored) return { ...nothing, ...given };
  if (isFlat(given)) return { ...toFlat(stored), ...given };
  const known: Given = { ...nest(stored) };
  const groups = ["openGraph", "twitter"].filter((group) => isObject(given[group]));
  const completed = groups.map((group) => [
    group,
    { ...(known[group] as Given), ...(given[group] as Given) },
  ]);
  return { ...known, ...given, ...Object.fromEntries(completed) };
}

function changesOf(settings: PageSeoSettings, stored: PageSeo | undefined): string[] {
  return Object.entries(settings)
    .filter(([field, value]) => {
      if (!stored) return value.length > 0;
      return JSON.stringify(value) !== JSON.stringify(stored[field as keyof PageSeo]);
    })
    .map(([field]) => field);
}

type Checked = Pick<PlannedPage, "settings" | "errors" | "dropped">;

function check(given: unknown, stored: PageSeo | undefined): Checked {
  const refused = (errors: Record<string, string>) => ({ settings: null, errors, dropped: [] });
  if (!isObject(given)) return refused({ page: "Is not an object" });
  try {
    const { page, settings, dropped } = validate(pageSeoInput, complete(given, stored));
    if (page === undefined) return refused({ page: "Page name is required" });
    return { settings, errors: {}, dropped };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refused(error.details.fields ?? { page: error.message });
  }
}

/** Compares the given pages with the stored ones by name, without changing them. */
export function planImport(pages: readonly GivenPage[], stored: ReadonlyMap<string, PageSeo>): PlannedPage[] {
  const rowsByName = new Map<string, number[]>();
  for (const { given, row } of pages) {
    const name = nameOf(given);
    rowsByName.set(name, [...(rowsByName.get(name) ?? []), row]);
  }
  return pages.map(({ given, row, errors: unreadable }) => {
    const name = nameOf(given);
    const page = name.slice(0, 100);
    const known = stored.get(name);
    const checked = check(given, known);
    const rows = rowsByName.get(name) ?? [];
    const twice: Record<string, string> =
      page !== "" && rows.length > 1 ? { page: `Is in the file more than once: ${rows.join(", ")}` } : {};
    const errors = { ...checked.errors, ...unreadable, ...twice };
    if (!checked.settings || Object.keys(errors).length > 0) {
      return { page, row, outcome: "refused", changes: [], errors, dropped: [], settings: null };
    }
    const { settings, dropped } = checked;
    const changes = changesOf(settings, known);
    const outcome = !known ? "new" : changes.length > 0 ? "changed" : "same";
    return { page, row, outcome, changes, errors, dropped, settings };
  });
}
