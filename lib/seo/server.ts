import "server-only";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { PageSeo } from "./answers";
import type { PageSeoSettings } from "./schema";
import { pageSeoFields, toPageSeo } from "./state.server";
import { lockPageSeo, removePageSeo, requireRoom, writePageSeo } from "./write.server";

const noSettings = (page: string) =>
  new AppError("not-found", `There are no SEO settings for the page “${page}”.`);

const savedMeanwhile = () => new AppError("conflict", "Somebody else saved this page in the meantime.");

/** The settings of all pages, by name. */
export async function listPageSeo(page?: string): Promise<PageSeo[]> {
  const where = page === undefined ? {} : { page };
  const rows = await db.pageSeo.findMany({ where, select: pageSeoFields, orderBy: { page: "asc" } });
  return rows.map(toPageSeo);
}

/** @throws AppError `not-found` where the page has no settings of its own */
export async function requirePageSeo(page: string): Promise<PageSeo> {
  const row = await db.pageSeo.findUnique({ where: { page }, select: pageSeoFields });
  if (!row) throw noSettings(page);
  return toPageSeo(row);
}

/**
 * Creates or replaces the settings of one page.
 * @param expectedVersion the version that was edited, 0 for none; null replaces whichever there is
 * @throws AppError `conflict` where another version was saved meanwhile, or there are too many pages
 */
export async function savePageSeo(
  page: string,
  settings: PageSeoSettings,
  expectedVersion: number | null,
): Promise<PageSeo> {
  const saved = await db.$transaction(async (transaction) => {
    await lockPageSeo(transaction);
    const row = await transaction.pageSeo.findUnique({ where: { page }, select: pageSeoFields });
    const current = row && toPageSeo(row);
    if (expectedVersion !== null && expectedVersion !== (current?.version ?? 0)) {
      throw savedMeanwhile();
    }
    if (!current) requireRoom((await transaction.pageSeo.count()) + 1);
    return writePageSeo(transaction, { page, settings, over: current });
  });
  return saved;
}

/**
 * @param expectedVersion the version that was looked at; null deletes whichever there is
 * @throws AppError `not-found` where the page has no settings of its own, `conflict` where they are another version
 */
export async function deletePageSeo(page: string, expectedVersion: number | null): Promise<void> {
  await db.$transaction(async (transaction) => {
    await lockPageSeo(transaction);
    const row = await transaction.pageSeo.findUnique({ where: { page }, select: pageSeoFields });
    if (!row) throw noSettings(page);
    if (expectedVersion !== null && expectedVersion !== row.version) throw savedMeanwhile();
    await removePageSeo(transaction, toPageSeo(row));
  });
}
