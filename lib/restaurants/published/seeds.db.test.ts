import { expect, test } from "@jest/globals";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { findRestaurant, findRestaurantAt, openRestaurants } from "./server";

setUpTestDatabase();

test("a new instance has the two demo restaurants with all dishes", async () => {
  expect(await openRestaurants.get()).toEqual([sampleRestaurants.order1, sampleRestaurants.order2]);
  expect(await findRestaurant("order2")).toEqual(sampleRestaurants.order2);
  expect(await findRestaurantAt("/order1")).toEqual(sampleRestaurants.order1);
  expect([await findRestaurant("order3"), await findRestaurantAt("/order/order1")]).toEqual([null, null]);
});
