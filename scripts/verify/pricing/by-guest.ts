import { billOf, pricedLine } from "@/lib/orders/cart/cart";
import { priceCart } from "@/lib/orders/pricing/price-cart";
import { termsAt } from "@/lib/restaurants/terms/terms";
import { zonesAt } from "@/lib/restaurants/terms/zones-at";
import { discountOf } from "@/lib/vouchers/voucher";
import { type PricedInput, randomCarts } from "./random-carts";

/** Prices a cart as the cart and the payment dialog do in the browser. */
function priceForGuest({ menu, cart, kind, postcode, tip, voucher }: PricedInput): string {
  const terms = termsAt(menu.terms, 0);
  const zones = zonesAt(terms, { postcode });
  const bill = billOf(cart, menu.dishes, { ...menu, terms }, { kind, zones });
  const extras = { discount: discountOf(voucher), zones, tip };
  const { totals, lines } = priceCart(bill.lines.map(pricedLine), terms, kind, extras);
  const units = bill.lines.map(({ unitCents }) => unitCents);
  return JSON.stringify({ units, totals, lines });
}

/** Prices as many carts of a seed. */
export const price = (seed: number, count: number): string[] =>
  [...randomCarts(seed, count)].map(priceForGuest);
