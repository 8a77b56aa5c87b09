import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { getMenu } from "@/lib/restaurants/editor/drafts.server";
import { MAX_MENU_VERSIONS } from "@/lib/restaurants/editor/versions.server";
import { callRoute } from "@/tests/support/api/call";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { libraryPicture } from "@/tests/support/pictures/pictures";
import { soup } from "@/tests/support/restaurants/dish-table";
import { order1, over, publishMenu, saveMenu, shownPrice } from "@/tests/support/restaurants/menu-calls";
import { changedMenu, draftWithPrice } from "@/tests/support/restaurants/menu-drafts";
import { pizzaOptions } from "@/tests/support/restaurants/options";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";
import { POST as restore } from "./[id]/versions/[version]/restore/route";
import { GET as getVersion } from "./[id]/versions/[version]/route";
import { GET as listVersions } from "./[id]/versions/route";
import { POST as addMenu } from "./route";

setUpTestDatabase();

test("an earlier version becomes the draft again, and a version names its source", async () => {
  const token = await configuredInstance();
  const first = (await getMenu("order1")).content;
  await draftWithPrice("order1", 1000);
  await publishMenu(token);
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
  await publishMenu(token);
  expect(await shownPrice()).toBe(first.dishes[0]?.priceCents);
  expect((await versions())[0]).toMatchObject({ version: 3, restoredFrom: 1 });
  expect((await get(getVersion, { token, params: { ...order1, version: "9" } })).status).toBe(404);
});

test("the first version of an added restaurant has its creator as author", async () => {
  const token = await configuredInstance();
  const { body } = await post(addMenu, { token, body: { name: "The Corner" } });
  const params = { id: body.restaurant.id };
  const first = { version: 1, author: administrator.email, restoredFrom: null };
  expect((await get(listVersions, { token, params })).body.versions).toMatchObject([first]);
});

test("the latest fifty publications are kept", async () => {
  const token = await configuredInstance();
  await db.menuVersion.createMany({
    data: Array.from({ length: MAX_MENU_VERSIONS }, (_, index) => ({
      restaurantId: "order1",
      version: index + 1,
      content: {},
      author: "",
    })),
  });
  await db.restaurant.update({ where: order1, data: { version: MAX_MENU_VERSIONS } });
  await draftWithPrice("order1", 1000);
  await publishMenu(token);
  const { body } = await get(listVersions, { token, params: order1 });
  expect(body.versions).toHaveLength(MAX_MENU_VERSIONS);
  expect(body.versions[0].version).toBe(MAX_MENU_VERSIONS + 1);
});

test("an old version of a menu is restored without deleted pictures", async () => {
  const token = await configuredInstance();
  const picture = (await libraryPicture()).id;
  const withPicture = await changedMenu("order1", (menu) => ({ ...menu, dishes: [{ ...soup, picture }] }));
  const without = { ...withPicture, dishes: [soup] };
  for (const content of [withPicture, without]) {
    await saveMenu(token, content);
    await publishMenu(token);
  }
  await db.picture.delete({ where: { id: picture } });
  const sent = { token, params: { ...order1, version: "2" }, body: {} };
  expect((await post(restore, sent)).body.menu.content).toEqual(without);
});

test("a restored version has its options and those of its dishes, as guests read and order them", async () => {
  const token = await configuredInstance();
  const { content } = await getMenu("order1");
  const [first, ...others] = content.dishes;
  if (!first) throw new Error("The menu has no dish.");
  const withSizes = {
    ...content,
    dishes: [{ ...first, optionGroups: ["size"], sizePrices: { Large: 250 } }, ...others],
    optionGroups: pizzaOptions,
  };
  await saveMenu(token, withSizes);
  await publishMenu(token);
  await saveMenu(token, content);
  await publishMenu(token);
  const shown = async () => (await callRoute("GET /ordering/menus/{id}", { params: order1 })).body;
  expect(await shown()).not.toHaveProperty("optionGroups");

  const { body } = await callRoute("GET /menus/{id}/versions/{version}", {
    token,
    params: { ...order1, version: 2 },
  });
  expect(body.content).toEqual(withSizes);
  const params = { ...order1, version: "2" };
  const restored = await post(restore, {
    token,
    params,
    body: {},
    headers: over((await getMenu("order1")).version),
  });
  expect(restored.body).toMatchObject({ menu: { content: withSizes } });
  await publishMenu(token);
  expect((await shown()).optionGroups).toMatchObject([{ id: "size" }]);
  const { body: placed } = await callRoute("POST /orders", {
    body: {
      restaurantId: "order1",
      email: "guest@example.com",
      name: "Ada",
      idempotencyKey: "order-of-a-restored-menu",
      dishes: [{ id: first.id, quantity: 1, chosen: [{ group: "size", option: "Large" }] }],
    },
  });
  expect(placed.order.lines).toMatchObject([{ priceCents: first.priceCents + 250 }]);
});
