import { expect, test } from "@jest/globals";
import { english } from "@/lib/platform/language/translate";
import { optionBeginnings } from "@/lib/restaurants/options/beginnings";
import { menuOptionGroup } from "@/lib/restaurants/options/schema";
import { aDish, aTable } from "@/tests/support/restaurants/dish-table";
import { anOption, anOptionGroup } from "@/tests/support/restaurants/options";
import {
  changedGroup,
  dishOption,
  newGroup,
  stepped,
  withDishGroup,
  withGroup,
  withoutGroup,
  withSizePrice,
} from "./option-steps";

const inEnglish = optionBeginnings(english);
const sizes = anOptionGroup("sizes", [anOption("small"), anOption("large")], { kind: "size" });
const cups = anOptionGroup("cups", [anOption("cup")], { kind: "size" });
const dips = anOptionGroup("dips", [anOption("mayo")]);
const sides = anOptionGroup("sides", [anOption("fries", { optionGroups: ["dips"] })]);
const table = { ...aTable(), optionGroups: [sizes, cups, dips, sides] };
const groupsOf = (of: typeof table) => of.dishes.map(({ optionGroups }) => optionGroups);

test("a new group has a name that is free, and sizes are chosen exactly once", () => {
  const first = newGroup("size", [], inEnglish);
  expect(first).toMatchObject({
    name: "Size",
    min: 1,
    max: 1,
    options: [{ name: "Small" }, { name: "Large" }],
  });
  expect(newGroup("size", [first], inEnglish).name).toBe("Size 2");
  expect(withGroup(table, first).optionGroups).toHaveLength(5);
  const loose = anOptionGroup("x", [anOption("y")], {
    kind: "extra",
    min: 0,
    max: 9,
    free: 2,
    canRepeat: true,
  });
  expect(changedGroup({ ...table, optionGroups: [loose] }, "x", { kind: "size" }).optionGroups).toMatchObject(
    [{ kind: "size", min: 1, max: 1, free: 0, canRepeat: false }],
  );
});

test("dishes get a group in the order of the menu, and other sizes in place of theirs", () => {
  const chosen = new Set(["1", "3"]);
  const given = withDishGroup(withDishGroup(table, "dips", chosen, true), "sizes", chosen, true);
  expect(groupsOf(given)).toEqual([["sizes", "dips"], [], ["sizes", "dips"], []]);
  expect(groupsOf(withDishGroup(given, "cups", new Set(["1"]), true))[0]).toEqual(["cups", "dips"]);
  expect(groupsOf(withDishGroup(given, "dips", chosen, false))[2]).toEqual(["sizes"]);
  expect(given.dishes[1]).toBe(table.dishes[1]);
});

test("a deleted group is taken from dishes and options", () => {
  const given = withDishGroup(table, "dips", new Set(["1"]), true);
  const left = withoutGroup(given, "dips");
  expect(left.optionGroups.map(({ id }) => id)).toEqual(["sizes", "cups", "sides"]);
  expect([left.dishes[0]?.optionGroups, left.optionGroups[2]?.options[0]?.optionGroups]).toEqual([[], []]);
});

test("a dish has its own price of a size until that is removed", () => {
  const priced = withSizePrice(table, "1", "large", 450);
  expect(priced.dishes[0]).toEqual(aDish("1", "s", { sizePrices: { large: 450 } }));
  expect(withSizePrice(priced, "1", "large", null).dishes[0]?.sizePrices).toEqual({});
});

test("entries move by one place, not past the ends", () => {
  const ids = (by: 1 | -1, id: string) => stepped([sizes, cups, dips], id, by).map((group) => group.id);
  expect(ids(1, "sizes")).toEqual(["cups", "sizes", "dips"]);
  expect(ids(-1, "sizes")).toEqual(["sizes", "cups", "dips"]);
  expect(ids(1, "dips")).toEqual(["sizes", "cups", "dips"]);
});

test("a dish that has no name yet can be offered in a combo", () => {
  const dish = aDish("new", "m", { name: "" });
  const group = { ...newGroup("dishes", [], inEnglish), options: [dishOption(dish)] };
  expect(menuOptionGroup.safeParse(group).error).toBeUndefined();
  expect(group.options[0]?.id).toBe("new");
});
