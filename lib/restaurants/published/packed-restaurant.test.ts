import { expect, test } from "@jest/globals";
import { sampleIds, sampleRestaurants } from "@/tests/support/restaurants/samples";
import { packRestaurant, unpackRestaurant } from "./packed-restaurant";

test.each(sampleIds)("%s is the same after its way through a page, which is shorter", (key) => {
  const packed = JSON.stringify(packRestaurant(sampleRestaurants[key]));
  expect(unpackRestaurant(JSON.parse(packed))).toEqual(sampleRestaurants[key]);
  expect(packed.length).toBeLessThan(JSON.stringify(sampleRestaurants[key]).length * 0.75);
});

test("a rate of tax and the allergens of a dish are the same after its way, with and without kinds of order", () => {
  const [dish, other, ...dishes] = sampleRestaurants.order1.dishes;
  if (!dish || !other) throw new Error("There are no dishes.");
  const taxed = [
    { ...dish, taxClass: "drinks", allergens: "Milk, nuts" },
    { ...other, kinds: ["table" as const], taxClass: "drinks" },
  ];
  const restaurant = { ...sampleRestaurants.order1, dishes: [...taxed, ...dishes] };
  expect(unpackRestaurant(JSON.parse(JSON.stringify(packRestaurant(restaurant))))).toEqual(restaurant);
});
