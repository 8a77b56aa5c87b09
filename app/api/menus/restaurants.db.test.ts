import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { findRestaurantAt } from "@/lib/restaurants/published/server";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { soup } from "@/tests/support/restaurants/dish-table";
import { order1, publishMenu, saveMenu } from "@/tests/support/restaurants/menu-calls";
import { anotherRestaurant, changedMenu } from "@/tests/support/restaurants/menu-drafts";
import { bread } from "@/tests/support/seo/page-settings";
import { configuredInstance } from "@/tests/support/setup/instance";
import { DELETE } from "./[id]/route";
import { POST as add, GET as list } from "./route";

setUpTestDatabase();

test("guests find a new restaurant once it is published as open, and no longer once it is deleted", async () => {
  const token = await configuredInstance();
  const { body } = await post(add, { token, body: { name: "Zur Größe" } });
  const { id } = body.restaurant;
  expect(body.restaurant).toMatchObject({
    path: "/order/zur-grosse",
    isOpen: false,
    isDemo: false,
    dishes: 0,
  });
  expect(await findRestaurantAt("/order/zur-grosse")).toBeNull();
  const content = await changedMenu(id, (menu) => ({
    ...menu,
    restaurant: { ...menu.restaurant, isOpen: true, slug: "groesse" },
    dishes: [soup],
  }));
  await saveMenu(token, content, id);
  await publishMenu(token, id);
  expect(await findRestaurantAt("/order/groesse")).toMatchObject({
    restaurantId: id,
    dishes: [{ id: "soup" }],
  });
  await saveMenu(
    token,
    await changedMenu(id, (menu) => ({ ...menu, restaurant: { ...menu.restaurant, isOpen: false } })),
    id,
  );
  await publishMenu(token, id);
  expect(await findRestaurantAt("/order/groesse")).toMatchObject({
    restaurantId: id,
    closed: true,
    dishes: [{ id: "soup" }],
  });
  expect((await get(list, { token })).body.restaurants.map(({ slug }: { slug: string }) => slug)).toEqual([
    "groesse",
    "order1",
    "order2",
  ]);
  expect((await send(DELETE, "DELETE", { token, params: { id } })).status).toBe(200);
  expect(await findRestaurantAt("/order/groesse")).toBeNull();
  expect((await send(DELETE, "DELETE", { token, params: { id } })).status).toBe(404);
  expect((await send(DELETE, "DELETE", { token, params: order1 })).status).toBe(200);
  expect(await findRestaurantAt("/order1")).toBeNull();
});

test("the search-engine settings of a restaurant follow its address, and go with it", async () => {
  const token = await configuredInstance();
  const id = await anotherRestaurant("The Corner");
  const { structuredData: _, ...columns } = bread;
  const pages = ["order--the-corner", "order--corner", "order--elsewhere"];
  for (const [index, page] of pages.entries())
    await db.pageSeo.create({ data: { ...columns, structuredData: [], page, title: `Title ${index}` } });
  const content = await changedMenu(id, (menu) => ({
    ...menu,
    restaurant: { ...menu.restaurant, slug: "corner" },
  }));
  await saveMenu(token, content, id);
  const titles = async () =>
    (await db.pageSeo.findMany({ orderBy: { page: "asc" } })).map(({ page, title }) => [page, title]);
  expect(await titles()).toHaveLength(3);
  await publishMenu(token, id);
  expect(await titles()).toEqual([
    ["order--corner", "Title 0"],
    ["order--elsewhere", "Title 2"],
  ]);
  expect((await send(DELETE, "DELETE", { token, params: { id } })).status).toBe(200);
  expect(await titles()).toEqual([["order--elsewhere", "Title 2"]]);
});

test("a name with a used or reserved address gets another address", async () => {
  await configuredInstance();
  for (const name of ["The Corner", "The Corner!", "Admin", "饭"]) await anotherRestaurant(name);
  const rows = await db.restaurant.findMany({ orderBy: { position: "asc" }, select: { slug: true } });
  expect(rows.map(({ slug }) => slug).slice(2)).toEqual([
    "the-corner",
    "the-corner-2",
    "restaurant-admin",
    "restaurant",
  ]);
});

test.each([
  ["the-first", "slug", /The first has this web address already/],
  ["admin", "slug", /belongs to the product/],
  ["Über", "slug", /Lower-case letters/],
  ["a--b", "slug", /Lower-case letters/],
  ["", "slug", /is required/],
  ["a".repeat(61), "slug", /At most 60/],
])("no restaurant gets the address %j", async (slug, field, message) => {
  const token = await configuredInstance();
  await anotherRestaurant("The first");
  const { status, body } = await post(add, { token, body: { name: "The Corner", slug } });
  expect([status, body.fields]).toEqual([422, { [field]: expect.stringMatching(message) }]);
  expect(await db.restaurant.count()).toBe(3);
});

test("an address that is taken meanwhile is refused when it is published", async () => {
  const token = await configuredInstance();
  const [first, second] = [await anotherRestaurant("First"), await anotherRestaurant("Second")];
  for (const id of [first, second]) {
    const content = await changedMenu(id, (menu) => ({
      ...menu,
      restaurant: { ...menu.restaurant, slug: "wanted" },
    }));
    expect((await saveMenu(token, content, id)).status).toBe(200);
  }
  expect((await publishMenu(token, first)).status).toBe(200);
  const { status, body } = await publishMenu(token, second);
  expect([status, body.fields]).toEqual([
    422,
    { "restaurant.slug": expect.stringMatching(/First has this web address/) },
  ]);
});
