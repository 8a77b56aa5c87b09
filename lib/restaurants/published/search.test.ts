import { expect, test } from "@jest/globals";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { ALL, findDishes, findPart, foldText, menuQueryString, readMenuQuery } from "./search";

const found = (text: string, category = ALL) =>
  findDishes(sampleRestaurants.order2.dishes, { text, category }).map(({ id }) => id);

test.each(["tiramisu", "TIRAMISÙ", "tirami\u0073u\u0300", "  Tiramisù! "])("%s finds Tiramisù", (text) => {
  expect(found(text)).toEqual(["tiramisu"]);
});

test("every word has to occur, in the name or the description, within the category", () => {
  expect(found("basil tomatoes")).toEqual(["bruschetta", "margherita"]);
  expect(found("basil tomatoes", "mains")).toEqual(["margherita"]);
  expect(found("basil unicorn")).toEqual([]);
  expect(found("")).toHaveLength(13);
  expect(found(" \t…")).toHaveLength(13);
});

test("a text is folded to letters, digits and single spaces", () => {
  expect(foldText("  Senegal's  CAFÉ—№ 5 ")).toBe("senegal s cafe no 5");
});

test("a search is written to the address and read back", () => {
  const query = { text: "crème & rice", category: "mains" };
  const string = menuQueryString(query);
  expect(string).toBe("?q=cr%C3%A8me+%26+rice&category=mains");
  expect(readMenuQuery(sampleRestaurants.order1, Object.fromEntries(new URLSearchParams(string)))).toEqual(
    query,
  );
  expect(menuQueryString({ text: " ", category: ALL })).toBe("");
});

test("the server's results are limited, with the total; the whole menu is on the cached page", () => {
  const [dish] = sampleRestaurants.order1.dishes;
  if (!dish) throw new Error("There is no dish");
  const dishes = Array.from({ length: 2500 }, (_, n) => ({ ...dish, id: `d${n}`, name: `Dish ${n % 500}` }));
  const restaurant = { ...sampleRestaurants.order1, dishes };
  const part = findPart(restaurant, { q: "dish 1" });
  expect([part?.restaurant.dishes.length, part?.found.count]).toEqual([60, 880]);
  expect(part?.restaurant.categories.map(({ id }) => id)).toEqual([dish.category]);
  expect(findPart(restaurant, { q: "unicorn", category: dish.category })).toMatchObject({
    restaurant: { dishes: [] },
    found: { query: { text: "unicorn", category: dish.category }, count: 0 },
  });
  for (const params of [
    {},
    { q: " " },
    { category: "all" },
    { category: dish.category },
    { category: "nowhere" },
    { category: ["all", "x"] },
  ])
    expect(findPart(restaurant, params)).toBeNull();
});

test("without JavaScript a category of a large menu has an address, a small menu has its heading", () => {
  const [dish, other] = sampleRestaurants.order1.dishes.filter(
    ({ category }, index, all) => all.findIndex((one) => one.category === category) === index,
  );
  if (!dish || !other) throw new Error("There are no two categories");
  const dishes = Array.from({ length: 400 }, (_, n) => ({ ...(n < 20 ? other : dish), id: `d${n}` }));
  const restaurant = { ...sampleRestaurants.order1, dishes };
  const sizeOf = (category: string) => {
    const part = findPart(restaurant, { rest: category });
    return [part?.restaurant.dishes.length, part?.found.count, part?.found.query.category];
  };
  expect(sizeOf(other.category)).toEqual([20, 20, other.category]);
  expect(sizeOf(dish.category)).toEqual([300, 380, dish.category]);
  expect(findPart(restaurant, { rest: "nowhere" })).toBeNull();
  expect(findPart(sampleRestaurants.order1, { rest: dish.category })).toBeNull();
});

test("an odd address shows the whole menu", () => {
  expect(readMenuQuery(sampleRestaurants.order1, {})).toEqual({ text: "", category: ALL });
  expect(readMenuQuery(sampleRestaurants.order1, { q: ["a", "b"], category: "beverages" })).toEqual({
    text: "a",
    category: ALL,
  });
  expect(readMenuQuery(sampleRestaurants.order1, { q: "x".repeat(5000) }).text).toHaveLength(80);
});
