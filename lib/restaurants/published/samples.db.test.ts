import { expect, test } from "@jest/globals";
import { POST as publish } from "@/app/api/menus/[id]/publish/route";
import { DELETE } from "@/app/api/menus/[id]/route";
import { POST as add, GET as list } from "@/app/api/menus/route";
import { getFigures } from "@/lib/dashboard/figures.server";
import { sitemapEntries } from "@/lib/seo/sitemap.server";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { configuredInstance } from "@/tests/support/setup/instance";
import { hoursScreen } from "../hours/list.server";
import { menuPath } from "./paths.server";
import {
  advertisedRestaurants,
  findRestaurantAt,
  listedRestaurants,
  publishedRestaurants,
  trialRestaurants,
} from "./server";

setUpTestDatabase();

const paths = (restaurants: readonly { path: string }[]) => restaurants.map(({ path }) => path);

async function publishCopy(token: string, name: string): Promise<{ id: string; path: string }> {
  const { restaurant } = (await post(add, { token, body: { name, copyOf: "order2" } })).body;
  expect((await post(publish, { token, params: { id: restaurant.id } })).status).toBe(200);
  return restaurant;
}

test("samples are linked only until the owner publishes a restaurant", async () => {
  const token = await configuredInstance();
  expect(await menuPath()).toBeNull();
  expect(paths(await advertisedRestaurants())).toEqual(["/order1", "/order2"]);
  expect(JSON.stringify(await sitemapEntries())).toContain("/order1");

  await publishCopy(token, "Mill Lane");
  expect(await menuPath()).toBe("/order/mill-lane");
  expect(paths(await advertisedRestaurants())).toEqual(["/order/mill-lane"]);
  expect(JSON.stringify(await sitemapEntries())).not.toContain("/order1");
  expect(await findRestaurantAt("/order1")).not.toBeNull();

  await publishCopy(token, "Quay");
  expect(await menuPath()).toBe("/order");
  expect(paths(await listedRestaurants())).toEqual(["/order/mill-lane", "/order/quay"]);

  const { restaurants } = (await get(list, { token })).body;
  expect(paths(restaurants)).toEqual(["/order/mill-lane", "/order/quay", "/order1", "/order2"]);
  expect(paths(await publishedRestaurants.get())).toEqual(paths(restaurants));
});

test("orders of samples count until the owner publishes a restaurant", async () => {
  const token = await configuredInstance();
  await placedOrder();
  expect(await trialRestaurants()).toEqual([]);
  expect((await getFigures()).orderDays.at(-1)).toMatchObject({ orders: 1 });
  await publishCopy(token, "Mill Lane");
  expect((await trialRestaurants()).sort()).toEqual(["order1", "order2"]);
  expect(await getFigures()).toMatchObject({
    dishes: [],
    ordersByRestaurant: [expect.objectContaining({ orders: 0 })],
  });
});

test("the tab of opening hours lists samples until the owner publishes a restaurant", async () => {
  const token = await configuredInstance();
  const listed = async () => (await hoursScreen()).restaurants.map(({ name }) => name);
  const samples = await listed();
  expect(samples).toHaveLength(2);
  await post(add, { token, body: { name: "Quay" } });
  expect(await listed()).toEqual(["Quay", ...samples]);
  await publishCopy(token, "Mill Lane");
  expect(await listed()).toEqual(["Quay", "Mill Lane"]);
});

test("a copy of a sample is a draft under another name", async () => {
  const token = await configuredInstance();
  const { status, body } = await post(add, { token, body: { name: "Mill Lane", copyOf: "order2" } });
  expect([status, body.restaurant]).toEqual([
    200,
    expect.objectContaining({
      slug: "mill-lane",
      isSample: false,
      isOpen: false,
      isPublished: false,
      waits: true,
    }),
  ]);
  await post(publish, { token, params: { id: body.restaurant.id } });
  const [copy, sample] = await Promise.all([
    findRestaurantAt("/order/mill-lane"),
    findRestaurantAt("/order2"),
  ]);
  expect(copy?.restaurantName).toBe("Mill Lane");
  expect(copy?.dishes).toEqual(sample?.dishes);
});

test("a copy of an unknown restaurant is refused, and none is added", async () => {
  const token = await configuredInstance();
  const { status, body } = await post(add, { token, body: { name: "Mill Lane", copyOf: "nowhere" } });
  expect([status, Object.keys(body.fields)]).toEqual([422, ["copyOf"]]);
  expect((await get(list, { token })).body.restaurants).toHaveLength(2);
});

test("a deleted sample is gone from its path, the list and the sitemap", async () => {
  const token = await configuredInstance();
  expect((await send(DELETE, "DELETE", { token, params: { id: "order1" } })).status).toBe(200);
  expect(await findRestaurantAt("/order1")).toBeNull();
  expect((await get(list, { token })).body.restaurants).toMatchObject([{ id: "order2", isSample: true }]);
  expect(JSON.stringify(await sitemapEntries())).not.toContain("order1");
});
