import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { AuditAction } from "@/lib/audit/actions";
import { recordChange } from "@/lib/audit/record.server";
import { requireNewPictures } from "@/lib/pictures/require.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { PageDraft } from "./answers";
import { pagePictureFields } from "./page-pictures";
import type { PageContent } from "./schema";
import { lockPage, parsePage, readPage, type StoredPage, toPageDraft } from "./stored.server";

/** @throws AppError `not-found` */
export const getPageDraft = async (id: string): Promise<PageDraft> => toPageDraft(await readPage(db, id));

/** Reads the published content of a page; null before the first publication. */
export async function publishedContent(
  transaction: Transaction,
  { id, version }: Pick<StoredPage, "id" | "version">,
) {
  const row = await transaction.page.findUnique({ where: { id }, select: { content: true } });
  return row?.content ? parsePage(row.content, { pageId: id, version }) : null;
}

type NewDraft = {
  content: PageContent;
  author: string;
  action: Extract<AuditAction, "pages:save" | "pages:restore" | "pages:discard">;
  restoredFrom?: number;
};

/** Stores the draft of a locked page unless it is unchanged. */
export async function storeDraft(
  transaction: Transaction,
  page: StoredPage,
  next: NewDraft,
): Promise<PageDraft> {
  const { content, author, action, restoredFrom = null } = next;
  const before = parsePage(page.draft.content, { pageId: page.id, version: page.draft.version });
  if (isDeepStrictEqual(before, content)) return toPageDraft(page);
  if (action === "pages:save") {
    const had = before ? pagePictureFields(before).map(({ id }) => id) : [];
    await requireNewPictures(pagePictureFields(content), had);
  }
  const published = await publishedContent(transaction, page);
  await transaction.pageDraft.update({
    where: { pageId: page.id },
    data: {
      content,
      author,
      restoredFrom,
      version: page.draft.version + 1,
      waits: !isDeepStrictEqual(published, content),
    },
    select: { pageId: true },
  });
  await recordChange(transaction, {
    action,
    target: { id: page.id, label: content.title },
    before,
    after: content,
  });
  return toPageDraft(await readPage(transaction, page.id));
}

/**
 * Saves the draft of a page; visitors don't see it before it is published.
 * @param expectedVersion the draft's version that was edited; null overwrites any
 * @throws AppError `not-found`; `conflict` if another draft was saved meanwhile; `invalid` if a picture is not in the
 *   library
 */
export const savePageDraft = (
  id: string,
  content: PageContent,
  author: string,
  expectedVersion: number | null,
): Promise<PageDraft> =>
  db.$transaction(async (transaction) => {
    const page = await lockPage(transaction, id, expectedVersion);
    return storeDraft(transaction, page, { content, author, action: "pages:save" });
  });

/** Goes back to the published page. @throws AppError `not-found`; `conflict` without a draft to discard */
export const discardPageDraft = (
  id: string,
  author: string,
  expectedVersion: number | null,
): Promise<PageDraft> =>
  db.$transaction(async (transaction) => {
    const page = await lockPage(transaction, id, expectedVersion);
    const content = await publishedContent(transaction, page);
    if (!page.draft.waits || !content) throw new AppError("conflict", "There is no draft to discard.");
    return storeDraft(transaction, page, { content, author, action: "pages:discard" });
  });
