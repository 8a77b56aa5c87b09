import { expect, test } from "@jest/globals";
import { continuePages } from "./continue-pages";

const page = (ids: number[], next: number | null) => ({ rows: ids.map((id) => ({ id })), next });
const continued = (fresh: ReturnType<typeof page>, known?: ReturnType<typeof page>) =>
  continuePages(fresh, known, "rows");

test("a page that is loaded first is unchanged", () => {
  expect(continued(page([3, 2], 2))).toEqual(page([3, 2], 2));
});

test("older rows stay below new ones, even those that moved off the first page", () => {
  expect(continued(page([6, 5, 4], 4), page([5, 4, 3, 2, 1], 1))).toEqual(page([6, 5, 4, 3, 2, 1], 1));
});

test("rows missing in the first page are removed, and rows moved into it appear once", () => {
  expect(continued(page([5, 3, 2], 2), page([5, 4, 3, 2, 1], null))).toEqual(page([5, 3, 2, 1], null));
});

test("a page that overlaps known rows continues after its own end", () => {
  expect(continued(page([5, 3, 2], 2), page([5, 4, 3], 3))).toEqual(page([5, 3, 2], 2));
});

test("the last page and a gap end the list", () => {
  expect(continued(page([5, 4], null), page([5, 4, 3], 3))).toEqual(page([5, 4], null));
  expect(continued(page([9, 8], 8), page([5, 4, 3], 3))).toEqual(page([9, 8], 8));
});
