import { expect, test } from "@jest/globals";
import { aTable } from "@/tests/support/restaurants/dish-table";
import { askAboutEmptyMenu, askAboutFreeDishes } from "./publish-questions";

const menuWith = (...prices: number[]) => menuIn("USD", ...prices);
const menuIn = (currency: string, ...prices: number[]) => {
  const [dish] = aTable().dishes;
  if (!dish) throw new Error("The table has no dish.");
  const dishes = prices.map((priceCents, index) => ({
    ...dish,
    id: `${index}`,
    name: `Dish ${index}`,
    priceCents,
  }));
  return { restaurant: { currency }, dishes } as Parameters<typeof askAboutFreeDishes>[0];
};

test("publishing asks to confirm dishes without a price, by name", () => {
  expect(askAboutFreeDishes(menuWith(1, 200))).toBeNull();
  expect(askAboutFreeDishes(menuWith(1, 0))).toMatchObject({
    title: "A dish has no price",
    content: "Guests could order Dish 1 for $0.00.",
  });
  expect(askAboutFreeDishes(menuWith(0, 0, 0, 0, 0))).toMatchObject({
    title: "5 dishes have no price",
    content: "Guests could order Dish 0, Dish 1, Dish 2, and 2 more for $0.00.",
  });
});

test("opening a menu without a visible dish asks to confirm it", () => {
  const [dish] = menuWith(100).dishes;
  if (!dish) throw new Error("The menu has no dish.");
  const menu = (isOpen: boolean, ...dishes: (typeof dish)[]) =>
    ({ restaurant: { isOpen }, dishes }) as Parameters<typeof askAboutEmptyMenu>[0];
  for (const empty of [menu(true), menu(true, { ...dish, hidden: true })])
    expect(askAboutEmptyMenu(empty)).toMatchObject({ title: "The menu has no dishes" });
  for (const fine of [menu(false), menu(true, dish)]) expect(askAboutEmptyMenu(fine)).toBeNull();
});

test("hidden dishes don't count as free", () => {
  const { dishes, ...menu } = menuWith(0);
  expect(
    askAboutFreeDishes({ ...menu, dishes: dishes.map((dish) => ({ ...dish, hidden: true })) }),
  ).toBeNull();
});

test.each([
  ["EUR", "€0.00"],
  ["JPY", "¥0"],
])("free dishes are asked about in %s", (currency, price) => {
  expect(askAboutFreeDishes(menuIn(currency, 0))).toMatchObject({
    content: `Guests could order Dish 0 for ${price}.`,
  });
});
