import { expect, test } from "@jest/globals";
import { aTable } from "@/tests/support/restaurants/dish-table";
import type { ColumnKey } from "./columns";
import { keyAction, type Pressed } from "./grid-keys";
import { startState } from "./state";

const asked: string[] = [];
const actions = { removeCategory: (category: string) => void asked.push(category) };

function press(key: string, row = "1", column: ColumnKey = "name", held: Partial<Pressed> = {}) {
  const state = { ...startState(aTable(), "USD"), cursor: { row, column } };
  return keyAction(state, { key, ctrl: false, shift: false, alt: false, ...held }, actions);
}

test.each([
  ["ArrowDown", {}, { type: "move", way: { rows: 1 }, extend: false }],
  ["ArrowLeft", { shift: true }, { type: "move", way: { columns: -1 }, extend: true }],
  ["ArrowRight", { ctrl: true }, { type: "move", way: { to: "rowEnd" }, extend: false }],
  ["Home", {}, { type: "move", way: { to: "rowStart" }, extend: false }],
  ["End", { ctrl: true, shift: true }, { type: "move", way: { to: "end" }, extend: true }],
  ["Enter", {}, { type: "edit" }],
  ["F2", {}, { type: "edit" }],
  ["S", {}, { type: "edit", begins: "S" }],
  ["Delete", {}, { type: "clear" }],
  ["ArrowDown", { alt: true }, { type: "stepDish", id: "1", by: 1 }],
  ["d", { ctrl: true }, { type: "duplicate", ids: ["1"] }],
  ["z", { ctrl: true }, { type: "undo" }],
  ["Z", { ctrl: true, shift: true }, { type: "redo" }],
  [" ", { shift: true }, { type: "tick", ids: ["1"], on: true }],
  ["Tab", {}, null],
  ["?", { shift: true }, null],
  ["s", { ctrl: true }, null],
  ["c", { ctrl: true }, null],
])("%s %j in a cell", (key, held, expected) => expect(press(key, "1", "name", held)).toEqual(expected));

test("a control in a cell handles its own keys", () => {
  expect(press("Enter", "1", "plate")).toBeNull();
  expect(press(" ", "1", "popular")).toBeNull();
  expect(press("Enter", "1", "popular")).toEqual({ type: "toggle", ids: ["1"], column: "popular" });
});

test("a category is renamed, moved and deleted", () => {
  expect(press("Enter", "category:s")).toEqual({ type: "edit" });
  expect(press("ArrowUp", "category:m", "name", { alt: true })).toEqual({
    type: "stepCategory",
    id: "m",
    by: -1,
  });
  expect(press("Delete", "category:s")).toBe("done");
  expect(asked).toEqual(["s"]);
});

test("typing in an empty row adds a dish", () => {
  expect(press("T", "add:m")).toEqual({ type: "addDish", category: "m", begins: "T" });
  expect(press("Enter", "add:m")).toBeNull();
});

test("a hidden row can't be typed in or emptied, and the arrows leave it", () => {
  for (const key of ["S", "Enter", "Delete"]) expect(press(key, "gone")).toBeNull();
  expect(press("ArrowDown", "gone")).toMatchObject({ type: "move" });
});
