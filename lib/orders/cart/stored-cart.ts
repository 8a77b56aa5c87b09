import { orderLimits } from "@/lib/orders/types";
import { findDish } from "@/lib/restaurants/published/menu";
import type { Menu } from "@/lib/restaurants/published/types";
import type { Cart, CartLine } from "./cart";

/** A browser keeps no more lines than this of a cart. */
const MAX_CART_LINES = 1000;

export type StoredCart = {
  cart: Cart;
  /** How many lines were left out, as the menu has no such dish any more. */
  dropped: number;
};

/** The lines that the text holds; none where it is no cart. A guest's page has no library to check it with. */
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

/** The lines of a cart from the browser's storage, each dish once, whether a menu has it or not. */
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
 * Parses a cart from the browser's storage, which anybody may have edited: only dishes of this menu and whole
 * quantities are accepted.
 */
export function parseCart(text: string | null, menu: Pick<Menu, "dishes">): StoredCart {
  const cart = readCart(text).filter(({ id }) => findDish(menu, id));
  return { cart, dropped: readLines(text).length - cart.length };
}

/** A cart for the browser's storage. It contains no prices: those always come from the menu. */
export function formatCart(cart: Cart): string {
  return JSON.stringify({ lines: cart.map(({ id, quantity }) => ({ id, quantity })) });
}
