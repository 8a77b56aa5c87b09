import { expect, test } from "@jest/globals";
import type { PictureView } from "@/lib/pictures/answers";
import type { MenuContent, MenuDish } from "@/lib/restaurants/schema";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { bistro } from "@/tests/support/restaurants/combos";
import { aDish, aMenu } from "@/tests/support/restaurants/dish-table";
import { pictureIdsOf, previewRestaurant } from "./preview";

const dish = (id: string, change: Partial<MenuDish> = {}) => aDish(id, "mains", change);
const menu = (...dishes: MenuDish[]) => aMenu(dishes);

const shown = (content: MenuContent, isDemo = false) => ({
  content,
  isDemo,
  path: isDemo ? "/order2" : "/order/old",
});
const at = { timeZone: "Europe/Berlin", now: Date.parse("2027-01-01T00:00:00+01:00") };
const view = (id: string) => ({ id }) as PictureView;

test("guests don't see hidden dishes", () => {
  const { dishes } = previewRestaurant(shown(menu(dish("a"), dish("b", { hidden: true }))), {}, at);
  expect(dishes.map(({ id }) => id)).toEqual(["a"]);
  expect(dishes[0]).not.toHaveProperty("hidden");
});

test("a missing name has a placeholder, and an incomplete price is none", () => {
  const unfinished = dish("a", { name: "", priceCents: Number.NaN });
  expect(previewRestaurant(shown(menu(unfinished)), {}, at).dishes[0]).toMatchObject({
    name: "Dish",
    priceCents: 0,
  });
});

test("only known pictures are shown", () => {
  const content = menu(dish("a", { picture: "p1" }), dish("b", { picture: "gone" }), dish("c"));
  content.restaurant.header = "p2";
  expect(pictureIdsOf(content)).toEqual(["p2", "p1", "gone"]);
  const { header, dishes } = previewRestaurant(shown(content), { p1: view("p1"), p2: view("p2") }, at);
  expect(header).toEqual(view("p2"));
  expect(dishes.map(({ picture }) => picture?.id)).toEqual(["p1", undefined, undefined]);
});

test("a demo keeps its id and its path; others use the edited path", () => {
  expect(previewRestaurant(shown(menu(), true), {}, at)).toMatchObject({
    restaurantId: "order2",
    path: "/order2",
  });
  const written = menu();
  written.restaurant.slug = "corner";
  expect(previewRestaurant(shown(written), {}, at)).toMatchObject({
    restaurantId: "preview",
    path: "/order/corner",
  });
});

test("amounts and rates that are typed and no number yet count as 0, so that the preview has prices", () => {
  const content = menu(dish("1"));
  const [standard] = demoTerms.taxClasses;
  if (!standard) throw new Error("There is no rate.");
  const restaurant = {
    ...content.restaurant,
    deliveryFee: Number.NaN,
    deliveryMinimum: Number.NaN,
    taxClasses: [{ ...standard, delivery: Number.NaN }],
  };
  const { terms } = previewRestaurant(shown({ ...content, restaurant }), {}, at);
  expect(terms).toEqual({
    ...demoTerms,
    deliveryFee: 0,
    deliveryMinimum: 0,
    taxClasses: [{ ...standard, delivery: 0 }],
  });
});

test("a combo has the names of its dishes, also of those that were just renamed, without hidden ones", () => {
  const content = bistro("bistro");
  const dishes = content.dishes.map((one) => ({
    ...one,
    name: one.id === "burger" ? "Cheeseburger" : one.name,
    hidden: one.id === "salad",
  }));
  const { optionGroups } = previewRestaurant(shown({ ...content, dishes }), {}, at);
  expect(optionGroups?.[0]?.options.map(({ name }) => name)).toEqual(["Cheeseburger"]);
});

test("the rates of tax are those of today in the time zone of the site", () => {
  const [standard] = demoTerms.taxClasses;
  const rates = { pickup: 500, delivery: 500, table: 500 };
  const changes = [
    { from: "2027-01-01", ...rates },
    { from: "", ...rates, delivery: 0 },
  ];
  const content = menu();
  const taxClasses = [{ ...standard, changes }] as typeof demoTerms.taxClasses;
  const restaurant = { ...content.restaurant, taxClasses };
  const rateAt = (now: number) =>
    previewRestaurant(shown({ ...content, restaurant }), {}, { ...at, now }).terms.taxClasses[0]?.delivery;
  expect([rateAt(at.now - 1), rateAt(at.now)]).toEqual([1000, 500]);
});
