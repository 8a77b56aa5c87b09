import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import type { Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import type { Prisma } from "@/prisma/client";
import type { PageDraft, pageStates } from "./answers";
import { type DraftOrigin, draftOrigin } from "./draft-origin";
import { pageId } from "./page-id";
import { previewPath } from "./preview-path";
import { type PageContent, pageContent } from "./schema";
import type { PlacedPage } from "./tree";

/** Parses stored content; logs a warning and returns null if it doesn't match the schema. */
export function parsePage(stored: unknown, of: { pageId: string; version: number }): PageContent | null {
  const parsed = pageContent.safeParse(stored);
  if (parsed.success) return parsed.data;
  log.warn({ ...of, at: parsed.error.issues[0]?.path.join(".") }, "A stored page can't be read");
  return null;
}

export const pageFields = {
  id: true,
  path: true,
  version: true,
  publishedAt: true,
  deletedAt: true,
  draft: true,
  versions: {
    orderBy: { version: "desc" },
    take: 1,
    select: { scheduledFor: true, createdAt: true },
  },
} satisfies Prisma.PageSelect;

type Row = Prisma.PageGetPayload<{ select: typeof pageFields }>;
export type StoredPage = Row & { draft: NonNullable<Row["draft"]> };

/** The delay from which a scheduled publication is late, in seconds. */
const LATE_SECONDS = 60;

/** Returns how late the last publication was, in seconds; 0 if it was in time or not scheduled. */
function lateness([last]: Row["versions"]): number {
  if (!last?.scheduledFor) return 0;
  const seconds = Math.round((last.createdAt.getTime() - last.scheduledFor.getTime()) / 1000);
  return seconds > LATE_SECONDS ? seconds : 0;
}

function stateOf({ path, draft }: StoredPage): (typeof pageStates)[number] {
  if (draft.publishError !== "") return "failed";
  if (draft.publishAt) return "scheduled";
  if (path === null) return "draft";
  return draft.waits ? "changed" : "published";
}

/** Returns what a list and an editor say of a page besides its content. */
export const pageFacts = (page: StoredPage) => ({
  id: page.id,
  path: page.path,
  state: stateOf(page),
  publishAt: page.draft.publishAt?.toISOString() ?? null,
  publishError: page.draft.publishError,
  publishedAt: page.publishedAt?.toISOString() ?? null,
  lateBySeconds: lateness(page.versions),
});

const noPage = () => new AppError("not-found", "There is no such page.");

/** Reads a page with its draft. @throws AppError `not-found`, also for a deleted page unless it may be one */
export async function readPage(
  database: Transaction,
  id: string,
  { mayBeDeleted = false } = {},
): Promise<StoredPage> {
  if (!pageId.safeParse(id).success) throw noPage();
  const row = await database.page.findUnique({ where: { id }, select: pageFields });
  if (row?.deletedAt && !mayBeDeleted)
    throw new AppError("not-found", "This page was deleted. It can be taken back in the list of pages.");
  if (!row?.draft) throw noPage();
  return { ...row, draft: row.draft };
}

/** Returns the content of the draft. @throws AppError `not-found` if it can't be read any more */
export function draftContent({ id, draft }: StoredPage): PageContent {
  const content = parsePage(draft.content, { pageId: id, version: draft.version });
  if (!content) throw new AppError("not-found", "The draft of this page can’t be read any more.");
  return content;
}

/** Returns the draft that a page began as; null for a page that began otherwise. */
export async function readDraftOrigin(database: Transaction, id: string): Promise<DraftOrigin | null> {
  const row = await database.page.findUnique({ where: { id }, select: { draftedFrom: true } });
  return draftOrigin.safeParse(row?.draftedFrom).data ?? null;
}

/** Returns the draft as an answer. */
export async function toPageDraft(page: StoredPage): Promise<PageDraft> {
  const { draft, version: publishedVersion } = page;
  return {
    ...pageFacts(page),
    content: draftContent(page),
    version: draft.version,
    waits: draft.waits,
    publishedVersion,
    author: draft.author || null,
    savedAt: draft.updatedAt.toISOString(),
    previewPath: previewPath(draft.previewToken),
    timeZone: (await configurationState()).timeZone,
  };
}

/** Locks all pages against other changes until the transaction ends: paths depend on each other. */
export const lockPages = (transaction: Transaction) =>
  transaction.$executeRaw`LOCK TABLE "Page" IN SHARE ROW EXCLUSIVE MODE`;

/**
 * Locks all pages and reads one.
 * @param expectedVersion the draft's version that was edited; null accepts any
 * @throws AppError `not-found`; `conflict` if another draft was saved meanwhile
 */
export async function lockPage(transaction: Transaction, id: string, expectedVersion: number | null) {
  await lockPages(transaction);
  const page = await readPage(transaction, id);
  if (expectedVersion !== null && expectedVersion !== page.draft.version)
    throw new AppError("conflict", "Somebody else changed this page in the meantime.");
  return page;
}

/** Reads the places of the published pages. */
export const readPlaces = (database: Transaction) => database.$queryRaw<PlacedPage[]>`
  SELECT "id", "path", "content"->>'slug' AS "slug", "content"->>'parent' AS "parent"
  FROM "Page" WHERE "path" IS NOT NULL`;
