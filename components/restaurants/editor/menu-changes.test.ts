import { expect, test } from "@jest/globals";
import type { MenuOption } from "@/lib/restaurants/options/options";
import type { MenuContent } from "@/lib/restaurants/schema";
import { aDish, aMenu, aTable } from "@/tests/support/restaurants/dish-table";
import { anOption, anOptionGroup } from "@/tests/support/restaurants/options";
import { menuChanges } from "./menu-changes";

const base = { ...aMenu([]), ...aTable() };
const withDish = (id: string, change: Partial<MenuContent["dishes"][number]>): MenuContent => ({
  ...base,
  dishes: base.dishes.map((dish) => (dish.id === id ? { ...dish, ...change } : dish)),
});

test("differing fields are listed by dish, with the kept value", () => {
  const mine = withDish("1", { priceCents: 900, category: "m" });
  const theirs = withDish("1", { priceCents: 1100, popular: true });
  expect(menuChanges(base, mine, theirs)).toMatchObject([
    { label: "Dish 1: Category", mine: "Mains", theirs: "Starters", changedBy: "mine", kept: "mine" },
    { label: "Dish 1: Price", mine: "$9.00", theirs: "$11.00", changedBy: "both", kept: "mine" },
    { label: "Dish 1: Popular", mine: "No", theirs: "Yes", changedBy: "theirs", kept: "theirs" },
  ]);
});

test("dishes that one side added or deleted, and another order", () => {
  const mine = { ...base, dishes: [...base.dishes.slice(1), aDish("5", "e", { name: "Olives" })] };
  const theirs = {
    ...base,
    dishes: base.dishes.toReversed(),
    restaurant: { ...base.restaurant, name: "Brasserie" },
  };
  expect(menuChanges(base, mine, theirs)).toMatchObject([
    { label: "Restaurant: Name", changedBy: "theirs", kept: "theirs" },
    { label: "Olives", mine: "Olives", theirs: null, changedBy: "mine", kept: "mine" },
    { label: "Dish 1", mine: null, theirs: "Dish 1", changedBy: "mine", kept: "mine" },
    { label: "Order of the menu", mine: "As it was", theirs: "Moved", kept: "theirs" },
  ]);
});

test("options are compared one by one, with their order", () => {
  const extras = (...options: MenuOption[]) => ({
    ...base,
    optionGroups: [anOptionGroup("extras", options, { name: "Extras" })],
  });
  const [olives, ham] = [anOption("Olives", { priceCents: 100 }), anOption("Ham")];
  const mine = extras({ ...olives, priceCents: 150 }, ham, anOption("Feta"));
  const theirs = extras(ham, { ...olives, soldOut: true, name: "Black olives" });
  const changes = menuChanges(extras(olives, ham), mine, theirs);
  expect(changes).toMatchObject([
    { label: "Extras, Olives: Name", mine: "Olives", theirs: "Black olives", kept: "theirs" },
    { label: "Extras, Olives: Price", mine: "$1.50", theirs: "$1.00", changedBy: "mine", kept: "mine" },
    { label: "Extras, Olives: Sold out", mine: "No", theirs: "Yes", changedBy: "theirs", kept: "theirs" },
    { label: "Extras, Feta", mine: "Feta", theirs: null, changedBy: "mine", kept: "mine" },
    { label: "Extras, order of the options", mine: "As it was", theirs: "Moved", kept: "theirs" },
  ]);
});

test("thousands of changes are not listed one by one", () => {
  const dishes = Array.from({ length: 2000 }, (_, index) => aDish(`d${index}`, "s"));
  const theirs = { ...base, dishes: dishes.map((dish) => ({ ...dish, priceCents: 500 })) };
  const changes = menuChanges({ ...base, dishes }, { ...base, dishes }, theirs);
  expect(changes).toHaveLength(201);
  expect(changes.at(-1)?.label).toBe("And 1,800 more");
});
