import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { getMenu } from "@/lib/restaurants/editor/drafts.server";
import { findRestaurantAt, openRestaurants } from "@/lib/restaurants/published/server";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { libraryPicture } from "@/tests/support/pictures/pictures";
import { soup } from "@/tests/support/restaurants/dish-table";
import { order1, over, publishMenu, saveMenu, shownPrice } from "@/tests/support/restaurants/menu-calls";
import { changedMenu, draftWithPrice } from "@/tests/support/restaurants/menu-drafts";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";
import { POST as discard } from "./[id]/discard/route";
import { GET } from "./[id]/route";

setUpTestDatabase();

test("a draft is hidden before its publication, and visible to everyone after it", async () => {
  const token = await configuredInstance();
  const before = await shownPrice();
  const draft = await draftWithPrice("order1", 1234);
  expect(draft).toMatchObject({ version: 1, waits: true, publishedVersion: 1, author: administrator.email });
  expect(await shownPrice()).toBe(before);
  const { status, body, headers } = await publishMenu(token, "order1", over(1));
  expect([status, headers.get("etag")]).toEqual([200, '"2"']);
  expect(body.menu).toMatchObject({ version: 2, waits: false, publishedVersion: 2, author: null });
  expect(await shownPrice()).toBe(1234);
  expect((await openRestaurants.known())[0]?.dishes[0]?.priceCents).toBe(1234);
  expect((await get(GET, { token, params: order1 })).body).toEqual(body);
});

test("publishing without changes leaves every dish of the demo unchanged", async () => {
  const token = await configuredInstance();
  const content = await changedMenu("order1", (menu) => ({
    ...menu,
    restaurant: { ...menu.restaurant, tagline: "New" },
  }));
  await saveMenu(token, content);
  await publishMenu(token);
  expect(await openRestaurants.get()).toEqual([
    { ...sampleRestaurants.order1, tagline: "New" },
    sampleRestaurants.order2,
  ]);
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
    optionGroups: [],
  }));
  await db.soldOutDish.create({ data: { restaurantId: "order1", dishId: "zobo" } });
  await saveMenu(token, content);
  expect((await publishMenu(token)).status).toBe(200);
  const shown = await findRestaurantAt("/order1");
  expect(shown?.categories.map(({ id }) => id)).toEqual(["soups", "starters", "mains"]);
  expect(shown?.dishes.map(({ id }) => id)).toEqual(
    content.dishes.filter(({ hidden }) => !hidden).map(({ id }) => id),
  );
  expect((await getMenu("order1")).content).toEqual(content);
  expect(await db.soldOutDish.count()).toBe(0);
});

test("the second of two concurrent editors of a menu gets a conflict", async () => {
  const token = await configuredInstance();
  const { version } = await draftWithPrice("order1", 1000);
  const content = await changedMenu("order1", (menu) => menu);
  expect((await saveMenu(token, content, "order1", over(version))).status).toBe(200);
  const stale = await saveMenu(token, { ...content, dishes: [] }, "order1", over(0));
  expect([stale.status, stale.body.error]).toEqual([409, "Somebody else changed this menu in the meantime."]);
  expect((await publishMenu(token, "order1", over(0))).status).toBe(409);
  expect((await getMenu("order1")).version).toBe(version);
});

test("one of two concurrent publications is made", async () => {
  const token = await configuredInstance();
  const { version } = await draftWithPrice("order1", 1000);
  const answers = await Promise.all([
    publishMenu(token, "order1", over(version)),
    publishMenu(token, "order1", over(version)),
    publishMenu(token),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await db.menuVersion.count()).toBe(2);
  expect((await getMenu("order1")).publishedVersion).toBe(2);
  expect((await publishMenu(token)).body.error).toBe(
    "There is nothing to publish: guests see this menu already.",
  );
});

test("a draft can be thrown away", async () => {
  const token = await configuredInstance();
  const before = await getMenu("order1");
  await draftWithPrice("order1", 1000);
  const { body } = await post(discard, { token, params: order1, body: {}, headers: over(1) });
  expect(body.menu).toEqual({ ...before, version: 2 });
  expect((await post(discard, { token, params: order1, body: {} })).status).toBe(409);
  expect((await publishMenu(token)).status).toBe(409);
});

test("a draft that can't be read counts as none", async () => {
  await configuredInstance();
  await db.menuDraft.create({ data: { restaurantId: "order1", version: 3, content: { x: 1 }, author: "" } });
  expect(await getMenu("order1")).toMatchObject({ version: 3, waits: false });
});
