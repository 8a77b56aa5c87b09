import { expect, test } from "@jest/globals";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { menus } from "@/tests/support/restaurants/menus";
import { findRestaurant, findRestaurantAt, openRestaurants } from "./server";

setUpTestDatabase();

test("a new instance has the two demo restaurants with all dishes", async () => {
  expect(await openRestaurants.get()).toEqual([menus.order1, menus.order2]);
  expect(await findRestaurant("order2")).toEqual(menus.order2);
  expect(await findRestaurantAt("/order1")).toEqual(menus.order1);
  expect([await findRestaurant("order3"), await findRestaurantAt("/order/order1")]).toEqual([null, null]);
});
