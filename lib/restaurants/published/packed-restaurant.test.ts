import { expect, test } from "@jest/globals";
import { menuKeys, menus } from "@/tests/support/restaurants/menus";
import { packRestaurant, unpackRestaurant } from "./packed-restaurant";

test.each(menuKeys)("%s is the same after its way through a page, which is shorter", (key) => {
  const packed = JSON.stringify(packRestaurant(menus[key]));
  expect(unpackRestaurant(JSON.parse(packed))).toEqual(menus[key]);
  expect(packed.length).toBeLessThan(JSON.stringify(menus[key]).length * 0.75);
});
