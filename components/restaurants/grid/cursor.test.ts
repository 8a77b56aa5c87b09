import { expect, test } from "@jest/globals";
import { aTable } from "@/tests/support/restaurants/dish-table";
import { columnKeys } from "./columns";
import { type GridAction, reduce } from "./reducer";
import { rowsNear, rowsOf } from "./rows";
import { type GridState, startState } from "./state";

const play = (actions: readonly GridAction[], state: GridState = startState(aTable(), "USD")) =>
  actions.reduce((before, action) => reduce(before, action, columnKeys), state);

const pointAt = (row: string, column: (typeof columnKeys)[number] = "name"): GridAction => ({
  type: "point",
  cell: { row, column },
});
const search = (text: string): GridAction => ({ type: "search", text });
const cursorAfter = (...actions: GridAction[]) => play(actions).cursor;

test("a deleted dish leaves the cursor at the next row, in its column", () => {
  const removal: GridAction = { type: "remove", ids: ["1"] };
  expect(cursorAfter(pointAt("1", "price"), removal)).toEqual({ row: "2", column: "price" });
  expect(cursorAfter(pointAt("2"), { type: "remove", ids: ["2"] })).toEqual({ row: "add:s", column: "name" });
  expect(cursorAfter(pointAt("4"), removal)).toEqual({ row: "2", column: "name" });
  expect(cursorAfter(removal)).toEqual({ row: "2", column: "name" });
});

test("several deleted dishes leave it at the row behind the one it was at", () => {
  expect(cursorAfter(pointAt("1"), { type: "remove", ids: ["1", "2", "3"] })?.row).toBe("add:s");
  expect(cursorAfter(pointAt("3"), { type: "remove", ids: ["1", "3"] })?.row).toBe("4");
});

test("among the found dishes the cursor moves to the previous one if none follows, and nowhere in an empty list", () => {
  const oneOfTwo = [search("Dish"), pointAt("4"), { type: "remove", ids: ["4"] }] as const;
  expect(cursorAfter(...oneOfTwo)?.row).toBe("3");
  expect(cursorAfter(search("Dish 4"), pointAt("4"), { type: "remove", ids: ["4"] })).toBeNull();
});

test("a deleted category leaves it at the next one, wherever its dishes go; the last one at the row before", () => {
  const mains: GridAction = { type: "removeCategory", id: "m", to: "s" };
  expect(cursorAfter(pointAt("category:m", "actions"), mains)).toEqual({ row: "category:e", column: "name" });
  expect(cursorAfter(mains)?.row).toBe("category:e");
  expect(cursorAfter({ type: "removeCategory", id: "e", to: null })?.row).toBe("add:m");
});

test("undo leaves the cursor at a visible row", () => {
  const added = [{ type: "addDish", id: "new", category: "m", stays: true }, { type: "undo" }] as const;
  expect(cursorAfter(...added)?.row).toBe("add:m");
  const hidden = play([
    pointAt("1"),
    { type: "toggle", ids: ["1"], column: "popular" },
    search("Dish 4"),
    pointAt("4"),
    { type: "undo" },
  ]);
  expect(hidden.cursor?.row).toBe("4");
});

test("a cursor that a search hides is there again after it", () => {
  const state = play([pointAt("1", "price"), search("Dish 4")]);
  expect(play([search("")], state).cursor).toEqual({ row: "1", column: "price" });
});

test("a replaced table moves the cursor off a row that it lacks", () => {
  const table = { ...aTable(), dishes: aTable().dishes.slice(1) };
  expect(cursorAfter(pointAt("1"), { type: "replace", table })?.row).toBe("2");
});

test("the row of the cursor is rendered, at any distance", () => {
  const rows = rowsOf(aTable());
  const ids = (cursor?: string) => rowsNear(rows, 0, 2, cursor).map(({ row, place }) => [row.id, place]);
  expect(ids()).toEqual([
    ["category:s", 0],
    ["1", 1],
  ]);
  expect(ids("1")).toEqual(ids());
  expect(ids("4").at(-1)).toEqual(["4", 6]);
  expect(ids("gone")).toEqual(ids());
});
