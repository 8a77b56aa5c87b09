import { MAX_SEGMENTS } from "./limits";

/** A published page, by its place in the tree. */
export type PlacedPage = { id: string; path: string; slug: string; parent: string };

/** A page that gets another path; `from` is null for one that had none. */
export type PageMove = { id: string; from: string | null; to: string };

export type PlaceProblem = { field: "slug" | "parent"; message: string };

const isBelow = (pages: readonly PlacedPage[], id: string, ancestor: string): boolean => {
  const seen = new Set<string>();
  for (let at = pages.find((page) => page.id === id); at && !seen.has(at.id); ) {
    if (at.parent === ancestor) return true;
    seen.add(at.id);
    const { parent } = at;
    at = pages.find((page) => page.id === parent);
  }
  return false;
};

/** Returns the path of a slug below a parent; null if the parent is not published. */
export function pathBelow(
  pages: readonly PlacedPage[],
  { slug, parent }: Pick<PlacedPage, "slug" | "parent">,
) {
  if (parent === "") return `/${slug}`;
  const above = pages.find(({ id }) => id === parent);
  return above ? `${above.path}/${slug}` : null;
}

/**
 * Returns the moves that publishing a page at a place needs: its own and those of the pages below it, none if nothing
 * moves. A page of which a parent or a path is not possible makes a problem of the field to change.
 */
export function movesTo(
  pages: readonly PlacedPage[],
  page: Pick<PlacedPage, "id" | "slug" | "parent">,
): { moves: PageMove[] } | { problem: PlaceProblem } {
  const problem = (field: PlaceProblem["field"], message: string) => ({ problem: { field, message } });
  if (page.parent === page.id || isBelow(pages, page.parent, page.id))
    return problem("parent", "A page can’t be below itself");
  const to = pathBelow(pages, page);
  if (to === null) return problem("parent", "Publish the page above it first");
  const from = pages.find(({ id }) => id === page.id)?.path ?? null;
  const below = pages.filter(({ id }) => isBelow(pages, id, page.id));
  const moves = [
    { id: page.id, from, to },
    ...below.map(({ id, path }) => ({ id, from: path, to: to + path.slice(from?.length ?? 0) })),
  ].filter((move) => move.from !== move.to);
  if (moves.some((move) => move.to.split("/").length - 1 > MAX_SEGMENTS))
    return problem("parent", `An address has at most ${MAX_SEGMENTS} parts, also those of the pages below`);
  const moving = new Set(moves.map(({ id }) => id));
  const taken = new Set(pages.filter(({ id }) => !moving.has(id)).map(({ path }) => path));
  const clash = moves.find((move) => taken.has(move.to));
  if (clash) return problem("slug", `Another page has the address ${clash.to}`);
  return { moves };
}

/**
 * Returns the redirects that moves set, from each former path to its page, and those that they remove: from the paths
 * that pages have now. A redirect names a page, so that it is one hop however often the page moves.
 */
export function redirectChanges(moves: readonly PageMove[]) {
  const removed = new Set(moves.map(({ to }) => to));
  const set = moves.flatMap(({ id: pageId, from: path }) =>
    path === null || removed.has(path) ? [] : [{ path, pageId }],
  );
  return { set, removed: [...removed] };
}
