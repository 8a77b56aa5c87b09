import { expect, test } from "@jest/globals";
import { isOfStation, stationsOf } from "./stations";

const dish = (id: string, category: string) => ({ id, name: id, emoji: "🍲", category, soldOut: false });
const restaurants = [
  {
    restaurantId: "a",
    restaurantName: "A",
    dishes: [dish("soup", "Starters"), dish("beer", "Drinks")],
    options: [],
  },
  {
    restaurantId: "b",
    restaurantName: "B",
    dishes: [dish("wine", "Drinks"), dish("soup", "Mains")],
    options: [],
  },
];
const line = (id: string, ...dishIds: string[]) => ({
  id,
  name: id,
  emoji: "",
  quantity: 1,
  priceCents: 1,
  taxBasisPoints: 0,
  taxCents: 0,
  options: dishIds.map((dishId) => ({ name: dishId, priceCents: 0, quantity: 1, depth: 0, dishId })),
});

test("the stations are the categories of the chosen restaurant, or of all", () => {
  expect(stationsOf(restaurants, "all")).toEqual(["Starters", "Drinks", "Mains"]);
  expect(stationsOf(restaurants, "b")).toEqual(["Drinks", "Mains"]);
  expect(stationsOf(restaurants, "unknown")).toEqual([]);
});

test("a line belongs to a station by its dish in its own restaurant, or by a dish of its combo", () => {
  const ofDrinks = isOfStation(restaurants, "Drinks");
  expect(ofDrinks({ restaurantId: "a" }, line("beer"))).toBe(true);
  expect(ofDrinks({ restaurantId: "a" }, line("soup"))).toBe(false);
  expect(ofDrinks({ restaurantId: "a" }, line("soup", "soup", "beer"))).toBe(true);
  expect(isOfStation(restaurants, "Mains")({ restaurantId: "a" }, line("soup"))).toBe(false);
  expect(isOfStation(restaurants, "Mains")({ restaurantId: "b" }, line("soup"))).toBe(true);
  expect(ofDrinks({ restaurantId: "gone" }, line("beer"))).toBe(true);
  expect(ofDrinks({ restaurantId: "a" }, line("new-dish"))).toBe(true);
});
