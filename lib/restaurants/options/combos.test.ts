import { expect, test } from "@jest/globals";
import { mergeMenus } from "@/lib/restaurants/editor/merge";
import { shownDishes } from "@/lib/restaurants/published/menu";
import { menuContent } from "@/lib/restaurants/schema";
import { bistro, bistroTerms, lunchGroups } from "@/tests/support/restaurants/combos";
import { aDish } from "@/tests/support/restaurants/dish-table";
import { anOption, anOptionGroup, pizza, pizzaOptions } from "@/tests/support/restaurants/options";
import { dishesOf, soldOutGroups, withDishesShown, withSoldOutDishes } from "./combos";
import { priceDish } from "./price-dish";
import { optionGroupProblems } from "./problems";

const menu = bistro("bistro");
const [lunch] = menu.dishes;
const optionGroups = withDishesShown(lunchGroups, menu.dishes);
const price = (chosen: Parameters<typeof priceDish>[2], groups = optionGroups) =>
  priceDish(lunch ?? aDish("lunch", "food"), { dishes: menu.dishes, optionGroups: groups }, chosen);
const choose = (group: string, option: string, quantity = 1) => ({ group, option, quantity });

const problemsOf = (change: Partial<typeof menu>) =>
  [...optionGroupProblems({ ...menu, ...change })].map(([id, problems]) => [id, problems]);

test("a combo costs its price and the surcharges, and consists of dishes with their names", () => {
  const priced = price([choose("main", "salad"), choose("drink", "cola", 2)]);
  expect(priced).toEqual({
    unit: 1440,
    parts: [
      {
        groupId: "main",
        optionId: "salad",
        dishId: "salad",
        name: "Salad",
        priceCents: 150,
        quantity: 1,
        depth: 0,
      },
      {
        groupId: "drink",
        optionId: "cola",
        dishId: "cola",
        name: "Cola",
        priceCents: 0,
        quantity: 2,
        depth: 0,
      },
    ],
    contents: [
      { category: "food", priceCents: 1250 },
      { category: "drinks", priceCents: 700 },
    ],
  });
  const options = "parts" in priced ? priced.parts : [];
  expect(dishesOf({ dishId: "lunch", name: "Lunch menu", options }).map(({ dishId }) => dishId)).toEqual([
    "lunch",
    "salad",
    "cola",
  ]);
});

test("the dishes of a combo have the allergens that the menu says of them", () => {
  const dishes = menu.dishes.map((dish) =>
    dish.id === "burger" ? { ...dish, allergens: "Gluten, egg" } : dish,
  );
  const shown = withDishesShown(
    lunchGroups.map((group) => ({
      ...group,
      options: group.options.map((one) => ({ ...one, allergens: one.id === "cola" ? "Caffeine" : "egg" })),
    })),
    dishes,
  );
  const priced = price([choose("main", "burger"), choose("drink", "cola")], shown);
  expect("parts" in priced && priced.parts.map(({ allergens }) => allergens)).toEqual([
    "Gluten, egg",
    "Caffeine",
  ]);
});

test("sold-out dishes can't be chosen, and hidden ones aren't offered", () => {
  const soldOut = withSoldOutDishes(optionGroups, ["cola", "lunch"]);
  expect(price([choose("main", "burger"), choose("drink", "cola")], soldOut)).toEqual({
    problems: [{ path: "chosen[1]", code: "out_of_stock", message: "Cola is sold out." }],
  });
  const shown = withDishesShown(
    lunchGroups,
    menu.dishes.filter(({ id }) => id !== "burger"),
  );
  expect(price([choose("main", "burger"), choose("drink", "water")], shown)).toMatchObject({
    problems: [{ path: "chosen[0]", code: "invalid_modifier" }],
  });
});

test("a combo is sold out if too few dishes are left for a choice that it needs", () => {
  const lacking = (soldOut: string[], min = 1, canRepeat = false) => [
    ...soldOutGroups(
      optionGroups.map((group) => ({ ...group, min, canRepeat })),
      soldOut,
    ),
  ];
  expect(lacking(["burger", "lunch"])).toEqual([]);
  expect(lacking(["burger", "salad"])).toEqual(["main"]);
  expect(lacking(["burger", "salad"], 0)).toEqual([]);
  expect(lacking(["burger", "cola", "water"], 2)).toEqual(["main", "drink"]);
  expect(lacking(["burger", "cola", "water"], 2, true)).toEqual(["drink"]);
  const dishes = menu.dishes.map(({ picture: _, ...dish }) => dish);
  const shown = shownDishes({ dishes, terms: bistroTerms, optionGroups }, ["cola", "water"]);
  expect(shown.filter(({ soldOut }) => soldOut).map(({ id }) => id)).toEqual(["lunch", "cola", "water"]);
});

test("a dish that was deleted, is a combo or needs options is a problem of the group", () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ dishes: menu.dishes.filter(({ id }) => id !== "salad") })).toEqual([
    ["main", { "options.1.id": "This dish is no longer on the menu" }],
  ]);
  const withPart = (id: string) => [
    ...pizzaOptions,
    anOptionGroup("sauce", [anOption("hot"), anOption("mild")]),
    anOptionGroup("main", [anOption(id)], { kind: "dishes" }),
  ];
  const needsSauce = { ...pizza, optionGroups: ["sauce"] };
  const dishes = [...menu.dishes.map((dish) => ({ ...dish, optionGroups: ["main"] })), needsSauce];
  expect(problemsOf({ dishes, optionGroups: withPart("pizza") })).toEqual([
    ["main", { "options.0.id": expect.stringContaining("have to choose options") }],
  ]);
  expect(problemsOf({ dishes, optionGroups: withPart("lunch") })).toEqual([
    ["main", { "options.0.id": "A combo can’t be part of a combo" }],
  ]);
  for (const own of ["without", "size"]) {
    const optional = { ...pizza, optionGroups: [own] };
    expect(problemsOf({ dishes: [...menu.dishes, optional], optionGroups: withPart("pizza") })).toEqual([]);
  }
});

test("a stored menu has only combos of its dishes, and no options of options are dishes", () => {
  expect(menuContent.safeParse(menu).error).toBeUndefined();
  const pathsOf = (change: Partial<typeof menu>) =>
    menuContent.safeParse({ ...menu, ...change }).error?.issues.map(({ path }) => path.join("."));
  expect(pathsOf({ dishes: menu.dishes.filter(({ id }) => id !== "cola") })).toEqual([
    "optionGroups.1.options.0.id",
  ]);
  const nested = anOptionGroup("side", [anOption("fries", { optionGroups: ["drink"] })]);
  expect(pathsOf({ optionGroups: [...lunchGroups, nested] })).toEqual([
    "optionGroups.2.options.0.optionGroups",
  ]);
});

test("a dish that one side deleted stays if the other side offers it in a combo", () => {
  const base = { ...menu, optionGroups: lunchGroups.slice(0, 1) };
  const first = { ...base, dishes: base.dishes.map((dish) => ({ ...dish, optionGroups: [] })) };
  const mine = { ...first, dishes: first.dishes.filter(({ id }) => id !== "cola") };
  const theirs = { ...first, optionGroups: lunchGroups };
  const merged = mergeMenus(first, mine, theirs);
  expect(merged.dishes.map(({ id }) => id)).toContain("cola");
  expect(menuContent.safeParse(merged).error).toBeUndefined();
});
