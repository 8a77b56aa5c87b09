import { menuLines, priceMenuLines } from "@/lib/orders/menu-lines";
import { termsAt } from "@/lib/restaurants/terms/terms";
import { type PricedInput, randomCarts } from "./random-carts";

/** Prices a cart by the functions that price a stored order. */
function priceOnServer({ menu, cart, kind, postcode, tip, voucher }: PricedInput): string {
  const chosen = menuLines(menu, cart);
  const terms = termsAt(menu.terms, 0);
  const { totals, lines } = priceMenuLines(chosen, terms, { kind, tip, voucher, place: { postcode } });
  return JSON.stringify({ units: chosen.map(({ priceCents }) => priceCents), totals, lines });
}

/** Prices as many carts of a seed. */
export const price = (seed: number, count: number): string[] =>
  [...randomCarts(seed, count)].map(priceOnServer);
