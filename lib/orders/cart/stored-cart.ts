import { lineKey } from "@/lib/orders/line-key";
import { orderLimits } from "@/lib/orders/types";
import { MAX_DEPTH } from "@/lib/restaurants/options/check-options";
import type { Choice } from "@/lib/restaurants/options/chosen-options";
import { findDish } from "@/lib/restaurants/published/menu";
import type { Restaurant } from "@/lib/restaurants/published/types";
import type { Cart, CartLine } from "./cart";

/** The maximum number of stored lines. */
const MAX_CART_LINES = 1000;
const MAX_CHOICES = 200;

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

const isShort = (value: unknown): value is string => typeof value === "string" && value.length <= 100;

/** Reads stored options; null if they are invalid. */
function readChosen(stored: unknown, depth = 0): Choice[] | null {
  if (stored === undefined) return [];
  if (!Array.isArray(stored) || stored.length > MAX_CHOICES || depth > MAX_DEPTH) return null;
  const choices = stored.map((one): Choice | null => {
    const { group, option, quantity = 1, chosen } = Object(one) as Partial<Record<keyof Choice, unknown>>;
    const inner = readChosen(chosen, depth + 1);
    if (!isShort(group) || !isShort(option) || !Number.isInteger(quantity) || !inner) return null;
    return {
      group,
      option,
      ...(quantity !== 1 && { quantity: Number(quantity) }),
      ...(inner.length > 0 && { chosen: inner }),
    };
  });
  return choices.every((one) => one !== null) ? choices : null;
}

function readLine(line: unknown): CartLine | null {
  const { id, quantity, chosen, note = "" } = Object(line) as Partial<Record<keyof CartLine, unknown>>;
  const choices = readChosen(chosen);
  if (!isShort(id) || !choices || typeof note !== "string" || note.length > orderLimits.lineNote) return null;
  if (!Number.isInteger(quantity) || Number(quantity) < 1 || Number(quantity) > orderLimits.quantity)
    return null;
  return {
    id,
    quantity: Number(quantity),
    ...(choices.length > 0 && { chosen: choices }),
    ...(note !== "" && { note }),
  };
}

/** Parses the lines of a stored cart, each once, also those that the menu lacks. */
export function readCart(text: string | null): CartLine[] {
  const seen = new Set<string>();
  return readLines(text).flatMap((one) => {
    const line = readLine(one);
    const key = line && lineKey(line);
    if (!line || key === null || seen.has(key)) return [];
    seen.add(key);
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
  return JSON.stringify({
    lines: cart.map(({ id, quantity, chosen, note }) => ({ id, quantity, chosen, note })),
  });
}
