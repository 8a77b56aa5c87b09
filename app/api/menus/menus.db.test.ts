import { expect, test } from "@jest/globals";
import { GET as GET_ITEMS } from "@/app/api/ordering/menus/[menu]/route";
import { db } from "@/lib/db/client";
import { getMenu } from "@/lib/menus/drafts.server";
import type { MenuContent } from "@/lib/menus/schema";
import { KEPT_MENU_VERSIONS } from "@/lib/menus/versions.server";
import { findMenuAt, openRestaurants } from "@/lib/ordering/restaurants.server";
import { setUpTestDatabase } from "@/lib/testing/database";
import { soup } from "@/lib/testing/dish-table";
import { administrator, configuredInstance, signedInAs } from "@/lib/testing/instance";
import { anotherRestaurant, changedMenu, draftWithPrice } from "@/lib/testing/menu-drafts";
import { menus } from "@/lib/testing/menus";
import { libraryPicture } from "@/lib/testing/pictures";
import { get, post, send } from "@/lib/testing/request";
import { POST as discard } from "./[id]/discard/route";
import { POST as publish } from "./[id]/publish/route";
import { DELETE, GET, PUT } from "./[id]/route";
import { POST as restore } from "./[id]/versions/[version]/restore/route";
import { GET as getVersion } from "./[id]/versions/[version]/route";
import { GET as listVersions } from "./[id]/versions/route";
import { POST as add, GET as list } from "./route";

setUpTestDatabase();

const order1 = { id: "order1" };
const over = (version: number) => ({ "if-match": `"${version}"` });
const save = (token: string, body: unknown, id = "order1", headers = {}) =>
  send(PUT, "PUT", { token, params: { id }, body, headers });
const air = (token: string, id = "order1", headers = {}) =>
  post(publish, { token, params: { id }, body: {}, headers });
const shownPrice = async () =>
  (await get(GET_ITEMS, { params: { menu: "order1" } })).body.items[0].priceCents;

test("a draft is seen by nobody before it is published, and then by everybody at once", async () => {
  const token = await configuredInstance();
  const before = await shownPrice();
  const draft = await draftWithPrice("order1", 1234);
  expect(draft).toMatchObject({ version: 1, waits: true, publishedVersion: 1, author: administrator.email });
  expect(await shownPrice()).toBe(before);
  const { status, body, headers } = await air(token, "order1", over(1));
  expect([status, headers.get("etag")]).toEqual([200, '"2"']);
  expect(body.menu).toMatchObject({ version: 2, waits: false, publishedVersion: 2, author: null });
  expect(await shownPrice()).toBe(1234);
  expect((await openRestaurants.known())[0]?.items[0]?.priceCents).toBe(1234);
  expect((await get(GET, { token, params: order1 })).body).toEqual(body);
});

test("publishing what was not changed leaves every dish of the demo as it was", async () => {
  const token = await configuredInstance();
  const content = await changedMenu("order1", (menu) => ({
    ...menu,
    restaurant: { ...menu.restaurant, tagline: "New" },
  }));
  await save(token, content);
  await air(token);
  expect(await openRestaurants.get()).toEqual([{ ...menus.order1, tagline: "New" }, menus.order2]);
  expect((await getMenu("order1")).content).toEqual(content);
});

test("dishes and categories are added, moved and removed together", async () => {
  const token = await configuredInstance();
  const picture = (await libraryPicture()).id;
  const content = await changedMenu("order1", (menu) => ({
    restaurant: { ...menu.restaurant, header: picture },
    categories: [{ id: "soups", label: "Soups" }, ...menu.categories.slice(0, 2)],
    dishes: [
      { ...soup, category: "soups", picture },
      ...menu.dishes.filter(({ category }) => ["starters", "mains"].includes(category)).toReversed(),
      { ...soup, id: "secret", hidden: true },
    ],
  }));
  await db.soldOutDish.create({ data: { menu: "order1", dishId: "zobo" } });
  await save(token, content);
  expect((await air(token)).status).toBe(200);
  const shown = await findMenuAt("/order1");
  expect(shown?.categories.map(({ key }) => key)).toEqual(["soups", "starters", "mains"]);
  expect(shown?.items.map(({ id }) => id)).toEqual(
    content.dishes.filter(({ hidden }) => !hidden).map(({ id }) => id),
  );
  expect((await getMenu("order1")).content).toEqual(content);
  expect(await db.soldOutDish.count()).toBe(0);
});

test("of two who edit the same menu the second is told", async () => {
  const token = await configuredInstance();
  const { version } = await draftWithPrice("order1", 1000);
  const content = await changedMenu("order1", (menu) => menu);
  expect((await save(token, content, "order1", over(version))).status).toBe(200);
  const stale = await save(token, { ...content, dishes: [] }, "order1", over(0));
  expect([stale.status, stale.body.error]).toEqual([409, "Somebody else changed this menu in the meantime."]);
  expect((await air(token, "order1", over(0))).status).toBe(409);
  expect((await getMenu("order1")).version).toBe(version);
});

test("of two publications at once one is made", async () => {
  const token = await configuredInstance();
  const { version } = await draftWithPrice("order1", 1000);
  const answers = await Promise.all([
    air(token, "order1", over(version)),
    air(token, "order1", over(version)),
    air(token),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await db.menuVersion.count()).toBe(2);
  expect((await getMenu("order1")).publishedVersion).toBe(2);
  expect((await air(token)).body.error).toBe("There is nothing to publish: guests see this menu already.");
});

test("a draft can be thrown away", async () => {
  const token = await configuredInstance();
  const before = await getMenu("order1");
  await draftWithPrice("order1", 1000);
  const { body } = await post(discard, { token, params: order1, body: {}, headers: over(1) });
  expect(body.menu).toEqual({ ...before, version: 2 });
  expect((await post(discard, { token, params: order1, body: {} })).status).toBe(409);
  expect((await air(token)).status).toBe(409);
});

test("what was published once becomes the draft again, and a version tells where it is from", async () => {
  const token = await configuredInstance();
  const first = (await getMenu("order1")).content;
  await draftWithPrice("order1", 1000);
  await air(token);
  const versions = async () => (await get(listVersions, { token, params: order1 })).body.versions;
  expect(await versions()).toMatchObject([
    { version: 2, author: administrator.email, restoredFrom: null },
    { version: 1, author: "", restoredFrom: null },
  ]);
  const one = await get(getVersion, { token, params: { ...order1, version: "1" } });
  expect(one.body).toMatchObject({ version: 1, content: first });
  const sent = { token, params: { ...order1, version: "1" }, body: {} };
  expect((await post(restore, { ...sent, headers: over(1) })).status).toBe(409);
  expect((await post(restore, { ...sent, headers: over(2) })).body.menu).toMatchObject({
    waits: true,
    content: first,
  });
  expect(await shownPrice()).toBe(1000);
  await air(token);
  expect(await shownPrice()).toBe(first.dishes[0]?.priceCents);
  expect((await versions())[0]).toMatchObject({ version: 3, restoredFrom: 1 });
  expect((await get(getVersion, { token, params: { ...order1, version: "9" } })).status).toBe(404);
});

test("the latest fifty publications are kept", async () => {
  const token = await configuredInstance();
  await db.menuVersion.createMany({
    data: Array.from({ length: KEPT_MENU_VERSIONS }, (_, index) => ({
      restaurantId: "order1",
      version: index + 1,
      content: {},
      author: "",
    })),
  });
  await db.restaurant.update({ where: order1, data: { version: KEPT_MENU_VERSIONS } });
  await draftWithPrice("order1", 1000);
  await air(token);
  const { body } = await get(listVersions, { token, params: order1 });
  expect(body.versions).toHaveLength(KEPT_MENU_VERSIONS);
  expect(body.versions[0].version).toBe(KEPT_MENU_VERSIONS + 1);
});

test("a new restaurant is found by guests once it is published as open, and gone once it is deleted", async () => {
  const token = await configuredInstance();
  const { body } = await post(add, { token, body: { name: "Zur Größe" } });
  const { id } = body.menu;
  expect(body.menu).toMatchObject({ path: "/order/zur-grosse", isOpen: false, isDemo: false, dishes: 0 });
  expect(await findMenuAt("/order/zur-grosse")).toBeNull();
  const content = await changedMenu(id, (menu) => ({
    ...menu,
    restaurant: { ...menu.restaurant, isOpen: true, slug: "groesse" },
    dishes: [soup],
  }));
  await save(token, content, id);
  await air(token, id);
  expect(await findMenuAt("/order/groesse")).toMatchObject({ key: id, items: [{ id: "soup" }] });
  expect((await get(list, { token })).body.menus.map(({ slug }: { slug: string }) => slug)).toEqual([
    "order1",
    "order2",
    "groesse",
  ]);
  expect((await send(DELETE, "DELETE", { token, params: { id } })).status).toBe(200);
  expect(await findMenuAt("/order/groesse")).toBeNull();
  expect((await send(DELETE, "DELETE", { token, params: { id } })).status).toBe(404);
  expect((await send(DELETE, "DELETE", { token, params: order1 })).status).toBe(409);
});

test("a name whose address is taken or reserved gets another one", async () => {
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
  ["the-first", "slug", /The first has this address already/],
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

type Change = (content: MenuContent) => unknown;
const ofFirst =
  (change: object): Change =>
  ({ dishes: [first, ...rest], ...menu }) => ({ ...menu, dishes: [{ ...first, ...change }, ...rest] });
const ofRestaurant =
  (change: object): Change =>
  (menu) => ({ ...menu, restaurant: { ...menu.restaurant, ...change } });
const refusals: [string, Change, string, RegExp][] = [
  ["a negative price", ofFirst({ priceCents: -1 }), "dishes.0.priceCents", /can't be negative/],
  ["a part of a cent", ofFirst({ priceCents: 1.5 }), "dishes.0.priceCents", /whole number/],
  ["a price beyond all", ofFirst({ priceCents: 1_000_001 }), "dishes.0.priceCents", /At most/],
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
  ["an address that is taken", ofRestaurant({ slug: "order2" }), "restaurant.slug", /keeps its address/],
  ["a theme that there is not", ofRestaurant({ theme: "x" }), "restaurant.theme", /one of the themes/],
  ["a colour that nobody can read", ofRestaurant({ colour: "#ffffff" }), "restaurant.colour", /./],
  ["a colour that is none", ofRestaurant({ colour: "red" }), "restaurant.colour", /colour/],
  ["a field that there is not", ofRestaurant({ open: true }), "restaurant.open", /Unknown/],
];

test.each(refusals)("a menu with %s is refused, and nothing is stored", async (_, change, field, message) => {
  const token = await configuredInstance();
  const { status, body } = await save(token, change((await getMenu("order1")).content));
  expect([status, body.fields?.[field]]).toEqual([422, expect.stringMatching(message)]);
  expect(await db.menuDraft.count()).toBe(0);
});

test("an address that is taken meanwhile is refused when it is published", async () => {
  const token = await configuredInstance();
  const [first, second] = [await anotherRestaurant("First"), await anotherRestaurant("Second")];
  for (const id of [first, second]) {
    const content = await changedMenu(id, (menu) => ({
      ...menu,
      restaurant: { ...menu.restaurant, slug: "wanted" },
    }));
    expect((await save(token, content, id)).status).toBe(200);
  }
  expect((await air(token, first)).status).toBe(200);
  const { status, body } = await air(token, second);
  expect([status, body.fields]).toEqual([
    422,
    { "restaurant.slug": expect.stringMatching(/First has this address/) },
  ]);
});

test("a menu of former times comes back without the pictures that are gone", async () => {
  const token = await configuredInstance();
  const picture = (await libraryPicture()).id;
  const withPicture = await changedMenu("order1", (menu) => ({ ...menu, dishes: [{ ...soup, picture }] }));
  const without = { ...withPicture, dishes: [soup] };
  for (const content of [withPicture, without]) {
    await save(token, content);
    await air(token);
  }
  await db.media.delete({ where: { id: picture } });
  const sent = { token, params: { ...order1, version: "2" }, body: {} };
  expect((await post(restore, sent)).body.menu.content).toEqual(without);
});

test("a draft that can't be read counts as none", async () => {
  await configuredInstance();
  await db.menuDraft.create({ data: { restaurantId: "order1", version: 3, content: { x: 1 }, author: "" } });
  expect(await getMenu("order1")).toMatchObject({ version: 3, waits: false });
});

test("nobody changes a menu without the right to", async () => {
  await configuredInstance();
  const content = (await getMenu("order1")).content;
  const { token: cook } = await signedInAs("kitchen");
  const { token: viewer } = await signedInAs("viewer");
  for (const [token, status] of [
    ["", 401],
    [cook, 403],
    [viewer, 403],
  ] as const) {
    expect([(await save(token, content)).status, (await air(token)).status]).toEqual([status, status]);
  }
  expect((await get(GET, { token: viewer, params: order1 })).status).toBe(200);
  expect((await get(GET, { token: cook, params: order1 })).status).toBe(403);
  expect((await get(GET, { params: order1 })).status).toBe(401);
});
