import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { PageDraft, PageVersion } from "./answers";
import { storeDraft } from "./drafts.server";
import type { PageContent } from "./schema";
import { lockPage, parsePage, readPage } from "./stored.server";

const versionFields = {
  version: true,
  path: true,
  author: true,
  createdAt: true,
  restoredFrom: true,
  changes: true,
  scheduledFor: true,
} as const;

type Row = Omit<PageVersion, "createdAt" | "scheduledFor"> & { createdAt: Date; scheduledFor: Date | null };

const toVersion = ({ createdAt, scheduledFor, ...row }: Row): PageVersion => ({
  ...row,
  createdAt: createdAt.toISOString(),
  scheduledFor: scheduledFor?.toISOString() ?? null,
});

/** Lists the versions of a page, newest first. @throws AppError `not-found` */
export async function listPageVersions(pageId: string): Promise<PageVersion[]> {
  await readPage(db, pageId);
  const rows = await db.pageVersion.findMany({
    where: { pageId },
    select: versionFields,
    orderBy: { version: "desc" },
  });
  return rows.map(toVersion);
}

/** @throws AppError `not-found` */
export async function requirePageVersion(
  pageId: string,
  version: number,
  database: Transaction = db,
): Promise<PageVersion & { content: PageContent }> {
  await readPage(database, pageId);
  const row = await database.pageVersion.findUnique({
    where: { pageId_version: { pageId, version } },
    select: { ...versionFields, content: true },
  });
  if (!row) throw new AppError("not-found", `There is no version ${version} of this page.`);
  const { content: stored, ...fields } = row;
  const content = parsePage(stored, { pageId, version });
  if (!content) throw new AppError("not-found", `Version ${version} of this page can’t be read any more.`);
  return { ...toVersion(fields), content };
}

/**
 * Takes a published version into the draft.
 * @throws AppError `not-found`; `conflict` if another draft was saved meanwhile
 */
export const restorePageVersion = (
  id: string,
  version: number,
  author: string,
  expectedVersion: number | null,
): Promise<PageDraft> =>
  db.$transaction(async (transaction) => {
    const page = await lockPage(transaction, id, expectedVersion);
    const { content } = await requirePageVersion(id, version, transaction);
    return storeDraft(transaction, page, { content, author, action: "pages:restore", restoredFrom: version });
  });
