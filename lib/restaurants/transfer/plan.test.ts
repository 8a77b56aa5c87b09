import { expect, jest, test } from "@jest/globals";
import { decodeTable } from "@/lib/platform/spreadsheet/table";
import fc from "@/tests/support/properties";
import { aMenu, soup } from "@/tests/support/restaurants/dish-table";
import { anOption, anOptionGroup } from "@/tests/support/restaurants/options";
import { menuDish } from "../schema";
import { readDishes, writeDishes } from "./csv";
import { withDecimalPoints } from "./decimal-points";
import { planDishes } from "./plan";

const menu = aMenu([soup, { ...soup, id: "soup-2", category: "mains", priceCents: 990 }]);

const planOf = (...lines: string[]) => planDishes(menu, readDishes(lines.join("\n")), menu.restaurant);
const outcomes = ({ rows }: ReturnType<typeof planDishes>) => rows.map(({ outcome }) => outcome);

const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    "=1+1",
    "+1",
    "@SUM(A1)",
    "'quoted",
    'a "b", c; d',
    ";=1+1;",
    ';"@x',
    "x\ty",
    "-5",
    "ümlaut 饭",
    "<script>",
  ),
);
const sizes = ["large", "s-2", "s-3"].map((id, at) =>
  anOption(id, { name: ["Large", "Extra; large: hot", "s-2"][at] }),
);
const glasses = [anOption("glass", { name: "Large" }), anOption("bottle")];
const optionGroups = [
  anOptionGroup("sizes", sizes, { kind: "size" }),
  anOptionGroup("glasses", glasses, { kind: "size" }),
];
const dishes = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[\w-]{1,64}$/),
    category: fc.constantFrom("starters", "mains"),
    name: text,
    description: text,
    priceCents: fc.nat(1_000_000),
    emoji: fc.constantFrom("🍲", "🍜", "=1"),
    picture: fc.constantFrom("", "a".repeat(22)),
    popular: fc.boolean(),
    hidden: fc.boolean(),
    taxClass: fc.constantFrom("", "standard", "7", "drinks"),
    allergens: text,
    optionGroups: fc.constantFrom<string[]>([], ["sizes"], ["glasses"]),
    sizePrices: fc.dictionary(
      fc.constantFrom(...[...sizes, ...glasses].map(({ id }) => id)),
      fc.nat(1_000_000),
    ),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
);

const rate = { pickup: 1900, delivery: 1900, table: 1900, categories: [] };
const taxClasses = [
  ...menu.restaurant.taxClasses,
  { ...rate, id: "7", label: "Drinks" },
  { ...rate, id: "drinks", label: "7" },
];
const menuIn = (currency: string) => ({
  ...menu,
  restaurant: { ...menu.restaurant, currency, taxClasses },
  optionGroups,
});

test("exported dishes import to the same", () => {
  fc.assert(
    fc.property(dishes, fc.constantFrom("USD", "EUR", "JPY", "KWD"), (given, currency) => {
      const content = {
        ...menuIn(currency),
        dishes: given.flatMap((dish) => menuDish.safeParse(dish).data ?? []),
      };
      const rows = readDishes(decodeTable(Buffer.from(writeDishes(content))));
      const again = planDishes(content, rows, content.restaurant);
      expect(again.content).toEqual(content);
      expect(outcomes(again).every((outcome) => outcome === "same")).toBe(true);
      expect(planDishes({ ...content, dishes: [] }, rows, content.restaurant).content).toEqual(content);
    }),
  );
});

test("no cell is run as a formula", () => {
  const csv = writeDishes({ ...menu, dishes: [{ ...soup, name: "=HYPERLINK(1)", description: "+1" }] });
  expect(csv).toContain(`"'=HYPERLINK(1)","'+1"`);
});

test("a row without an id matches the dish of its name in its category, else it is a new one", () => {
  const plan = planOf(
    "category;name;price",
    "STARTERS;soup;7,00",
    "Main courses;Soup;9.90",
    "Main courses;Stew;12",
    "Drinks;Soup;1",
  );
  expect(outcomes(plan)).toEqual(["changed", "same", "new", "new"]);
  expect(plan.newCategories).toEqual(["Drinks"]);
  expect(plan.content?.dishes).toEqual([
    { ...soup, name: "soup", priceCents: 700 },
    { ...soup, id: "soup-2", category: "mains", priceCents: 990 },
    { ...soup, id: "stew", category: "mains", name: "Stew", description: "", priceCents: 1200, emoji: "🍽️" },
    { ...soup, id: "soup-3", category: "drinks", name: "Soup", description: "", priceCents: 100, emoji: "🍽️" },
  ]);
  expect(plan.content?.categories.at(-1)).toEqual({ id: "drinks", label: "Drinks" });
});

test("allergens are read from their column, kept without it, and removed by an empty cell", () => {
  const nutty = aMenu([{ ...soup, allergens: "Nuts" }]);
  const allergensAfter = (...lines: string[]) =>
    planDishes(nutty, readDishes(lines.join("\n")), nutty.restaurant).content?.dishes.map(
      ({ allergens }) => allergens,
    );
  expect(allergensAfter("id,name,Allergen", 'soup,Soup,"Milk, nuts"')).toEqual(["Milk, nuts"]);
  expect(allergensAfter("id,name", "soup,Soup")).toEqual(["Nuts"]);
  expect(allergensAfter("id,name,allergens", "soup,Soup,")).toEqual([""]);
  const long = planDishes(nutty, readDishes(`name,allergens\nSoup,${"x".repeat(121)}`), nutty.restaurant);
  expect(long.rows[0]?.errors).toEqual({ allergens: "At most 120 characters" });
});

test("prices by size are those of the dish's own sizes, kept without their column, and removed by an empty cell", () => {
  const before = { large: 250, gone: 100 };
  const content = {
    ...menuIn("EUR"),
    dishes: [{ ...soup, optionGroups: ["sizes"], sizePrices: before }],
  };
  const after = (...lines: string[]) => {
    const { rows, content: planned } = planDishes(content, readDishes(lines.join("\n")), content.restaurant);
    return planned?.dishes[0]?.sizePrices ?? rows[0]?.errors;
  };
  expect(after("name,price", "Soup,5")).toEqual(before);
  expect(after("name,size prices", "Soup,")).toEqual({});
  expect(after("name,Size prices (EUR)", 'Soup,"large: 3,50; s-3: 1; gone: 2"')).toEqual({
    large: 350,
    "s-3": 100,
    gone: 200,
  });
  expect(after("name,Size prices ($)", "Soup,Large: 3.50")).toEqual({
    "size prices": "This menu’s prices are in euros",
  });
  expect(after("name,size prices", "Soup,bottle: 3.50")).toEqual({ bottle: 350 });
  expect(after("name,size prices", "Soup,Magnum: 3.50")).toEqual({
    "size prices": "There is no size “Magnum”",
  });
  expect(after("name,options,size prices", "Soup,glasses,Large: 4")).toEqual({ glass: 400 });
});

test("a price that may have thousands or three decimals is refused by row, in each column of prices", () => {
  const { rows } = planDishes(
    { ...menuIn("EUR"), dishes: [{ ...soup, optionGroups: ["sizes"] }] },
    readDishes(
      [
        "name;price;size prices",
        "Tea;5.555;",
        "Soup;1;Large: 2,750",
        "Stew;1.234,50;",
        "Wine;1,234.50;",
      ].join("\n"),
    ),
    menuIn("EUR").restaurant,
  );
  expect(rows.map(({ errors }) => errors)).toEqual([
    { price: "“5.555” can mean two prices. Write 5555 or 5.55" },
    { "size prices": "“2,750” can mean two prices. Write 2750 or 2.75" },
    {},
    {},
  ]);
});

test("columns that a file lacks stay unchanged, even the price", () => {
  const plan = planOf("id,name,popular", "soup,Soup,yes");
  expect(plan.content?.dishes[0]).toEqual({ ...soup, popular: true });
});

test("an unreadable row is refused with its reason, and with it the whole file", () => {
  const plan = planOf(
    "id,category,name,price,popular,picture",
    "soup,Starters,Soup,abc,no,",
    "new,Starters,,5,no,",
    "a b,Starters,Bread,5,no,",
    "bread,Starters,Bread,-5,maybe,x",
    "soup-2,Starters,Soup,5,no,",
    "soup-2,Starters,Soup,5,no,",
    ",Starters,Free,,no,",
  );
  expect(plan.content).toBeNull();
  expect(plan.rows.map(({ row, errors }) => [row, errors])).toEqual([
    [2, { price: "Is not a price such as 12.50" }],
    [3, { name: "Name is required" }],
    [4, { id: expect.stringMatching(/letters, digits/) }],
    [
      5,
      {
        price: "Is not a price such as 12.50",
        popular: "Has to be yes or no",
        picture: "Choose a picture of the library",
      },
    ],
    [6, {}],
    [7, { id: "Is in the file more than once: in row 6 too" }],
    [8, { price: "A price is required, such as 12.50" }],
  ]);
});

test("thousands of rows are planned in linear time", () => {
  const lines = Array.from({ length: 2_500 }, (_, index) => `Dish ${index},${index}.50`);
  const plan = planOf("name,price", ...lines);
  expect(plan.content?.dishes).toHaveLength(2_502);
  expect(
    planDishes(plan.content ?? menu, readDishes(["name,price", ...lines].join("\n")), menu.restaurant).rows,
  ).toHaveLength(2_500);
});

test("rows with the same name each get an id, in linear time", () => {
  const lines = Array.from(
    { length: 2_500 },
    (_, index) => `Soup of the house,Category ${index % 40},${index}.50`,
  );
  const rows = readDishes(["name,category,price", ...lines].join("\n"));
  const has = jest.spyOn(Map.prototype, "has");
  const { content } = planDishes({ ...menu, dishes: [] }, rows, menu.restaurant);
  const looks = has.mock.calls.length;
  has.mockRestore();
  expect(looks).toBeLessThan(10 * rows.length);
  expect(new Set(content?.dishes.map(({ id }) => id)).size).toBe(2_500);
  expect(content?.dishes.at(-1)?.id).toBe("soup-of-the-house-2500");
});

const pricesIn = (currency: string, ...lines: string[]) => {
  const { rows, dishes: planned } = planDishes(
    menuIn(currency),
    readDishes(lines.join("\n")),
    menuIn(currency).restaurant,
  );
  return rows.map(({ row, errors }) => planned.get(row)?.after.priceCents ?? errors.price);
};

test.each([
  ["EUR", ["12,50", "12.50", "€ 1.234,50", "0,505"], [1250, 1250, 123_450, "Is not a price such as 12.50"]],
  ["EUR", ["1.234,50", "1,234.50", "1.234.567", "1234"], [123_450, 123_450, 123_456_700, 123_400]],
  ["USD", ["1,234", "1,234.50"], [123_400, 123_450]],
  ["JPY", ["1200", "¥1,200", "1200.00", "12.5"], [1200, 1200, 1200, "Is not a price such as 1250"]],
  ["KWD", ["1.25", "1,250", "KWD 1.250", "1.2345"], [1250, 1250, 1250, "Is not a price such as 12.500"]],
])("prices are read in %s", (currency, cells, prices) => {
  const lines = cells.map((cell, index) => `Dish ${index};${cell}`);
  expect(pricesIn(currency, "name;price", ...lines)).toEqual(prices);
});

test("prices in another currency are refused by row, also if the heading names it", () => {
  const dollars = "This menu’s prices are in US dollars";
  expect(pricesIn("USD", "name;price", "Tea;€ 3,50", "Coffee;4 EUR", "Juice;$5")).toEqual([
    dollars,
    dollars,
    500,
  ]);
  expect(pricesIn("USD", "name;price (€)", "Tea;3,50", "Coffee;$4", "Juice;much")).toEqual([
    dollars,
    400,
    "Is not a price such as 12.50",
  ]);
  const yen = "This menu’s prices are in Japanese yen";
  expect(pricesIn("JPY", "name;Price USD", "Tea;3")).toEqual([yen]);
  expect(pricesIn("JPY", ...writeDishes(menu).slice(1).split("\r\n"))).toEqual([yen, yen]);
});

test("a price above the limit is refused in the menu's currency", () => {
  expect(pricesIn("USD", "name;price", "Tea;10000001")).toEqual(["At most $10,000,000.00"]);
  expect(pricesIn("JPY", "name;price", "Tea;1000000001")).toEqual(["At most ¥1,000,000,000"]);
});

test("a computed price of a workbook with three decimals has no thousands separator", () => {
  const rows = ["1.234", "12.5", "12,50"].map((price, row) => ({ row, cells: { name: `${row}`, price } }));
  const read = (currency: string) =>
    planDishes(menuIn(currency), withDecimalPoints(rows, currency), menuIn(currency).restaurant).rows.map(
      ({ errors }) => errors.price,
    );
  expect(read("EUR")).toEqual(["Is not a price such as 12.50", undefined, undefined]);
  expect(read("KWD")).toEqual([undefined, undefined, undefined]);
});

test("the rate of tax is named; an empty cell is that of the category, and keeps one that was removed", () => {
  const { restaurant } = menuIn("USD");
  const content = { ...menu, dishes: [soup, { ...soup, id: "beer", name: "Beer", taxClass: "gone" }] };
  const plan = planDishes(content, readDishes("name,tax\nSoup,DRINKS\nBeer,"), restaurant);
  expect(plan.content?.dishes.map(({ taxClass }) => taxClass)).toEqual(["7", "gone"]);
  const wrong = planDishes(content, readDishes("name,tax\nSoup,Wine"), restaurant);
  expect(wrong.rows[0]?.errors).toEqual({ tax: "There is no rate of tax “Wine”" });
});
