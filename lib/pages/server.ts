import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import { recordChange } from "@/lib/audit/record.server";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { configurationState } from "@/lib/installation/state.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { slugOf } from "@/lib/restaurants/slug";
import type { PageDraft, PageList } from "./answers";
import type { DraftOrigin } from "./draft-origin";
import { pageLimits, textLimits } from "./limits";
import { contentOf, type NewSection, newContent } from "./new-content";
import { isTakenByProduct } from "./path";
import type { NewPage, PageContent } from "./schema";
import {
  draftContent,
  lockPages,
  pageFacts,
  pageFields,
  readPage,
  readPlaces,
  toPageDraft,
} from "./stored.server";
import { type PlacedPage, pathBelow } from "./tree";

/** Returns a secret of 128 bits for the link of a preview. */
export const newPreviewToken = () => randomBytes(16).toString("base64url");

type SummaryFields = { title: string; slug: string; parent: string; inNavigation: boolean };

/** Lists the pages by path, and the deleted ones. */
export async function listPages(): Promise<PageList> {
  const [rows, places, { timeZone }] = await Promise.all([
    db.page.findMany({ select: pageFields, orderBy: { createdAt: "asc" } }),
    readPlaces(db),
    configurationState(),
  ]);
  const all = rows.flatMap(({ draft, ...row }) => (draft ? [{ ...row, draft }] : []));
  const fieldsOf = ({ content }: { content: unknown }) => content as SummaryFields;
  const pages = all
    .filter(({ deletedAt }) => !deletedAt)
    .map((page) => {
      const { title, slug, parent, inNavigation } = fieldsOf(page.draft);
      const proposedPath = pathBelow(places, { slug, parent }) ?? `/${slug}`;
      const { author, updatedAt } = page.draft;
      return {
        ...pageFacts(page),
        title,
        proposedPath,
        inNavigation,
        author,
        changedAt: updatedAt.toISOString(),
      };
    })
    .sort((one, other) => (one.path ?? one.proposedPath).localeCompare(other.path ?? other.proposedPath));
  const deleted = all.flatMap(({ id, deletedAt, draft }) =>
    deletedAt ? [{ id, title: fieldsOf(draft).title, deletedAt: deletedAt.toISOString() }] : [],
  );
  return { pages, deleted, timeZone };
}

/** Returns a free slug for a title; a number follows one that is taken. */
async function freeSlug(
  transaction: Transaction,
  title: string,
  places: readonly PlacedPage[],
): Promise<string> {
  const drafts = await transaction.$queryRaw<{ slug: string }[]>`
    SELECT d."content"->>'slug' AS "slug" FROM "PageDraft" d
    JOIN "Page" p ON p."id" = d."pageId" WHERE p."deletedAt" IS NULL`;
  const taken = new Set([...drafts.map(({ slug }) => slug), ...places.map(({ path }) => path.slice(1))]);
  const base =
    slugOf(title)
      .slice(0, textLimits.slug - 4)
      .replace(/-+$/, "") || "page";
  const isFree = (slug: string) => !taken.has(slug) && !isTakenByProduct(`/${slug}`);
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? base : `${base}-${count}`;
    if (isFree(slug)) return slug;
  }
}

async function requireRoom(transaction: Transaction) {
  const count = await transaction.page.count({ where: { deletedAt: null } });
  if (count >= pageLimits.pages)
    throw new AppError("conflict", `There can be at most ${pageLimits.pages} pages. Delete one first.`);
}

type Created = {
  title: string;
  author: string;
  contentOf: (slug: string) => PageContent;
  originOf?: (content: PageContent) => DraftOrigin;
};

async function insertPage(
  transaction: Transaction,
  { title, author, contentOf, originOf }: Created,
): Promise<PageDraft> {
  await lockPages(transaction);
  await requireRoom(transaction);
  const content = contentOf(await freeSlug(transaction, title, await readPlaces(transaction)));
  const id = randomUUID();
  await transaction.page.create({
    data: {
      id,
      ...(originOf && { draftedFrom: originOf(content) }),
      draft: { create: { version: 1, content, waits: true, author, previewToken: newPreviewToken() } },
    },
    select: { id: true },
  });
  await recordChange(transaction, { action: "pages:create", target: { id, label: title }, after: content });
  return toPageDraft(await readPage(transaction, id));
}

/** Creates a page as a draft in the default language of the site. @throws AppError `conflict` if there are too many */
export async function createPage({ title, form }: NewPage, author: string): Promise<PageDraft> {
  const t = await siteTranslate(null);
  return db.$transaction((transaction) =>
    insertPage(transaction, { title, author, contentOf: (slug) => newContent({ title, form, slug }, t) }),
  );
}

type DraftedPage = {
  title: string;
  kind: string;
  parts: readonly { part: string; section: NewSection }[];
};

/** Creates a page from the parts of a draft, which it remembers. @throws AppError `conflict` if there are too many */
export const createDraftedPage = ({ title, kind, parts }: DraftedPage, author: string): Promise<PageDraft> =>
  db.$transaction((transaction) =>
    insertPage(transaction, {
      title,
      author,
      contentOf: (slug) => contentOf({ title, slug, sections: parts.map(({ section }) => section) }),
      originOf: ({ sections }) => ({
        kind,
        parts: Object.fromEntries(sections.map(({ id }, index) => [id, parts[index]?.part ?? ""])),
      }),
    }),
  );

/** Creates a draft with the content of another page's draft. @throws AppError `not-found`; `conflict` if there are too many */
export const duplicatePage = (id: string, author: string): Promise<PageDraft> =>
  db.$transaction(async (transaction) => {
    const content = draftContent(await readPage(transaction, id));
    const title = `${content.title.slice(0, textLimits.title - " (copy)".length)} (copy)`;
    const sections = content.sections.map((section) => ({ ...section, id: randomUUID() }));
    return insertPage(transaction, {
      title,
      author,
      contentOf: (slug) => ({ ...content, title, slug, sections, inNavigation: false }),
    });
  });

/**
 * Deletes a page, which can be taken back for some days. Its address answers 404.
 * @throws AppError `not-found`; `conflict` if published pages are below it
 */
export const deletePage = (id: string): Promise<void> =>
  db.$transaction(async (transaction) => {
    await lockPages(transaction);
    const page = await readPage(transaction, id);
    const below = (await readPlaces(transaction)).filter(({ parent }) => parent === id);
    if (below[0])
      throw new AppError(
        "conflict",
        `The page at ${below[0].path} is below this one. Move or delete it first.`,
      );
    await transaction.page.update({
      where: { id },
      data: { path: null, deletedAt: new Date() },
      select: { id: true },
    });
    await transaction.pageDraft.update({
      where: { pageId: id },
      data: { waits: true, publishAt: null, publishError: "", version: { increment: 1 } },
      select: { pageId: true },
    });
    if (page.path !== null)
      await transaction.pageRedirect.create({
        data: { path: page.path, pageId: id },
        select: { path: true },
      });
    const { title: label } = page.draft.content as SummaryFields;
    await recordChange(transaction, {
      action: "pages:delete",
      target: { id, label },
      before: { path: page.path },
    });
  });

/** Takes a deleted page back as a draft. @throws AppError `not-found`; `conflict` if there are too many */
export const undeletePage = (id: string): Promise<PageDraft> =>
  db.$transaction(async (transaction) => {
    await lockPages(transaction);
    const page = await readPage(transaction, id, { mayBeDeleted: true });
    if (!page.deletedAt) throw new AppError("conflict", "This page is not deleted.");
    await requireRoom(transaction);
    await transaction.page.update({ where: { id }, data: { deletedAt: null }, select: { id: true } });
    const { title: label } = page.draft.content as SummaryFields;
    await recordChange(transaction, { action: "pages:undelete", target: { id, label } });
    return toPageDraft(await readPage(transaction, id));
  });
