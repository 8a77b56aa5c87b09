import { expect, test } from "@jest/globals";
import type { MenuOption } from "@/lib/restaurants/options/options";
import type { MenuContent, MenuDish } from "@/lib/restaurants/schema";
import fc from "@/tests/support/properties";
import { aDish, aMenu } from "@/tests/support/restaurants/dish-table";
import { anOption, anOptionGroup } from "@/tests/support/restaurants/options";
import { isSameMenu, mergeMenus } from "./merge";

const dish = (id: string, change: Partial<MenuDish> = {}) => aDish(id, "starters", change);
const base = aMenu([dish("a"), dish("b"), dish("c")]);
const withDishes = (...dishes: MenuDish[]) => aMenu(dishes);
const idsOf = ({ dishes }: MenuContent) => dishes.map(({ id }) => id);

test("different fields of one dish that both changed are both kept, and mine if they are the same", () => {
  const mine = withDishes(dish("a", { priceCents: 1, emoji: "🍜" }), dish("b"), dish("c"));
  const theirs = withDishes(dish("a", { priceCents: 2, description: "New" }), dish("b"), dish("c"));
  expect(mergeMenus(base, mine, theirs).dishes[0]).toEqual(
    dish("a", { priceCents: 1, emoji: "🍜", description: "New" }),
  );
});

test("allergens that one side changed are kept beside a price of the other side", () => {
  const mine = withDishes(dish("a", { priceCents: 1 }), dish("b"), dish("c"));
  const theirs = withDishes(dish("a", { allergens: "Milk" }), dish("b"), dish("c"));
  expect(mergeMenus(base, mine, theirs).dishes[0]).toEqual(dish("a", { priceCents: 1, allergens: "Milk" }));
  expect(isSameMenu(base, withDishes(dish("a", { allergens: "Milk" }), dish("b"), dish("c")))).toBe(false);
});

test("entries added by either side are kept at their positions", () => {
  const mine = withDishes(dish("a"), dish("mine"), dish("b"), dish("c"));
  const theirs = withDishes(dish("first"), dish("a"), dish("b"), dish("c"), dish("theirs"));
  expect(idsOf(mergeMenus(base, mine, theirs))).toEqual(["first", "a", "mine", "b", "c", "theirs"]);
});

test("an entry that one side removed is gone, unless the other side changed it", () => {
  const mine = withDishes(dish("b"), dish("c", { priceCents: 1 }));
  const theirs = withDishes(dish("a"), dish("b", { priceCents: 2 }));
  expect(mergeMenus(base, mine, theirs).dishes).toEqual([
    dish("b", { priceCents: 2 }),
    dish("c", { priceCents: 1 }),
  ]);
});

test("the order is taken from the side that changed it", () => {
  const turned = withDishes(dish("c"), dish("b"), dish("a"));
  const added = withDishes(dish("a"), dish("new"), dish("b"), dish("c"));
  expect(idsOf(mergeMenus(base, turned, added))).toEqual(["c", "b", "a", "new"]);
  expect(idsOf(mergeMenus(base, added, turned))).toEqual(["c", "b", "a", "new"]);
});

test("a category with a merged dish stays, even if one side removed it", () => {
  const mine = { ...base, categories: base.categories.slice(0, 1) };
  const theirs = withDishes(...base.dishes, dish("new", { category: "mains" }));
  const merged = mergeMenus(base, mine, theirs);
  expect(merged.categories.map(({ id }) => id)).toEqual(["starters", "mains"]);
});

const withOptions = (...options: MenuOption[]) => ({
  ...base,
  optionGroups: [anOptionGroup("extras", options)],
});
const optionsOf = ({ optionGroups: [group] }: MenuContent) => group?.options;
const [olives, ham, feta] = [anOption("olives"), anOption("ham"), anOption("feta")];

test("options of one group are merged by their ids, beside its other fields", () => {
  const before = withOptions(olives, ham);
  const mine = withOptions({ ...olives, priceCents: 150 }, ham);
  const theirs = withOptions({ ...olives, name: "Black olives" }, { ...ham, soldOut: true }, feta);
  const merged = mergeMenus(before, mine, {
    ...theirs,
    optionGroups: theirs.optionGroups.map((group) => ({ ...group, free: 1 })),
  });
  expect(merged.optionGroups).toMatchObject([{ id: "extras", free: 1 }]);
  expect(optionsOf(merged)).toEqual([
    { ...olives, priceCents: 150, name: "Black olives" },
    { ...ham, soldOut: true },
    feta,
  ]);
});

test("options keep the order of the side that changed it, and one that a side removed is gone", () => {
  const before = withOptions(olives, ham, feta);
  const mine = withOptions(feta, olives, ham);
  const theirs = withOptions(olives, { ...feta, priceCents: 50 }, anOption("basil"));
  const merged = optionsOf(mergeMenus(before, mine, theirs));
  expect(merged).toEqual([{ ...feta, priceCents: 50 }, anOption("basil"), olives]);
  expect(optionsOf(mergeMenus(before, theirs, mine))).toEqual(merged);
});

test("if both sides chose another option at first, that of mine is, where there can be one alone", () => {
  const first = (option: MenuOption): MenuOption => ({ ...option, isDefault: true });
  const one = (...options: MenuOption[]) => ({
    ...base,
    optionGroups: [{ ...anOptionGroup("sizes", options), min: 1, max: 1 }],
  });
  const before = one(first(olives), ham, feta);
  const merged = mergeMenus(before, one(olives, first(ham), feta), one(olives, ham, first(feta)));
  expect(optionsOf(merged)).toEqual([olives, first(ham), feta]);
});

test("groups that both sides added have the options of both", () => {
  expect(optionsOf(mergeMenus(base, withOptions(olives, ham), withOptions(olives, feta)))).toEqual([
    olives,
    ham,
    feta,
  ]);
});

const change = fc.record({
  removed: fc.subarray(["a", "b", "c"]),
  price: fc.nat(100),
  added: fc.subarray(["x", "y", "z"]),
  turned: fc.boolean(),
});
const made = ({
  removed,
  price,
  added,
  turned,
}: {
  removed: string[];
  price: number;
  added: string[];
  turned: boolean;
}) => {
  const kept = base.dishes
    .filter(({ id }) => !removed.includes(id))
    .map((one) => ({ ...one, priceCents: price }));
  const dishes = [...kept, ...added.map((id) => dish(id))];
  return withDishes(...(turned ? dishes.toReversed() : dishes));
};

test("an unchanged side gets the other's menu, and every id occurs once", () => {
  fc.assert(
    fc.property(change, change, (one, other) => {
      const [mine, theirs] = [made(one), made(other)];
      expect(isSameMenu(mergeMenus(base, mine, base), mine)).toBe(true);
      expect(isSameMenu(mergeMenus(base, base, theirs), theirs)).toBe(true);
      const ids = idsOf(mergeMenus(base, mine, theirs));
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test("rates of tax are the same in any order of their keys, and not with another rate", () => {
  const withClasses = (change: object) => ({
    ...base,
    restaurant: {
      ...base.restaurant,
      taxClasses: base.restaurant.taxClasses.map((one) => ({
        ...Object.fromEntries(Object.entries(one).reverse()),
        ...change,
      })),
    } as MenuContent["restaurant"],
  });
  expect(isSameMenu(base, withClasses({}))).toBe(true);
  expect(isSameMenu(base, withClasses({ pickup: 1 }))).toBe(false);
  expect(isSameMenu(base, withClasses({ categories: ["starters"] }))).toBe(false);
});

test("times of a category that one side removed are gone, beside its name by the other side", () => {
  const times = Array.from({ length: 7 }, () => [{ from: 690, to: 870 }]);
  const withCategory = (category: object) => ({
    ...base,
    categories: [{ ...base.categories[0], ...category } as MenuContent["categories"][number]],
  });
  const merged = mergeMenus(
    withCategory({ label: "Lunch", times }),
    withCategory({ label: "Lunch" }),
    withCategory({ label: "Midday", times }),
  );
  expect(merged.categories).toEqual([{ id: base.categories[0]?.id, label: "Midday" }]);
  expect("times" in (merged.categories[0] ?? {})).toBe(false);
});
