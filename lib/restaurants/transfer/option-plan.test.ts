import { expect, test } from "@jest/globals";
import { decodeTable } from "@/lib/platform/spreadsheet/table";
import fc from "@/tests/support/properties";
import { pizzeria } from "@/tests/support/restaurants/options";
import { type MenuOptionGroup, optionKinds } from "../options/options";
import { checkGroupIds, menuOptionGroup } from "../options/schema";
import type { MenuContent } from "../schema";
import { isOptionTable } from "./option-columns";
import { readOptions, writeOptions } from "./option-csv";
import { planOptions } from "./option-plan";

const menu = pizzeria("pizza");
const planOf = (content: MenuContent, ...lines: string[]) =>
  planOptions(content, readOptions(lines.join("\n")), content.restaurant.currency);
const plan = (...lines: string[]) => planOf(menu, ...lines);
const errorsOf = ({ rows }: ReturnType<typeof plan>) => rows.map(({ row, errors }) => [row, errors]);
const outcomesOf = ({ rows }: ReturnType<typeof plan>) => rows.map(({ outcome }) => outcome);
const groupOf = ({ content }: ReturnType<typeof plan>, name: string) =>
  content?.optionGroups.find((group) => group.name === name);

const text = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom(
    "=1+1",
    "@SUM(A1)",
    "'quoted",
    'a "b", c: d',
    "a; b: 2",
    "Large",
    "large",
    "ümlaut 饭",
    "x\ty",
  ),
);
const sizeIds = ["large", "s2", "s3"];
const id = fc.stringMatching(/^[\w-]{1,8}$/).filter((one) => one !== "__proto__");
const price = fc.nat(1_000_000);
const option = fc.record({
  id,
  name: text,
  priceCents: price,
  priceBySize: fc.dictionary(fc.constantFrom(...sizeIds), price),
  isDefault: fc.boolean(),
  soldOut: fc.boolean(),
  allergens: fc.string(),
  optionGroups: fc.constantFrom<string[]>([], ["extras"]),
});
const group = fc.record({
  id,
  name: text,
  kind: fc.constantFrom(...optionKinds.filter((kind) => kind !== "dishes")),
  min: fc.nat(3),
  max: fc.nat(3),
  free: fc.nat(3),
  canRepeat: fc.boolean(),
  options: fc.array(option, { minLength: 1, maxLength: 4 }),
});
const sizes: MenuOptionGroup[] = ["Large", "Large; hot", "large"].map((name, at) => ({
  id: `sizes-${at}`,
  name: `Sizes ${at}`,
  kind: "size",
  min: 1,
  max: 1,
  free: 0,
  canRepeat: false,
  options: [
    {
      id: sizeIds[at] ?? "",
      name,
      priceCents: 0,
      priceBySize: {},
      isDefault: false,
      soldOut: false,
      allergens: "",
      optionGroups: [],
    },
  ],
}));
const extras = menu.optionGroups.find(({ id: one }) => one === "without");

/** Returns the groups that a menu may have, with sizes and a group that others refer to. */
function validMenu(groups: readonly MenuOptionGroup[], currency: string): MenuContent {
  const optionGroups = [...sizes, ...(extras ? [{ ...extras, id: "extras" }] : [])];
  for (const one of groups) {
    const parsed = menuOptionGroup.safeParse(one).data;
    let isValid = parsed !== undefined && !optionGroups.some(({ id: other }) => other === one.id);
    const next = [...optionGroups, ...(parsed ? [parsed] : [])];
    checkGroupIds({ dishes: [], optionGroups: next }, () => {
      isValid = false;
    });
    if (isValid) optionGroups.splice(0, optionGroups.length, ...next);
  }
  return { ...menu, restaurant: { ...menu.restaurant, currency }, dishes: [], optionGroups };
}

test("exported options import to the same, also into a menu without any", () => {
  let groups = 0;
  fc.assert(
    fc.property(
      fc.array(group, { maxLength: 5 }),
      fc.constantFrom("USD", "JPY", "KWD"),
      (given, currency) => {
        const content = validMenu(given, currency);
        groups += content.optionGroups.length - 4;
        const rows = readOptions(decodeTable(Buffer.from(writeOptions(content))));
        const again = planOptions(content, rows, currency);
        expect(errorsOf(again).filter(([, errors]) => Object.keys(errors as object).length > 0)).toEqual([]);
        expect(again.content).toEqual(content);
        expect(new Set(outcomesOf(again))).toEqual(new Set(["same"]));
        expect(planOptions({ ...content, optionGroups: [] }, rows, currency).content).toEqual(content);
      },
    ),
  );
  expect(groups).toBeGreaterThan(30);
});

test("a hostile table is refused by row, and never throws", () => {
  const cell = fc.oneof(
    text,
    fc.constantFrom("", "toppings", "Toppings", "size", "Ham", "dishes", "1", "-1", "9999", "yes"),
  );
  const row = fc.array(cell, { minLength: 15, maxLength: 15 });
  const headings = writeOptions(menu).slice(1).split("\r\n")[0] ?? "";
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
      const columns = headings.replaceAll(" (USD)", "").split(",");
      const cells = rows.map((values, at) => ({
        row: at + 2,
        cells: Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ""])),
      }));
      const { content, problem, rows: report } = planOptions(menu, cells, "USD");
      expect(content === null).toBe(report.some(({ outcome }) => outcome === "refused"));
      if (!content || problem !== null) return;
      for (const one of content.optionGroups) expect(menuOptionGroup.safeParse(one).success).toBe(true);
    }),
  );
});

test("the values of a group are in its first row or in all, and new options follow the known ones", () => {
  const first = plan(
    "group;kind;min;max;free;repeat;option;price;allergens",
    "Sauces;extra;0;3;1;yes;Ketchup;0,50;",
    ";;;;;;Mayo;0,60;Egg",
    "Toppings;;;;;;Onion;1;",
  );
  const all = plan(
    "group,kind,min,max,free,repeat,option,price,allergens",
    "Sauces,extra,0,3,1,yes,Ketchup,0.50,",
    "Sauces,Extra,0,3,1,yes,Mayo,0.60,Egg",
    "Toppings,extra,,,,,Onion,1,",
  );
  expect(first.content).toEqual(all.content);
  expect(groupOf(first, "Sauces")).toMatchObject({
    id: "sauces",
    kind: "extra",
    max: 3,
    free: 1,
    canRepeat: true,
    options: [
      { id: "ketchup", priceCents: 50 },
      { id: "mayo", priceCents: 60, allergens: "Egg" },
    ],
  });
  expect(groupOf(first, "Toppings")?.options.map(({ name }) => name)).toEqual([
    "Olives",
    "Ham",
    "Truffle",
    "Onion",
  ]);
  expect(outcomesOf(first)).toEqual(["new", "new", "new"]);
});

test("groups and options are renamed by their ids, and what refers to them keeps them", () => {
  const renamed = plan(
    "group id,group,option id,option",
    "toppings,Extras,Ham,Bacon",
    "size,Portion,Large,Huge",
  );
  expect(outcomesOf(renamed)).toEqual(["changed", "changed"]);
  expect(groupOf(renamed, "Extras")?.options[0]).toEqual(menu.optionGroups[1]?.options[0]);
  expect(groupOf(renamed, "Extras")?.options[1]).toMatchObject({ id: "Ham", name: "Bacon", priceCents: 200 });
  expect(groupOf(renamed, "Portion")?.options[1]).toMatchObject({ id: "Large", name: "Huge" });
});

test("prices by size name sizes of the menu or of the file, in the menu's currency", () => {
  const prices = plan(
    "group,kind,option,size prices",
    "Toppings,,Ham,Large: 3.00; Family: 4",
    "Size,,Family,",
    "Toppings,,Olives,",
  );
  expect(groupOf(prices, "Toppings")?.options.slice(0, 2)).toMatchObject([
    { priceBySize: {} },
    { priceBySize: { Large: 300, family: 400 } },
  ]);
  expect(
    errorsOf(
      plan(
        "group,option,size prices (€)",
        "Toppings,Ham,Large: 3",
        "Toppings,Olives,Tiny: $3",
        "Toppings,Truffle,Large",
        "Toppings,New,Large: $1; large: $2",
      ),
    ),
  ).toEqual([
    [2, { "size prices": "This menu’s prices are in US dollars" }],
    [3, { "size prices": "There is no size “Tiny”" }],
    [4, { "size prices": "Is not a list of prices such as Large: 12.50; Small: 12.50" }],
    [5, { "size prices": "A size has two prices" }],
  ]);
});

test("dishes of a combo are found by their names", () => {
  const combo = plan(
    "group,kind,min,max,option,price",
    "Lunch,dishes,1,1,SOUP,",
    "Lunch,,,,Pizza,2",
    "Lunch,,,,Cake,",
  );
  expect(errorsOf(combo)).toEqual([
    [2, {}],
    [3, {}],
    [4, { option: "There is no dish of this name" }],
  ]);
  const { content } = plan("group,kind,option,price", "Lunch,dishes,SOUP,1");
  expect(content?.optionGroups.at(-1)).toMatchObject({
    kind: "dishes",
    options: [{ id: "soup", name: "Soup", priceCents: 100 }],
  });
  expect(
    content && planOf({ ...menu, ...content }, ...writeOptions(content).slice(1).split("\r\n")).content,
  ).toEqual(content);
});

test.each<[string, string[], [number, Record<string, unknown>][]]>([
  ["no group", ["group,option", ",Ham"], [[2, { group: "The first row needs a group" }]]],
  ["no option", ["group,option", "Toppings,"], [[2, { option: "Name is required" }]]],
  [
    "an unknown kind",
    ["group,kind,option", "New,sauce,Ham"],
    [[2, { kind: expect.stringMatching(/^Has to be one of size,/) }]],
  ],
  [
    "a new group without a kind",
    ["group,option", "New,Ham"],
    [[2, { kind: expect.stringMatching(/^Has to be one of/) }]],
  ],
  [
    "values that contradict each other",
    ["group,max,option", "Toppings,3,Ham", "Toppings,4,Olives"],
    [
      [2, {}],
      [3, { max: "Is not the same as in row 2" }],
    ],
  ],
  [
    "an option that is there twice",
    ["group,option id,option", "Toppings,,Ham", "Toppings,Ham,Bacon"],
    [
      [2, {}],
      [3, { "option id": "Is in the file more than once: in row 2 too" }],
    ],
  ],
  [
    "limits that can't be",
    ["group,max,min,option", "Toppings,1,x,Ham", "Halves,1,2,Left"],
    [
      [2, { min: "Has to be a whole number" }],
      [3, { max: "The highest number is below the lowest" }],
    ],
  ],
  [
    "a name that another group has",
    ["group id,group,option", "toppings,Size,Ham"],
    [[2, { group: "There is an option group of this name" }]],
  ],
  [
    "sizes as options of options",
    ["group,option,option groups,default", "Toppings,Ham,Size,maybe", "Toppings,Olives,Nothing,"],
    [
      [2, { default: "Has to be yes or no", "option groups": "An option has no sizes" }],
      [3, { "option groups": "There is no option group “Nothing”" }],
    ],
  ],
  [
    "an id that is none",
    ["group id,group,kind,option", "a b,New,extra,Ham"],
    [[2, { "group id": expect.stringMatching(/^An id has/) }]],
  ],
])("%s is refused at its row", (_, lines, errors) => {
  expect(errorsOf(plan(...lines))).toEqual(errors);
  expect(plan(...lines).content).toBeNull();
});

test("a problem that belongs to no row is one of the menu", () => {
  const { problem } = plan("group,kind,min,max,free,repeat,option", "Toppings,size,1,1,0,no,Ham");
  expect(problem).toBe("Pizza: A dish has sizes once.");
});

test("options are recognised by their headings, and dishes are not", () => {
  expect(isOptionTable(["Option group", "Option", "Price (EUR)"])).toBe(true);
  expect(isOptionTable(["group", "name", "price", "option"])).toBe(false);
  expect(isOptionTable(["Group", "Price"])).toBe(false);
});
