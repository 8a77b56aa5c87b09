import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { getMenu } from "@/lib/restaurants/editor/drafts.server";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { libraryPicture } from "@/tests/support/pictures/pictures";
import { dishesForm } from "@/tests/support/restaurants/menu-drafts";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as exportTable } from "../export/route";
import { POST } from "./route";

setUpTestDatabase();

const params = { id: "order1" };
const sent = (token: string, csv: string | Uint8Array<ArrayBuffer>, dryRun = false, headers = {}) =>
  post(POST, { token, params, headers, body: dishesForm(csv, dryRun) });

test("a dry run reports the outcome of each row; the import puts it into the draft", async () => {
  const token = await configuredInstance();
  const before = await getMenu("order1");
  const csv = "category,name,price\nSoups,Leek soup,6.50\nStarters,Akara,5.99";
  const report = {
    rows: [
      { row: 2, name: "Leek soup", outcome: "new", errors: {} },
      { row: 3, name: "Akara", outcome: "same", errors: {} },
    ],
    newCategories: ["Soups"],
  };
  const dry = await sent(token, csv, true);
  expect(dry.body).toEqual({
    success: true,
    menu: before,
    report: { dryRun: true, table: "dishes", ...report },
  });
  expect(await db.menuDraft.count()).toBe(0);
  const done = await sent(token, csv, false, { "if-match": '"0"' });
  expect(done.body).toMatchObject({
    menu: { version: 1, waits: true },
    report: { dryRun: false, ...report },
  });
  expect((await getMenu("order1")).content.dishes.at(-1)).toMatchObject({
    name: "Leek soup",
    priceCents: 650,
  });
  expect((await sent(token, csv, false, { "if-match": '"0"' })).status).toBe(409);
});

test("the file that is downloaded imports to the same", async () => {
  const token = await configuredInstance();
  const file = await get(exportTable, { token, params });
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="menu-order1.csv"');
  const { body } = await sent(token, file.body);
  expect(body.menu).toEqual(await getMenu("order1"));
  expect(new Set(body.report.rows.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
    new Set(["same"]),
  );
  expect(await db.menuDraft.count()).toBe(0);
});

test("a picture that is not in the library refuses its row, unless the draft has it already", async () => {
  const token = await configuredInstance();
  const { id: there } = await libraryPicture();
  const { id: gone } = await libraryPicture();
  const soups = (stew: string) => `name,price,picture\nLeek soup,6.50,${gone}\nStew,8,${stew}`;
  expect((await sent(token, soups(there))).status).toBe(200);
  await db.picture.delete({ where: { id: gone } });
  const draft = await getMenu("order1");

  const never = "a".repeat(22);
  const message = "This picture is not in the library any more: choose another one.";
  const dry = await sent(token, soups(never), true);
  expect(dry.body.report.rows).toEqual([
    { row: 2, name: "Leek soup", outcome: "same", errors: {} },
    { row: 3, name: "Stew", outcome: "refused", errors: { picture: message } },
  ]);
  const refused = await sent(token, soups(never));
  expect([refused.status, refused.body.error, refused.body.fields]).toEqual([
    422,
    "Nothing was imported, as 1 row is refused.",
    { "3.picture": message },
  ]);
  expect(await getMenu("order1")).toEqual(draft);
});

test.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
  ["a workbook", Uint8Array.from([0x50, 0x4b, 3, 4]), /This is a workbook/],
  ["another encoding", Uint8Array.from([0x6e, 0xe9, 0x0a]), /not text in UTF-8/],
  ["no dishes", "name,price\n", /no dishes in this file/],
  ["other columns", "titre,prix\nSoup,5", /one of them has to be name/],
  ["10,000 rows", `name,price\n${"Soup,5\n".repeat(10_000)}`, /more than 5000 rows/],
  ["a row that is refused", "name,price\nSoup,-5", /1 row is refused/],
])("%s is refused in one sentence, and nothing is stored", async (_, csv, message) => {
  const token = await configuredInstance();
  const { status, body } = await sent(token, csv);
  expect([status, body.error]).toEqual([422, expect.stringMatching(message)]);
  expect(await db.menuDraft.count()).toBe(0);
});

test("options are exported to a file of their own, which the same call imports", async () => {
  const token = await configuredInstance();
  const groups =
    "group;kind;option;price;size prices\nSize;size;Small;;\n;;Large;2,50;\nExtras;extra;Ham;1,00;Large: 1,50";
  const { body } = await sent(token, groups);
  expect(body.report).toMatchObject({
    table: "options",
    newCategories: [],
    rows: [{ outcome: "new" }, {}, {}],
  });
  const { optionGroups } = (await getMenu("order1")).content;
  expect(optionGroups.slice(-1)).toMatchObject([
    {
      name: "Extras",
      min: 0,
      max: 10,
      options: [{ name: "Ham", priceCents: 100, priceBySize: { large: 150 } }],
    },
  ]);

  const file = await get(exportTable, { token, params, query: "?table=options" });
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="options-order1.csv"');
  const again = await sent(token, file.body);
  expect(new Set(again.body.report.rows.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
    new Set(["same"]),
  );
  expect((await getMenu("order1")).content.optionGroups).toEqual(optionGroups);
});

test.each([
  [
    "a row that is refused",
    "group,option,price\nExtras,Ham,x",
    { "2.kind": /one of size/, "2.price": /not a price/ },
  ],
  ["sizes that are not one", "group,kind,option,max\nSize,size,Small,2", { "2.kind": /Exactly one size/ }],
  ["no options", "group,option\n", { file: /no options in this file/ }],
])("options with %s change nothing", async (_, csv, fields) => {
  const token = await configuredInstance();
  const { status, body } = await sent(token, csv);
  expect(status).toBe(422);
  expect(body.fields).toEqual(
    Object.fromEntries(
      Object.entries(fields).map(([name, message]) => [name, expect.stringMatching(message)]),
    ),
  );
  expect(await db.menuDraft.count()).toBe(0);
});
