import { expect, test } from "@jest/globals";
import { pizzaOptions } from "@/tests/support/restaurants/options";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { firstPart } from "./first-part";
import type { Restaurant } from "./types";

const { order1 } = sampleRestaurants;
const [example] = order1.dishes;
if (!example) throw new Error("There is no dish");

/** A menu of some dishes in each of four categories. */
function menuOf(...counts: number[]): Restaurant {
  const categories = ["a", "b", "c", "d"].map((id) => ({ id, label: id.toUpperCase() }));
  const dishes = counts.flatMap((count, at) =>
    Array.from({ length: count }, (_, n) => {
      const category = categories[at]?.id ?? "";
      return { ...example, id: `${category}${n}`, category } as Restaurant["dishes"][number];
    }),
  );
  return { ...order1, categories, dishes };
}

test("a menu of up to 150 dishes stays as it is", () => {
  const menu = menuOf(100, 50);
  expect(firstPart(menu)).toBe(menu);
});

test("a larger menu has the dishes of its first categories, and counts the others", () => {
  const { dishes, categories, rest } = firstPart(menuOf(40, 50, 0, 61));
  expect(dishes.map(({ id }) => id)).toEqual(menuOf(40, 20).dishes.map(({ id }) => id));
  expect(categories).toHaveLength(4);
  expect(rest).toEqual([
    ["b", 30],
    ["d", 61],
  ]);
});

test("the first dishes are those of the first categories, in whatever order the menu has them", () => {
  const menu = menuOf(10, 200);
  const { dishes } = firstPart({ ...menu, dishes: menu.dishes.toReversed() });
  expect(dishes.filter(({ category }) => category === "a")).toHaveLength(10);
  expect(dishes).toHaveLength(60);
});

test("option groups of other dishes are left out", () => {
  const menu = menuOf(60, 100);
  const dishes = menu.dishes.map((dish) => ({
    ...dish,
    optionGroups: [dish.category === "a" ? "size" : "toppings"],
  }));
  const part = firstPart({ ...menu, dishes, optionGroups: pizzaOptions });
  expect(part.optionGroups?.map(({ id }) => id)).toEqual(["size"]);
});
