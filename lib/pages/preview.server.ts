import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import type { PageDraft } from "./answers";
import type { PageContent } from "./schema";
import { newPreviewToken } from "./server";
import { lockPages, parsePage, readPage, toPageDraft } from "./stored.server";

const token = /^[\w-]{22}$/;

/**
 * Returns the draft that a secret link shows; null for an unknown one.
 * @param version the number of a published version to show instead
 */
export async function previewedPage(
  secret: string,
  version?: unknown,
): Promise<{ id: string; content: PageContent } | null> {
  if (!token.test(secret)) return null;
  const row = await db.pageDraft.findUnique({
    where: { previewToken: secret, page: { deletedAt: null } },
    select: { pageId: true, version: true, content: true },
  });
  if (row && version !== undefined) return versionOf(row.pageId, version);
  const content = row && parsePage(row.content, row);
  return row && content ? { id: row.pageId, content } : null;
}

async function versionOf(pageId: string, given: unknown) {
  const version = /^\d{1,9}$/.test(String(given)) ? Number(given) : -1;
  const row = await db.pageVersion.findUnique({
    where: { pageId_version: { pageId, version } },
    select: { content: true },
  });
  const content = row && parsePage(row.content, { pageId, version });
  return content && { id: pageId, content };
}

/** Replaces the secret link of the preview; the former one answers 404. @throws AppError `not-found` */
export const rotatePreviewLink = (id: string): Promise<PageDraft> =>
  db.$transaction(async (transaction) => {
    await lockPages(transaction);
    const page = await readPage(transaction, id);
    await transaction.pageDraft.update({
      where: { pageId: id },
      data: { previewToken: newPreviewToken(), updatedAt: page.draft.updatedAt },
      select: { pageId: true },
    });
    const { title: label } = page.draft.content as { title: string };
    await recordChange(transaction, { action: "pages:rotate-preview", target: { id, label } });
    return toPageDraft(await readPage(transaction, id));
  });
