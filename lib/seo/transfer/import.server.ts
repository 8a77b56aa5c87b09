import "server-only";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { ImportedPage, PageSeo } from "@/lib/seo/answers";
import { pageSeoFields, toPageSeo } from "../state.server";
import { lockPageSeo, MAX_PAGES, requireRoom, writePageSeo } from "../write.server";
import { type PlannedPage, planImport } from "./plan";
import { type GivenPage, readSeoFile } from "./read-file";

type Reader = Pick<typeof db, "pageSeo">;

async function plan(given: GivenPage[], { pageSeo }: Reader) {
  const rows = await pageSeo.findMany({ select: pageSeoFields });
  const stored = new Map<string, PageSeo>(rows.map((row) => [row.page, toPageSeo(row)]));
  const pages = planImport(given, stored);
  requireRoom(stored.size + pages.filter(({ outcome }) => outcome === "new").length);
  return { pages, stored };
}

function refuseAll(refused: PlannedPage[]): AppError {
  const fields = refused.flatMap(({ page, row, errors }) =>
    Object.entries(errors).map(([field, message]) => [`${page || row}.${field}`, message]),
  );
  const subject = refused.length === 1 ? "1 page is" : `${refused.length} pages are`;
  return new AppError("invalid", `Nothing was imported, as ${subject} refused.`, {
    fields: Object.fromEntries(fields.slice(0, 100)),
  });
}

const toReport = (pages: PlannedPage[]): ImportedPage[] => pages.map(({ settings, ...page }) => page);

/** Previews the import of a file. @throws AppError `invalid` if it can't be read, `conflict` if there are too many pages */
export async function previewImport(file: Uint8Array): Promise<ImportedPage[]> {
  return toReport((await plan(readSeoFile(file, MAX_PAGES), db)).pages);
}

/**
 * Saves all pages of the file that differ from the stored ones; other pages stay.
 * @throws AppError `invalid` if the file can't be read or one of its pages is refused, `conflict` if there are too many
 * pages; then nothing is changed
 */
export async function importPageSeo(file: Uint8Array): Promise<ImportedPage[]> {
  const given = readSeoFile(file, MAX_PAGES);
  const planned = await db.$transaction(async (transaction) => {
    await lockPageSeo(transaction);
    const { pages, stored } = await plan(given, transaction);
    const refused = pages.filter(({ outcome }) => outcome === "refused");
    if (refused.length > 0) throw refuseAll(refused);
    for (const { page, settings, outcome } of pages) {
      if (!settings || outcome === "same") continue;
      await writePageSeo(transaction, { page, settings, over: stored.get(page) ?? null, isImported: true });
    }
    return pages;
  });
  return toReport(planned);
}
