import "server-only";
import { formatCents, totalsOf } from "@/lib/orders/totals";
import { AppError } from "@/lib/platform/http/errors";
import { openRestaurants, refuseRestaurant } from "@/lib/restaurants/published/server";
import type { Dish, Restaurant } from "@/lib/restaurants/published/types";
import type { PaymentInput } from "./schema";

type Item = PaymentInput["items"][number];

const isNamed =
  ({ id, name }: Item) =>
  (dish: Dish) =>
    id === undefined ? dish.name === name : dish.id === id;

/** Returns the restaurant of a cart: the named one, else the first that has one of its dishes. */
function restaurantOf(
  restaurants: readonly Restaurant[],
  { items, restaurantId: id }: PaymentInput,
): Restaurant | undefined {
  if (id !== undefined) return restaurants.find(({ restaurantId }) => restaurantId === id);
  return restaurants.find((one) => items.some((item) => one.dishes.some(isNamed(item)))) ?? restaurants[0];
}

const isPrice = (dollars: number, cents: number) => Math.abs(dollars * 100 - cents) < 1e-6;

/** A cart whose dishes and prices equal those of the menu. */
export type CheckedCart = {
  restaurantId: string;
  lines: { dishId: string; name: string; quantity: number }[];
};

/**
 * Compares the lines and the total of a cart with the server's menu.
 * @throws AppError `invalid` with the differences by field
 */
export async function checkCart(input: PaymentInput): Promise<CheckedCart> {
  const { items, amount } = input;
  const restaurants = await openRestaurants.get();
  const restaurant = restaurantOf(restaurants, input) ?? (await refuseRestaurant(input.restaurantId));
  const fields: Record<string, string> = {};
  const priced = items.flatMap((item, index) => {
    const dish = restaurant.dishes.find(isNamed(item));
    if (!dish) {
      const isElsewhere = restaurants.some((one) => one.dishes.some(isNamed(item)));
      const field = item.id === undefined ? "name" : "id";
      fields[`items.${index}.${field}`] = isElsewhere
        ? "This dish is on another menu"
        : "There is no such dish";
      return [];
    }
    const { id: dishId, name, priceCents } = dish;
    if (item.price !== undefined && !isPrice(item.price, priceCents))
      fields[`items.${index}.price`] = `The price is ${formatCents(priceCents)}`;
    return [{ dishId, name, quantity: item.quantity, priceCents }];
  });
  const { totalCents } = totalsOf(priced, restaurant);
  if (priced.length === items.length && amount !== totalCents) {
    fields.amount = `The total is ${totalCents} cents, with tax and delivery`;
  }
  const [first] = Object.entries(fields);
  if (first) {
    const item = first[0].startsWith("items.") ? items[Number(first[0].split(".")[1])] : undefined;
    const where = item ? `“${item.name ?? item.id}”: ` : "";
    throw new AppError("invalid", `${where}${first[1]}. Nothing was charged.`, { fields });
  }
  return {
    restaurantId: restaurant.restaurantId,
    lines: priced.map(({ dishId, name, quantity }) => ({ dishId, name, quantity })),
  };
}
