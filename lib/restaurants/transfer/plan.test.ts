import { expect, jest, test } from "@jest/globals";
import { decodeTable } from "@/lib/platform/spreadsheet/table";
import fc from "@/tests/support/properties";
import { aMenu, soup } from "@/tests/support/restaurants/dish-table";
import { menuDish } from "../schema";
import { readDishes, writeDishes } from "./csv";
import { planDishes } from "./plan";

const menu = aMenu([soup, { ...soup, id: "soup-2", category: "mains", priceCents: 990 }]);

const planOf = (...lines: string[]) => planDishes(menu, readDishes(lines.join("\n")));
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
  }),
  { selector: ({ id }) => id, maxLength: 8 },
);

test("exported dishes import to the same", () => {
  fc.assert(
    fc.property(dishes, (given) => {
      const content = { ...menu, dishes: given.flatMap((dish) => menuDish.safeParse(dish).data ?? []) };
      const rows = readDishes(decodeTable(Buffer.from(writeDishes(content))));
      const again = planDishes(content, rows);
      expect(again.content).toEqual(content);
      expect(outcomes(again).every((outcome) => outcome === "same")).toBe(true);
      expect(planDishes({ ...content, dishes: [] }, rows).content).toEqual(content);
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
  expect(planDishes(plan.content ?? menu, readDishes(["name,price", ...lines].join("\n"))).rows).toHaveLength(
    2_500,
  );
});

test("rows with the same name each get an id, in linear time", () => {
  const lines = Array.from(
    { length: 2_500 },
    (_, index) => `Soup of the house,Category ${index % 40},${index}.50`,
  );
  const rows = readDishes(["name,category,price", ...lines].join("\n"));
  const has = jest.spyOn(Map.prototype, "has");
  const { content } = planDishes({ ...menu, dishes: [] }, rows);
  const looks = has.mock.calls.length;
  has.mockRestore();
  expect(looks).toBeLessThan(10 * rows.length);
  expect(new Set(content?.dishes.map(({ id }) => id)).size).toBe(2_500);
  expect(content?.dishes.at(-1)?.id).toBe("soup-of-the-house-2500");
});
