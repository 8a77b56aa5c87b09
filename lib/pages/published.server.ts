import "server-only";
import { pageLink } from "@/lib/landing/link-target";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { restaurantPaths } from "@/lib/restaurants/published/paths.server";
import { embedOf, embedOrigins } from "./embed";
import { previewPath } from "./preview-path";
import type { PageContent } from "./schema";
import { parsePage } from "./stored.server";

/** A published page without its sections. */
export type PublishedPage = Pick<PageContent, "title" | "parent" | "inNavigation" | "search"> & {
  id: string;
  path: string;
  /** Whether it began as a legal draft. */
  isLegal: boolean;
  /** The origins of its frames. */
  frames: readonly string[];
  changedAt: Date;
};

const framesOf = ({ sections }: PageContent) => [
  ...new Set(
    sections.flatMap((section) =>
      section.type === "embed" && section.shown ? (embedOf(section.url)?.origin ?? []) : [],
    ),
  ),
];

async function readPublished(): Promise<PublishedPage[]> {
  const rows = await db.page.findMany({
    where: { path: { not: null } },
    select: {
      id: true,
      path: true,
      version: true,
      content: true,
      draftedFrom: true,
      publishedAt: true,
      createdAt: true,
    },
    orderBy: { path: "asc" },
  });
  return rows.flatMap(({ id, path, version, content: stored, draftedFrom, publishedAt, createdAt }) => {
    const content = parsePage(stored, { pageId: id, version });
    if (!content || path === null) return [];
    const { title, parent, inNavigation, search } = content;
    const facts = { isLegal: draftedFrom !== null, frames: framesOf(content) };
    return [{ id, path, title, parent, inNavigation, search, ...facts, changedAt: publishedAt ?? createdAt }];
  });
}

const published = cachedRead("pages", readPublished);

/** The published pages by path; none if they could never be read. Cached until they change. */
export const publishedPages = (): Promise<PublishedPage[]> => published.known().catch(() => []);

const byPath = cachedRead(
  "pages by path",
  async (): Promise<ReadonlyMap<string, PublishedPage>> =>
    new Map((await published.get()).map((page) => [page.path, page])),
);

/** The published page at a path; undefined without one. Needs no query. */
export const findPageAt = async (path: string): Promise<PublishedPage | undefined> =>
  (await byPath.known().catch(() => null))?.get(path);

/** The origins that the page at a path frames; those of every frame for the preview of a draft. */
export async function framesAt(path: string): Promise<readonly string[]> {
  if (path.startsWith(previewPath(""))) return embedOrigins;
  return (await findPageAt(path))?.frames ?? [];
}

/** The pages above a page, from the top. */
export async function pagesAbove({ parent }: Pick<PageContent, "parent">): Promise<PublishedPage[]> {
  const pages = await publishedPages();
  const above: PublishedPage[] = [];
  for (let at = pages.find(({ id }) => id === parent); at && !above.includes(at); ) {
    above.unshift(at);
    const next = at.parent;
    at = pages.find(({ id }) => id === next);
  }
  return above;
}

const linksOf = (pages: readonly PublishedPage[]) =>
  pages.map(({ id, title: label, path: href }) => ({ label, href, target: pageLink(id) }));

/** The links to the pages that the navigation shows, by path. */
export const navigationLinks = async () =>
  linksOf((await publishedPages()).filter(({ inNavigation }) => inNavigation));

/** The links to the legal pages that the navigation doesn't show, by path. */
export const legalLinks = async () =>
  linksOf((await publishedPages()).filter(({ isLegal, inNavigation }) => isLegal && !inNavigation));

/** The paths that the targets of links stand for: those of restaurants' pages, and of the owner's. */
export async function targetPaths(): Promise<Record<string, string>> {
  const [restaurants, pages] = await Promise.all([restaurantPaths(), publishedPages()]);
  return { ...restaurants, ...Object.fromEntries(pages.map(({ id, path }) => [pageLink(id), path])) };
}

/** Reads a published page. @throws Error if the stored content can't be parsed, so that visitors keep the last page */
export async function readPublishedPage({ id, path }: PublishedPage): Promise<PageContent> {
  const row = await db.page.findUniqueOrThrow({ where: { id }, select: { version: true, content: true } });
  const content = parsePage(row.content, { pageId: id, version: row.version });
  if (!content) throw new Error(`The page at ${path} can't be read`);
  return content;
}

const redirects = cachedRead("page redirects", async () => {
  const rows = await db.pageRedirect.findMany({ select: { path: true, page: { select: { path: true } } } });
  return new Map(rows.map(({ path, page }) => [path, page.path]));
});

/** The current paths of pages by their former ones; null for a deleted page. */
export const formerPagePaths = (): Promise<ReadonlyMap<string, string | null>> => redirects.get();

/** The current path of the page that had a path; null if the page was deleted, undefined if no page had it. */
export const formerPagePath = async (path: string): Promise<string | null | undefined> =>
  (await redirects.known().catch(() => new Map<string, string | null>())).get(path);
