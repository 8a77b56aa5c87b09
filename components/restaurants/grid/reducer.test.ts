import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { aDish, aTable } from "@/tests/support/restaurants/dish-table";
import { columnKeys } from "./columns";
import { copied } from "./copied";
import { type GridAction, reduce } from "./reducer";
import { addRowId, categoryRowId } from "./rows";
import { chosenDishes, type GridState, MAX_UNDO_STEPS, startState } from "./state";

const play = (actions: readonly GridAction[], state: GridState = startState(aTable(), "USD")) =>
  actions.reduce((before, action) => reduce(before, action, columnKeys), state);

const pointAt = (row: string, column: (typeof columnKeys)[number] = "name"): GridAction => ({
  type: "point",
  cell: { row, column },
});
const prices = ({ table }: GridState) => table.dishes.map(({ priceCents }) => priceCents);

test("a price is typed, taken back and done again", () => {
  const edited = play([
    pointAt("2", "price"),
    { type: "edit", begins: "7" },
    { type: "commit", text: "7,5", next: "down" },
  ]);
  expect(prices(edited)).toEqual([1000, 750, 1000, 1000]);
  expect(edited).toMatchObject({ cursor: { row: addRowId("s"), column: "price" }, editing: null });
  const undone = play([{ type: "undo" }], edited);
  expect(undone.table).toEqual(aTable());
  expect(undone).toMatchObject({
    cursor: { row: "2", column: "price" },
    announcement: "Undone: Price of Dish 2 changed",
  });
  expect(prices(play([{ type: "redo" }], undone))).toEqual(prices(edited));
});

test("an unreadable value stays in its cell with an error, and changes nothing", () => {
  const state = play([
    pointAt("2", "price"),
    { type: "edit" },
    { type: "commit", text: "much", next: "down" },
  ]);
  expect(state.table).toEqual(aTable());
  expect(state).toMatchObject({
    editing: { begins: null },
    refused: { cell: { row: "2", column: "price" }, message: "“much” is not a price such as 12.50" },
  });
  expect(play([{ type: "cancel" }], state)).toMatchObject({ editing: null, refused: null });
});

test("the first dish of a menu is added to the first category, later ones at the end", () => {
  const { categories } = aTable();
  const first = play([{ type: "addDish" }], startState({ ...aTable(), dishes: [] }, "USD"));
  expect(first.table.dishes.map(({ category }) => category)).toEqual([categories[0]?.id]);
  expect(play([{ type: "addDish" }]).table.dishes.at(-1)?.category).toBe(categories.at(-1)?.id);
});

test("a dish is added to the category whose last row has the cursor, as after the price of its last dish", () => {
  const [first] = aTable().categories;
  const { table } = play([
    { type: "point", cell: { row: `add:${first?.id}`, column: "name" } },
    { type: "addDish", id: "new" },
  ]);
  expect(table.dishes.find(({ id }) => id === "new")?.category).toBe(first?.id);
});

test("an added dish without a name is removed when editing is cancelled", () => {
  const added = play([{ type: "addDish", id: "new", category: "m" }]);
  expect(added.table.dishes).toHaveLength(aTable().dishes.length + 1);
  const back = play([{ type: "cancel" }], added);
  expect(back).toMatchObject({ table: aTable(), editing: null, past: [], future: [] });
  expect(back.cursor).toEqual({ row: "add:m", column: "name" });
  const kept = play(
    [{ type: "commit", text: "Soup", next: "right" }, { type: "edit" }, { type: "cancel" }],
    added,
  );
  expect(kept.table.dishes.map(({ name }) => name)).toContain("Soup");
});

test("Tab moves to the right, and from the last column to the next row", () => {
  const state = play([
    pointAt("1", "description"),
    { type: "edit" },
    { type: "commit", text: "Hot", next: "right" },
  ]);
  expect(state.cursor).toEqual({ row: "1", column: "plate" });
  const end = play([
    pointAt(categoryRowId("s")),
    { type: "edit" },
    { type: "commit", text: "First", next: "right" },
  ]);
  expect(end.table.categories[0]?.label).toBe("First");
});

test("the cursor stays within the grid", () => {
  const end = play([
    pointAt("1"),
    { type: "move", way: { to: "end" } },
    { type: "move", way: { rows: 5, columns: 5 } },
  ]);
  expect(end.cursor).toEqual({ row: addRowId("e"), column: "actions" });
  const start = play(
    [
      { type: "move", way: { to: "start" } },
      { type: "move", way: { rows: -1, columns: -1 } },
    ],
    end,
  );
  expect(start.cursor).toEqual({ row: categoryRowId("s"), column: "pick" });
});

test("a selection is copied, filled with one value, and emptied", () => {
  const selected = play([pointAt("1"), { type: "move", way: { rows: 1, columns: 2 }, extend: true }]);
  expect(copied(selected)).toBe("Dish 1\tStarters\t10.00\nDish 2\tStarters\t10.00");
  expect(chosenDishes(selected).map(({ id }) => id)).toEqual(["1", "2"]);
  const filled = play([
    pointAt("1", "price"),
    { type: "point", cell: { row: "4", column: "price" }, extend: true },
    { type: "paste", cells: [["9.99"]], at: { row: "4", column: "price" } },
  ]);
  expect(prices(filled)).toEqual([999, 999, 999, 999]);
  expect(prices(play([{ type: "clear" }], filled))).toEqual([0, 0, 0, 0]);
});

test("a formula is not copied as one", () => {
  const state = startState({ ...aTable(), dishes: [aDish("1", "s", { name: "=1+1" })] }, "USD");
  expect(copied(play([pointAt("1")], state))).toBe("'=1+1");
});

test("a dish is added at the cursor, and can be typed at once", () => {
  const state = play([pointAt("1"), { type: "addDish", begins: "S" }]);
  expect(state.table.dishes.map(({ category }) => category)).toEqual(["s", "s", "s", "m", "m"]);
  expect(state).toMatchObject({ editing: { begins: "S" }, cursor: { row: state.table.dishes[1]?.id } });
});

test("a new dish has no errors before it was typed in or left", () => {
  const added = play([pointAt("1"), { type: "addDish", id: "new" }]);
  expect(added.fresh).toBe("new");
  expect(play([{ type: "commit", text: "", next: "right" }], added)).toMatchObject({
    fresh: "new",
    cursor: { row: "new", column: "category" },
  });
  expect(play([{ type: "commit", text: "", next: "down" }], added).fresh).toBeNull();
  expect(play([{ type: "commit", text: "Pie", next: "stay" }], added).fresh).toBeNull();
  const typed = play([pointAt("1"), { type: "addDish", id: "new", begins: "P" }]);
  expect(typed.fresh).toBe("new");
  expect(play([{ type: "commit", text: "Pie", next: "right" }], typed).fresh).toBeNull();
});

test("an import is one undo step", () => {
  const table = { ...aTable(), dishes: [aDish("9", "s")] };
  const imported = play([pointAt("1"), { type: "import", table, label: "1 dish imported" }]);
  expect(imported).toMatchObject({ table, cursor: { row: "add:s" }, announcement: "1 dish imported" });
  expect(play([{ type: "undo" }], imported).table).toEqual(aTable());
});

test("steps with the same topic are merged, and the last hundred are kept", () => {
  const typed = ["a", "ab", "abc"].map((name): GridAction => ({ type: "change", id: "1", change: { name } }));
  expect(play([...typed, { type: "undo" }]).table).toEqual(aTable());
  const many = Array.from(
    { length: 150 },
    (): GridAction => ({ type: "toggle", ids: ["1"], column: "popular" }),
  );
  expect(play(many).past).toHaveLength(MAX_UNDO_STEPS);
});

const anyAction: fc.Arbitrary<GridAction> = fc.oneof(
  fc.record({
    type: fc.constant("stepDish" as const),
    id: fc.constantFrom("1", "2", "3", "4"),
    by: fc.constantFrom(1 as const, -1 as const),
  }),
  fc.record({
    type: fc.constant("stepCategory" as const),
    id: fc.constantFrom("s", "m", "e"),
    by: fc.constantFrom(1 as const, -1 as const),
  }),
  fc.record({ type: fc.constant("duplicate" as const), ids: fc.subarray(["1", "2", "3"], { minLength: 1 }) }),
  fc.record({ type: fc.constant("remove" as const), ids: fc.subarray(["1", "2", "3"], { minLength: 1 }) }),
  fc.record({
    type: fc.constant("toggle" as const),
    ids: fc.subarray(["1", "4"], { minLength: 1 }),
    column: fc.constantFrom("popular" as const, "hidden" as const),
  }),
  fc.record({
    type: fc.constant("removeCategory" as const),
    id: fc.constantFrom("s", "m"),
    to: fc.constant("e"),
  }),
);

test("every change can be undone to the beginning, and redone", () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
      const done = play(actions);
      const undo = done.past.map((): GridAction => ({ type: "undo" }));
      const back = play(undo, done);
      expect(back.table).toEqual(aTable());
      expect(
        play(
          undo.map((): GridAction => ({ type: "redo" })),
          back,
        ).table,
      ).toEqual(done.table);
    }),
  );
});
