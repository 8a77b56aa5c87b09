import { orderLimits } from "@/lib/orders/types";
import { findDish } from "@/lib/restaurants/published/menu";
import type { Restaurant } from "@/lib/restaurants/published/types";
import type { Cart, CartLine } from "./cart";

/** The maximum number of stored lines. */
const MAX_CART_LINES = 1000;

export type StoredCart = {
  cart: Cart;
  /** The number of skipped lines whose dish is not on the menu. */
  dropped: number;
};

/** Reads the lines of a stored cart; none if it is invalid. Without zod, which guests' pages don't load. */
function readLines(text: string | null): unknown[] {
  try {
    const { lines } = JSON.parse(text ?? "") as { lines?: unknown };
    return Array.isArray(lines) && lines.length <= MAX_CART_LINES ? lines : [];
  } catch {
    return [];
  }
}

function readLine(line: unknown): CartLine | null {
  const { id, quantity } = Object(line) as Partial<Record<keyof CartLine, unknown>>;
  if (typeof id !== "string" || id.length > 100) return null;
  if (!Number.isInteger(quantity) || Number(quantity) < 1 || Number(quantity) > orderLimits.quantity)
    return null;
  return { id, quantity: Number(quantity) };
}

/** Parses the lines of a stored cart, each dish once, also those that the menu lacks. */
export function readCart(text: string | null): CartLine[] {
  const seen = new Set<string>();
  return readLines(text).flatMap((one) => {
    const line = readLine(one);
    if (!line || seen.has(line.id)) return [];
    seen.add(line.id);
    return [line];
  });
}

/**
 * Parses a cart from the browser's storage, which the user may have edited. Accepts only dishes of this menu and
 * integer quantities.
 */
export function parseCart(text: string | null, restaurant: Pick<Restaurant, "dishes">): StoredCart {
  const cart = readCart(text).filter(({ id }) => findDish(restaurant, id));
  return { cart, dropped: readLines(text).length - cart.length };
}

/** Formats a cart for the browser's storage, without prices, which always come from the menu. */
export function formatCart(cart: Cart): string {
  return JSON.stringify({ lines: cart.map(({ id, quantity }) => ({ id, quantity })) });
}
