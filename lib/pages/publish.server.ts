import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { siteLanguages } from "@/lib/business-profile/language.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { languageSegments } from "@/lib/site/language-paths";
import { queueEvents } from "@/lib/webhooks/outbox.server";
import type { PageDraft } from "./answers";
import { publishedContent } from "./drafts.server";
import { KEPT_PAGE_VERSIONS } from "./limits";
import { movePages } from "./move.server";
import { changesLine } from "./page-changes";
import { firstSegment, isTakenByProduct } from "./path";
import type { PageContent } from "./schema";
import { draftContent, lockPage, readPage, readPlaces, type StoredPage, toPageDraft } from "./stored.server";
import { movesTo, type PageMove } from "./tree";

const refuse = (field: string, message: string) =>
  new AppError("invalid", message, { fields: { [field]: message } });

/** Paths of pages that others serve: those of the active template, which this feature doesn't know. */
export type OtherPaths = ReadonlySet<string>;

/** @throws AppError `invalid` if the page can't have its place, with the field to change */
async function requirePlace(
  transaction: Transaction,
  id: string,
  { slug, parent }: PageContent,
  others: OtherPaths,
): Promise<PageMove[]> {
  const result = movesTo(await readPlaces(transaction), { id, slug, parent });
  if ("problem" in result) throw refuse(result.problem.field, result.problem.message);
  const { moves } = result;
  if (moves.some(({ to }) => isTakenByProduct(to)))
    throw refuse("slug", `The product uses the address /${slug} itself`);
  const languages = languageSegments(await siteLanguages());
  const inLanguage = moves.find(({ to }) => languages.includes(firstSegment(to)));
  if (inLanguage)
    throw refuse("slug", `/${firstSegment(inLanguage.to)} is the address of your pages in that language`);
  const ofTemplate = moves.find(({ to }) => others.has(to));
  if (ofTemplate) throw refuse("slug", `The active template has a page at ${ofTemplate.to}`);
  return moves;
}

type Publication = { author: string; others: OtherPaths; scheduledFor: Date | null };

async function storeVersion(
  transaction: Transaction,
  { id, version, draft }: StoredPage,
  {
    content,
    path,
    author,
    scheduledFor,
    changes,
  }: Pick<Publication, "author" | "scheduledFor"> & { content: PageContent; path: string; changes: string },
) {
  const next = version + 1;
  await transaction.pageVersion.create({
    data: {
      pageId: id,
      version: next,
      content,
      path,
      author,
      scheduledFor,
      changes,
      restoredFrom: draft.restoredFrom,
      createdAt: new Date(),
    },
    select: { version: true },
  });
  await transaction.pageVersion.deleteMany({
    where: { pageId: id, version: { lte: next - KEPT_PAGE_VERSIONS } },
  });
}

/** Publishes the draft of a locked page: its content, place, navigation and search settings at once. */
export async function publishLocked(
  transaction: Transaction,
  page: StoredPage,
  { author, others, scheduledFor }: Publication,
): Promise<StoredPage> {
  const { id, version, draft } = page;
  const content = draftContent(page);
  const before = await publishedContent(transaction, page);
  const moves = await requirePlace(transaction, id, content, others);
  await movePages(transaction, moves);
  const path = moves.find((move) => move.id === id)?.to ?? page.path ?? "";
  await transaction.page.update({
    where: { id },
    data: { content, version: version + 1, publishedAt: new Date() },
    select: { id: true },
  });
  const changes = before ? changesLine(before, content) : "";
  await storeVersion(transaction, page, { content, path, author, scheduledFor, changes });
  await transaction.pageDraft.update({
    where: { pageId: id },
    data: { waits: false, restoredFrom: null, publishAt: null, publishError: "", version: draft.version + 1 },
    select: { pageId: true },
  });
  await recordChange(transaction, {
    action: "pages:publish",
    target: { id, label: content.title },
    before,
    after: { ...content, path },
    versions: { before: version || null, after: version + 1 },
  });
  const about = { pageId: id, path, version: version + 1 };
  await queueEvents(transaction, [{ type: "page.published", key: `${id}:${about.version}`, about }]);
  return readPage(transaction, id);
}

/**
 * Publishes the draft of a page.
 * @param expectedVersion the draft's version to publish; null publishes any
 * @throws AppError `not-found`; `conflict` if another draft was saved meanwhile, or there is nothing to publish; `invalid`
 *   if its address is taken
 */
export const publishPage = (
  id: string,
  { author, others }: Omit<Publication, "scheduledFor">,
  expectedVersion: number | null,
): Promise<PageDraft> =>
  db.$transaction(async (transaction) => {
    const page = await lockPage(transaction, id, expectedVersion);
    if (!page.draft.waits)
      throw new AppError("conflict", "There is nothing to publish: visitors see this page already.");
    return toPageDraft(await publishLocked(transaction, page, { author, others, scheduledFor: null }));
  });
