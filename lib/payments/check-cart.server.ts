import "server-only";
import { requireDelivered } from "@/lib/orders/delivery-check.server";
import { requireGuest, UNNAMED } from "@/lib/orders/guest.server";
import { isLaterOrder } from "@/lib/orders/later-order.server";
import { priceMenuLines } from "@/lib/orders/menu-lines";
import { requireChargeable, requireStorable } from "@/lib/orders/order-total.server";
import { priceCart } from "@/lib/orders/pricing/price-cart";
import { tipProblem } from "@/lib/orders/pricing/tip";
import type { Sender } from "@/lib/orders/server";
import { AppError } from "@/lib/platform/http/errors";
import { currencyDigits, formatMoney } from "@/lib/platform/money/money";
import { isOffered, onlyFor } from "@/lib/restaurants/dish-kinds";
import { fieldPath } from "@/lib/restaurants/options/chosen-options";
import { priceDish } from "@/lib/restaurants/options/price-dish";
import { openRestaurants, refuseRestaurant } from "@/lib/restaurants/published/server";
import type { Dish, Restaurant } from "@/lib/restaurants/published/types";
import type { RefusalCode } from "@/lib/restaurants/refusal-codes";
import { currentTerms } from "@/lib/restaurants/terms/current.server";
import { firstKind, type OrderKind } from "@/lib/restaurants/terms/terms";
import { termsAtTable } from "@/lib/restaurants/terms/terms-at-table";
import { requireVoucher } from "@/lib/vouchers/server";
import type { CheckedCart } from "./checked-cart";
import { ownKey } from "./order-of-cart.server";
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

/** @param price in the currency, not in its smallest unit */
const isPrice = (price: number, cents: number, currency: string) =>
  Math.abs(price * 10 ** currencyDigits(currency) - cents) < 1e-6;

/** The differences of a cart by field, with their codes. */
function createDifferences(items: readonly Item[]) {
  const fields: Record<string, string> = {};
  const codes: Record<string, RefusalCode> = {};
  return {
    add(field: string, code: RefusalCode, message: string) {
      fields[field] = message;
      codes[field] = code;
    },
    /** @throws AppError `invalid` if there are any; its message is the first one, with the name of its dish */
    requireNone() {
      const [first] = Object.entries(fields);
      if (!first) return;
      const [field, message] = first;
      const item = field.startsWith("items.") ? items[Number(field.split(".")[1])] : undefined;
      const where = item ? `“${item.name ?? item.id}”: ` : "";
      const sentence = `${where}${message.replace(/\.$/, "")}. Nothing was charged.`;
      throw new AppError("invalid", sentence, { fields, codes });
    },
  };
}
type Add = ReturnType<typeof createDifferences>["add"];

type Menus = {
  restaurants: readonly Restaurant[];
  restaurant: Restaurant;
  currency: string;
  kind: OrderKind;
};

/** Prices a line by the menu. @param add takes its differences @returns null for a dish that isn't on the menu as chosen */
function priceItem(item: Item, field: string, { restaurants, restaurant, currency, kind }: Menus, add: Add) {
  const dish = restaurant.dishes.find(isNamed(item));
  if (!dish) {
    const isElsewhere = restaurants.some((one) => one.dishes.some(isNamed(item)));
    const message = isElsewhere ? "This dish is on another menu" : "There is no such dish";
    add(`${field}.${item.id === undefined ? "name" : "id"}`, "item_unavailable", message);
    return null;
  }
  if (!isOffered(dish, kind)) add(`${field}.id`, "item_unavailable", onlyFor(dish));
  const { quantity, chosen, note } = item;
  const checked = priceDish(dish, restaurant, chosen);
  if ("problems" in checked) {
    for (const { path, code, message } of checked.problems) add(`${field}.${fieldPath(path)}`, code, message);
    return null;
  }
  const priceCents = checked.unit;
  if (item.price !== undefined && !isPrice(item.price, priceCents, currency))
    add(`${field}.price`, "totals_changed", `The price is ${formatMoney(priceCents, currency)}`);
  const { id: dishId, name, category, taxClass } = dish;
  const { parts: options, contents } = checked;
  return { dishId, name, quantity, chosen, note, priceCents, category, taxClass, options, contents };
}

/**
 * Compares the lines and the total of a cart with the server's menu.
 * @param key the idempotency key
 * @throws AppError `invalid` with the differences by field
 */
export async function checkCart(
  input: PaymentInput,
  key: string | null,
  { address, seat = null }: Omit<Sender, "signal">,
): Promise<CheckedCart> {
  const { items, amount, email, name = UNNAMED, orderId } = input;
  const restaurants = await openRestaurants.get();
  const restaurant = restaurantOf(restaurants, input) ?? (await refuseRestaurant(input.restaurantId));
  const { restaurantId } = restaurant;
  const terms = await currentTerms(restaurant.terms);
  const { currency } = terms;
  requireGuest({ kind: input.kind, email, name }, terms);
  const differences = createDifferences(items);
  if (input.currency !== currency.toLowerCase())
    differences.add("currency", "totals_changed", `Only ${currency.toLowerCase()} is possible`);
  const { tipCents = 0, kind = firstKind(terms) } = input;
  const menus = { restaurants, restaurant, currency, kind };
  const priced = items
    .map((item, index) => priceItem(item, `items.${index}`, menus, differences.add))
    .filter((line) => line !== null);
  requireStorable(priced.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0));
  const { subtotalCents } = priceCart(priced, terms, kind).totals;
  const wanted = { restaurantId, code: input.voucher, terms, subtotal: subtotalCents };
  const voucher = await requireVoucher({ ...wanted, usedBy: { email, key, orderId } }, address);
  const place = { postcode: input.postalCode ?? "", point: input.point };
  const lines = priced.map(({ dishId, name, quantity, chosen, note }) => ({
    dishId,
    name,
    quantity,
    chosen,
    note,
  }));
  // A repeated payment without a key is of the order of the first one, also if another phone has ordered since.
  const findKey = async () => key ?? (email === "" ? null : ownKey(input, { restaurantId, lines }));
  const isLater = await isLaterOrder({ ...input, restaurantId, kind, terms, findKey }, seat);
  const { totals } = priceMenuLines(priced, termsAtTable(terms, isLater), {
    kind,
    tip: tipCents,
    voucher,
    place,
  });
  const { totalCents } = totals;
  requireDelivered({ terms, kind, place, totals });
  requireChargeable(totalCents, currency, terms.paysOnHandover);
  const wrongTip = tipProblem(tipCents, terms, subtotalCents);
  if (wrongTip) differences.add("tipCents", "invalid_tip", wrongTip);
  if (priced.length === items.length && amount !== totalCents)
    differences.add("amount", "totals_changed", `The total is ${totalCents} cents, with tax and delivery`);
  differences.requireNone();
  return {
    restaurantId,
    lines,
    ordered: priced.map(({ dishId, name, quantity, options }) => ({ dishId, name, quantity, options })),
  };
}
