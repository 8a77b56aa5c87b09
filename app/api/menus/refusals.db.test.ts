import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { getMenu } from "@/lib/restaurants/editor/drafts.server";
import type { MenuContent } from "@/lib/restaurants/schema";
import { get } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { soup } from "@/tests/support/restaurants/dish-table";
import { order1, publishMenu, saveMenu } from "@/tests/support/restaurants/menu-calls";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { GET } from "./[id]/route";

setUpTestDatabase();

type Change = (content: MenuContent) => unknown;
const ofFirst =
  (change: object): Change =>
  ({ dishes: [first, ...rest], ...menu }) => ({ ...menu, dishes: [{ ...first, ...change }, ...rest] });
const ofRestaurant =
  (change: object): Change =>
  (menu) => ({ ...menu, restaurant: { ...menu.restaurant, ...change } });
const refusals: [string, Change, string, RegExp][] = [
  ["a negative price", ofFirst({ priceCents: -1 }), "dishes.0.priceCents", /can’t be negative/],
  ["a part of a cent", ofFirst({ priceCents: 1.5 }), "dishes.0.priceCents", /whole number/],
  ["a price beyond all", ofFirst({ priceCents: 1_000_000_001 }), "dishes.0.priceCents", /At most/],
  ["a dish without a name", ofFirst({ name: " " }), "dishes.0.name", /required/],
  ["a category that there is not", ofFirst({ category: "x" }), "dishes.0.category", /no such category/],
  [
    "a picture that there is not",
    ofFirst({ picture: "a".repeat(22) }),
    "dishes.0.picture",
    /not in the library/,
  ],
  ["an id twice", ofFirst({ id: "akara" }), "dishes.1.id", /there twice/],
  [
    "too many dishes",
    (menu) => ({ ...menu, dishes: Array(10_000).fill(soup) }),
    "dishes",
    /At most 2500 dishes/,
  ],
  ["no category", (menu) => ({ ...menu, categories: [], dishes: [] }), "categories", /At least one/],
  ["an address that is taken", ofRestaurant({ slug: "order2" }), "restaurant.slug", /keeps its web address/],
  ["a theme that there is not", ofRestaurant({ theme: "x" }), "restaurant.theme", /one of the themes/],
  ["a colour that nobody can read", ofRestaurant({ colour: "#ffffff" }), "restaurant.colour", /./],
  ["a colour that is none", ofRestaurant({ colour: "red" }), "restaurant.colour", /colour/],
  ["a field that there is not", ofRestaurant({ open: true }), "restaurant.open", /Unknown/],
];

test.each(refusals)("a menu with %s is refused, and nothing is stored", async (_, change, field, message) => {
  const token = await configuredInstance();
  const { status, body } = await saveMenu(token, change((await getMenu("order1")).content));
  expect([status, body.fields?.[field]]).toEqual([422, expect.stringMatching(message)]);
  expect(await db.menuDraft.count()).toBe(0);
});

test("a menu can't be changed without the permission", async () => {
  await configuredInstance();
  const content = (await getMenu("order1")).content;
  const { token: cook } = await signedInAs("kitchen");
  const { token: viewer } = await signedInAs("viewer");
  for (const [token, status] of [
    ["", 401],
    [cook, 403],
    [viewer, 403],
  ] as const) {
    expect([(await saveMenu(token, content)).status, (await publishMenu(token)).status]).toEqual([
      status,
      status,
    ]);
  }
  expect((await get(GET, { token: viewer, params: order1 })).status).toBe(200);
  expect((await get(GET, { token: cook, params: order1 })).status).toBe(403);
  expect((await get(GET, { params: order1 })).status).toBe(401);
});
