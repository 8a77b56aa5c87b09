import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import type { Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { Prisma } from "@/prisma/client";
import type { PageSeo } from "./answers";
import type { PageSeoSettings } from "./schema";
import { pageSeoFields, toPageSeo } from "./state.server";

/** The maximum number of pages with settings. */
export const MAX_PAGES = 500;

/** Locks the SEO settings against other saves until the transaction ends; reading is not blocked. */
export async function lockPageSeo(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`LOCK TABLE "PageSeo" IN SHARE ROW EXCLUSIVE MODE`;
}

/**
 * Checks the number of pages against the limit.
 * @throws AppError `conflict`
 */
export function requireRoom(pages: number) {
  if (pages <= MAX_PAGES) return;
  throw new AppError("conflict", `At most ${MAX_PAGES} pages can have SEO settings. Delete one first.`);
}

type Write = {
  page: string;
  settings: PageSeoSettings;
  /** The replaced settings; null for a page without any. */
  over: PageSeo | null;
  /** True if the settings come from a file. */
  isImported?: boolean;
};

/** Creates or replaces the settings of one page, under `lockPageSeo`. */
export async function writePageSeo(
  transaction: Transaction,
  { page, settings, over, isImported = false }: Write,
): Promise<PageSeo> {
  const data = {
    ...settings,
    structuredData: settings.structuredData as Prisma.InputJsonArray,
    version: (over?.version ?? 0) + 1,
  };
  const saved = await transaction.pageSeo.upsert({
    where: { page },
    create: { page, ...data },
    update: data,
    select: pageSeoFields,
  });
  const written = toPageSeo(saved);
  await recordChange(transaction, {
    action: isImported ? "seo:import" : "seo:save",
    target: { id: page, label: page },
    before: over,
    after: written,
  });
  return written;
}

/** Deletes the settings of one page, under `lockPageSeo`. */
export async function removePageSeo(transaction: Transaction, { page, ...settings }: PageSeo) {
  await transaction.pageSeo.deleteMany({ where: { page } });
  await recordChange(transaction, {
    action: "seo:delete",
    target: { id: page, label: page },
    before: settings,
  });
}
