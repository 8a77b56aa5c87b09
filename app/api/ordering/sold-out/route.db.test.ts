import { expect, test } from "@jest/globals";
import { GET as GET_MENU } from "@/app/api/ordering/menus/[id]/route";
import { db } from "@/lib/platform/db/client";
import { listenTo } from "@/tests/support/api/events";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as EVENTS } from "../events/route";
import { GET, POST } from "./route";

setUpTestDatabase();

type Dish = { id: string; soldOut: boolean };

const soldOut = (dishes: Dish[]) => dishes.filter((dish) => dish.soldOut).map(({ id }) => id);
const shownAs = async (id: string) => soldOut((await get(GET_MENU, { params: { id } })).body.dishes);

test("a dish is sold out for guests at once, open pages are notified, and it can be made available again", async () => {
  const token = await configuredInstance();
  const { until, stop } = await listenTo(EVENTS);
  await until("menus-listening");
  const zobo = { restaurantId: "order1", dishId: "zobo" };
  const { status, body } = await post(POST, { token, body: { ...zobo, soldOut: true } });
  expect([status, body.restaurants.map(({ dishes }: { dishes: Dish[] }) => soldOut(dishes))]).toEqual([
    200,
    [["zobo"], []],
  ]);
  expect(await until("menus-changed")).toContain("data: \n");
  expect([await shownAs("order1"), await shownAs("order2")]).toEqual([["zobo"], []]);
  expect((await post(POST, { token, body: { ...zobo, soldOut: true } })).status).toBe(200);
  expect((await get(GET, { token })).body).toEqual(body);
  await post(POST, { token, body: { ...zobo, soldOut: false } });
  await until("menus-changed");
  expect(await shownAs("order1")).toEqual([]);
  stop();
});

test("visitors can't mark dishes as sold out, and unknown dishes are refused", async () => {
  const token = await configuredInstance();
  const zobo = { restaurantId: "order1", dishId: "zobo", soldOut: true };
  expect((await get(GET)).status).toBe(401);
  expect((await post(POST, { body: zobo })).status).toBe(401);
  const wrong = [
    { dishId: "espresso" },
    { dishId: "__proto__" },
    { dishId: "" },
    { restaurantId: "order3" },
    { soldOut: "yes" },
    { extra: 1 },
  ];
  for (const change of wrong) {
    const answer = await post(POST, { token, body: { ...zobo, ...change } });
    expect([change, answer.status]).toEqual([change, 422]);
  }
  expect(await db.soldOutDish.count()).toBe(0);
});
