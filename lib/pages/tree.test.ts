import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { movesTo, type PageMove, type PlacedPage, redirectChanges } from "./tree";

const page = (id: string, path: string, parent = ""): PlacedPage => ({
  id,
  path,
  parent,
  slug: path.slice(path.lastIndexOf("/") + 1),
});

const movesOf = (result: ReturnType<typeof movesTo>): PageMove[] => ("moves" in result ? result.moves : []);
const problemOf = (result: ReturnType<typeof movesTo>) => ("problem" in result ? result.problem.field : null);

test("a page that stays doesn't move; one that moves takes those below along", () => {
  const pages = [page("a", "/a"), page("b", "/a/b", "a"), page("c", "/a/b/c", "b"), page("d", "/d")];
  expect(movesOf(movesTo(pages, { id: "a", slug: "a", parent: "" }))).toEqual([]);
  expect(movesOf(movesTo(pages, { id: "a", slug: "x", parent: "" }))).toEqual([
    { id: "a", from: "/a", to: "/x" },
    { id: "b", from: "/a/b", to: "/x/b" },
    { id: "c", from: "/a/b/c", to: "/x/b/c" },
  ]);
});

test("a place that is not possible is a problem of its field", () => {
  const pages = [page("a", "/a"), page("b", "/a/b", "a"), page("c", "/a/b/c", "b"), page("d", "/d")];
  const problem = (id: string, slug: string, parent: string) =>
    problemOf(movesTo(pages, { id, slug, parent }));
  expect(problem("new", "a", "")).toBe("slug");
  expect(problem("d", "b", "a")).toBe("slug");
  expect(problem("a", "a", "c")).toBe("parent");
  expect(problem("a", "a", "a")).toBe("parent");
  expect(problem("new", "x", "unpublished")).toBe("parent");
  expect(problem("new", "x", "c")).toBe("parent");
  expect(problem("a", "a", "d")).toBe("parent");
});

/** Applies moves to pages and redirects, as the database does. */
function applied(
  pages: Map<string, PlacedPage>,
  redirects: Map<string, string>,
  next: Omit<PlacedPage, "path">,
) {
  const moves = movesOf(movesTo([...pages.values()], next));
  const { set, removed } = redirectChanges(moves);
  for (const path of removed) redirects.delete(path);
  for (const { path, pageId } of set) redirects.set(path, pageId);
  for (const { id, to } of moves) {
    const { slug, parent } = id === next.id ? next : (pages.get(id) ?? next);
    pages.set(id, { id, slug, parent, path: to });
  }
  return moves;
}

test("however pages move, paths stay unique, below their parents, and former paths lead there in one hop", () => {
  const id = fc.constantFrom("p1", "p2", "p3", "p4");
  const step = fc.record({ id, slug: fc.constantFrom("a", "b", "c"), parent: fc.oneof(fc.constant(""), id) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const pages = new Map<string, PlacedPage>();
      const redirects = new Map<string, string>();
      const had = new Map<string, string>();
      for (const next of steps) {
        for (const { id: moved, from } of applied(pages, redirects, next)) if (from) had.set(from, moved);
        const paths = [...pages.values()].map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
        for (const { path, slug, parent } of pages.values())
          expect(path).toBe(`${parent === "" ? "" : pages.get(parent)?.path}/${slug}`);
        for (const [path, pageId] of redirects) {
          expect(paths).not.toContain(path);
          expect(pages.has(pageId)).toBe(true);
        }
        for (const [path, pageId] of had) if (!paths.includes(path)) expect(redirects.get(path)).toBe(pageId);
      }
    }),
  );
});
