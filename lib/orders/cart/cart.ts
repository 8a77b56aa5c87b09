import { priceCart, type Totals } from "@/lib/orders/pricing/price-cart";
import { orderLimits } from "@/lib/orders/types";
import type { ShownDish } from "@/lib/restaurants/published/answers";
import type { OrderKind, Terms } from "@/lib/restaurants/terms/terms";

export type CartLine = { id: string; quantity: number };

/** The chosen dishes of one menu, each once, in the order in which they were added. */
export type Cart = readonly CartLine[];

export type CartAction =
  | { type: "add" | "remove"; id: string }
  | { type: "set"; id: string; quantity: number }
  | { type: "clear" };

const quantityIn = (cart: Cart, id: string) => cart.find((line) => line.id === id)?.quantity ?? 0;

function withQuantity(cart: Cart, id: string, wanted: number): Cart {
  if (!Number.isInteger(wanted)) return cart;
  if (wanted <= 0) return cart.filter((line) => line.id !== id);
  const quantity = Math.min(wanted, orderLimits.quantity);
  return cart.some((line) => line.id === id)
    ? cart.map((line) => (line.id === id ? { id, quantity } : line))
    : [...cart, { id, quantity }];
}

/** Applies an action. Quantities are limited to `orderLimits.quantity`; a quantity of 0 or less removes the dish. */
export function changeCart(cart: Cart, action: CartAction): Cart {
  if (action.type === "clear") return [];
  if (action.type === "remove") return withQuantity(cart, action.id, 0);
  if (action.type === "set") return withQuantity(cart, action.id, action.quantity);
  return withQuantity(cart, action.id, quantityIn(cart, action.id) + 1);
}

export type BillLine = { dish: ShownDish; quantity: number; lineCents: number };

export type Bill = {
  /** The lines to order. */
  lines: BillLine[];
  /** Lines of dishes that sold out: shown, but neither counted nor charged. */
  unavailable: BillLine[];
  /** The number of portions in `lines`. */
  count: number;
  totals: Totals;
};

/** Prices a cart by the menu and the terms. */
export function billOf(cart: Cart, dishes: readonly ShownDish[], terms: Terms, kind: OrderKind): Bill {
  const all = cart.flatMap(({ id, quantity }) => {
    const dish = dishes.find((one) => one.id === id);
    return dish ? [{ dish, quantity, lineCents: dish.priceCents * quantity }] : [];
  });
  const lines = all.filter(({ dish }) => !dish.soldOut);
  return {
    lines,
    unavailable: all.filter(({ dish }) => dish.soldOut),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: priceCart(
      lines.map(({ dish: { priceCents, category }, quantity }) => ({ priceCents, category, quantity })),
      terms,
      kind,
    ).totals,
  };
}
