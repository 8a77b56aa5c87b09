import { expect, test } from "@jest/globals";
import { sampleIds, sampleRestaurants } from "@/tests/support/restaurants/samples";
import { packRestaurant, unpackRestaurant } from "./packed-restaurant";

test.each(sampleIds)("%s is the same after its way through a page, which is shorter", (key) => {
  const packed = JSON.stringify(packRestaurant(sampleRestaurants[key]));
  expect(unpackRestaurant(JSON.parse(packed))).toEqual(sampleRestaurants[key]);
  expect(packed.length).toBeLessThan(JSON.stringify(sampleRestaurants[key]).length * 0.75);
});
