import { expect, test } from "@jest/globals";
import { billOf, linesOfOtherKinds } from "@/lib/orders/cart/cart";
import { shownDishes } from "@/lib/restaurants/published/menu";
import fc from "@/tests/support/properties";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { isOffered, normalKinds, onlyFor } from "./dish-kinds";
import { readKindNames, writeKindNames } from "./kind-names";
import { packRestaurant, unpackRestaurant } from "./published/packed-restaurant";
import { orderKinds } from "./terms/terms";

test("a dish without kinds is offered for all, another one for its own", () => {
  expect(isOffered({}, "pickup")).toBe(true);
  expect(isOffered({ kinds: [] }, "table")).toBe(true);
  expect(isOffered({ kinds: ["table"] }, "table")).toBe(true);
  expect(isOffered({ kinds: ["table"] }, "pickup")).toBe(false);
  expect(["", "Only at the table", "Only for pickup or at the table"]).toEqual(
    ([[], ["table"], ["pickup", "table"]] as const).map((kinds) => onlyFor({ kinds })),
  );
});

test("kinds are written in one cell and read back, in any case and order", () => {
  fc.assert(
    fc.property(fc.subarray([...orderKinds]), (kinds) => {
      expect(readKindNames(writeKindNames(kinds))).toEqual({ kinds: normalKinds(kinds) });
    }),
  );
  expect(readKindNames(" at the TABLE; pickup,pickup ")).toEqual({ kinds: ["pickup", "table"] });
  expect(readKindNames("pickup; drone")).toEqual({ error: expect.stringContaining("“drone”") });
});

test("a cart names the lines that are for other kinds, and pages have the kinds of dishes", () => {
  const { dishes, ...menu } = sampleRestaurants.order1;
  const restaurant = {
    ...menu,
    dishes: dishes.map((dish) => (dish.id === "zobo" ? { ...dish, kinds: ["table" as const] } : dish)),
  };
  const cart = ["akara", "zobo"].map((id) => ({ id, quantity: 1 }));
  const others = (kind: "delivery" | "table") =>
    linesOfOtherKinds(billOf(cart, shownDishes(restaurant, []), restaurant, { kind })).map((line) => [
      line.id,
      line.kindProblem,
    ]);
  expect(others("table")).toEqual([]);
  expect(others("delivery")).toEqual([["zobo", "Only at the table"]]);
  const unpacked = unpackRestaurant(packRestaurant(restaurant));
  expect(unpacked.dishes.filter(({ kinds }) => kinds)).toMatchObject([{ id: "zobo", kinds: ["table"] }]);
});
