import "server-only";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { PageSeo } from "./answers";
import type { PageSeoSettings } from "./schema";
import { pageSeoFields, toPageSeo } from "./state.server";
import { lockPageSeo, removePageSeo, requireRoom, writePageSeo } from "./write.server";

/** The settings of all pages, by name. */
export async function listPageSeo(page?: string): Promise<PageSeo[]> {
  const where = page === undefined ? {} : { page };
  const rows = await db.pageSeo.findMany({ where, select: pageSeoFields, orderBy: { page: "asc" } });
  return rows.map(toPageSeo);
}

async function findPageSeo(page: string, { pageSeo }: Pick<typeof db, "pageSeo">): Promise<PageSeo | null> {
  const row = await pageSeo.findUnique({ where: { page }, select: pageSeoFields });
  return row && toPageSeo(row);
}

/** @throws AppError `not-found` if the page has no settings */
export async function requirePageSeo(
  page: string,
  database: Pick<typeof db, "pageSeo"> = db,
): Promise<PageSeo> {
  const found = await findPageSeo(page, database);
  if (!found) throw new AppError("not-found", `There are no SEO settings for the page “${page}”.`);
  return found;
}

/** @throws AppError `invalid` if the settings name another page than the address */
export function requireSamePage(named: string | undefined, page: string) {
  if (named === undefined || named === page) return;
  throw new AppError("invalid", `The settings are for the page “${named}”, not “${page}”.`, {
    fields: { page: "Another page than in the address" },
  });
}

/**
 * Creates or replaces the settings of one page.
 * @param expectedVersion the edited version, 0 for none; null replaces any version
 * @throws AppError `conflict` if another version was saved meanwhile, or there are too many pages
 */
export function savePageSeo(
  page: string,
  settings: PageSeoSettings,
  expectedVersion: number | null,
): Promise<PageSeo> {
  return db.$transaction(async (transaction) => {
    await lockPageSeo(transaction);
    const current = await findPageSeo(page, transaction);
    requireVersion(current?.version ?? 0, expectedVersion);
    if (!current) requireRoom((await transaction.pageSeo.count()) + 1);
    return writePageSeo(transaction, { page, settings, over: current });
  });
}

/**
 * @param expectedVersion the displayed version; null deletes any version
 * @throws AppError `not-found` if the page has no settings, `conflict` if they have another version
 */
export async function deletePageSeo(page: string, expectedVersion: number | null): Promise<void> {
  await db.$transaction(async (transaction) => {
    await lockPageSeo(transaction);
    const current = await requirePageSeo(page, transaction);
    requireVersion(current.version, expectedVersion);
    await removePageSeo(transaction, current);
  });
}

function requireVersion(version: number, expected: number | null) {
  if (expected === null || expected === version) return;
  throw new AppError("conflict", "Somebody else saved this page in the meantime.");
}
