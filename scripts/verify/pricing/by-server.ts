import { priceCart } from "@/lib/orders/pricing/price-cart";
import { priceDish } from "@/lib/restaurants/options/price-dish";
import { termsAt } from "@/lib/restaurants/terms/terms";
import { zonesAt } from "@/lib/restaurants/terms/zones-at";
import { discountOf } from "@/lib/vouchers/voucher";
import { type PricedInput, randomCarts } from "./random-carts";

/** Prices a cart as `priceOrder` of `lib/orders/price-order.server.ts` does. */
function priceOnServer({ menu, cart, kind, postcode, tip, voucher }: PricedInput): string {
  const chosen = cart.map(({ id, quantity, chosen: options }) => {
    const dish = menu.dishes.find((one) => one.id === id);
    if (!dish) throw new Error(`The menu has no dish ${id}.`);
    const priced = priceDish(dish, menu, options);
    if ("problems" in priced) throw new Error(`${id}: ${JSON.stringify(priced.problems)}`);
    const { category, taxClass } = dish;
    return { priceCents: priced.unit, quantity, category, taxClass, contents: priced.contents };
  });
  const { totals, lines } = priceCart(chosen, termsAt(menu.terms, 0), kind, {
    tip,
    discount: discountOf(voucher),
    zones: zonesAt(menu.terms, { postcode }),
  });
  return JSON.stringify({ units: chosen.map(({ priceCents }) => priceCents), totals, lines });
}

/** Prices as many carts of a seed. */
export const price = (seed: number, count: number): string[] =>
  [...randomCarts(seed, count)].map(priceOnServer);
