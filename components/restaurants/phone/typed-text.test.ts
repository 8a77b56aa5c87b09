import { expect, test } from "@jest/globals";
import type { MenuDish } from "@/lib/restaurants/schema";
import { aTable } from "@/tests/support/restaurants/dish-table";
import { createGridStore } from "../grid/store";
import { findDish } from "../grid/table";
import { type Typed, type TypedField, textOf, typeText } from "./typed-text";

/** The fields of the first dish of a menu of four. */
function openDish() {
  const grid = createGridStore(aTable(), "USD");
  const dish = (): MenuDish => {
    const found = findDish(grid.get().table, "1");
    if (!found) throw new Error("The dish is gone");
    return found;
  };
  const typed = new Map<TypedField, Typed | null>();
  const type = (field: TypedField, text: string) =>
    typed.set(field, typeText(grid, "1", field, text, typed.get(field) ?? null));
  const leave = (field: TypedField) => typed.delete(field);
  const shown = (field: TypedField) => textOf(dish(), field, typed.get(field) ?? null, grid.get().currency);
  /** Applies a change saved by another user. */
  const bringIn = (change: Partial<MenuDish>) => {
    const { table } = grid.get();
    const dishes = table.dishes.map((one) => (one.id === "1" ? { ...one, ...change } : one));
    grid.do({ type: "replace", table: { ...table, dishes } });
  };
  return { grid, dish, type, leave, shown, bringIn };
}

test("a newer price by another user stays when the name is corrected, and is shown", () => {
  const { type, shown, dish, bringIn } = openDish();
  bringIn({ priceCents: 1234 });
  expect(shown("price").text).toBe("12.34");
  type("name", "Corrected");
  expect(dish()).toMatchObject({ name: "Corrected", priceCents: 1234 });
});

test("a dish that was moved into the next category stays there when it is typed into", () => {
  const { grid, type, dish } = openDish();
  const before = dish().category;
  for (let step = 0; dish().category === before && step < 5; step += 1) {
    grid.do({ type: "stepDish", id: "1", by: 1 });
  }
  const moved = dish().category;
  expect(moved).not.toBe(before);
  type("description", "Warm");
  expect(dish()).toMatchObject({ category: moved, description: "Warm" });
});

test("typed text keeps its spaces in the form while the menu's is trimmed", () => {
  const { type, shown, dish } = openDish();
  type("name", "Soup ");
  expect(shown("name").text).toBe("Soup ");
  expect(dish().name).toBe("Soup");
});

test.each(["1.250", "1x", ""])("the price “%s” leaves the one from before it was typed", (text) => {
  const { type, shown, dish } = openDish();
  type("price", "1.25");
  expect(dish().priceCents).toBe(125);
  type("price", text);
  expect(dish().priceCents).toBe(1000);
  expect(shown("price").refusal).toEqual(expect.any(String));
  type("price", "7");
  expect(dish().priceCents).toBe(700);
  expect(shown("price").refusal).toBeUndefined();
});

test("an unreadable price reverts to the last valid one of its field", () => {
  const { type, leave, dish } = openDish();
  type("price", "8");
  leave("price");
  type("price", "8.");
  type("price", "8.123");
  expect(dish().priceCents).toBe(800);
});

test("an undone text is shown as stored, a redone one as it was typed", () => {
  const { grid, type, shown, dish } = openDish();
  type("name", "Soup ");
  grid.do({ type: "undo" });
  expect(dish().name).toBe("Dish 1");
  expect(shown("name").text).toBe("Dish 1");
  grid.do({ type: "redo" });
  expect(shown("name").text).toBe("Soup ");
});

test("a price that can't be read and was replaced by a newer one is no longer refused", () => {
  const { type, shown, dish, bringIn } = openDish();
  type("price", "1x");
  expect(shown("price")).toEqual({ text: "1x", refusal: expect.any(String) });
  bringIn({ priceCents: 1234 });
  expect(shown("price")).toEqual({ text: "12.34", refusal: undefined });
  type("price", "12.3x");
  expect(dish().priceCents).toBe(1234);
});

test("letters that are typed into one field are one step to undo", () => {
  const { grid, type, dish } = openDish();
  for (const text of ["S", "So", "Sou", "Soup", "Soup "]) type("name", text);
  type("price", "7");
  grid.do({ type: "undo" });
  expect(dish()).toMatchObject({ name: "Soup", priceCents: 1000 });
  grid.do({ type: "undo" });
  expect(dish().name).toBe("Dish 1");
});

test("text typed for a deleted dish is dropped", () => {
  const { grid, type } = openDish();
  grid.do({ type: "remove", ids: ["1"] });
  const { table } = grid.get();
  type("name", "Late");
  expect(grid.get().table).toBe(table);
});

test("a price is shown and read in the currency, also after that changed", () => {
  const { grid, type, shown, dish } = openDish();
  type("price", "12.50");
  grid.do({ type: "setCurrency", currency: "JPY" });
  expect(shown("price")).toEqual({ text: "1250", refusal: undefined });
  type("price", "¥1,300");
  expect(dish().priceCents).toBe(1300);
  type("price", "$5");
  expect(shown("price").refusal).toBe("This menu’s prices are in Japanese yen");
  expect(dish().priceCents).toBe(1250);
});
