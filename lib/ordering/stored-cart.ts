import { z } from "zod";
import type { Cart } from "./cart";
import { findDish } from "./menu";
import { type MenuKey, orderLimits } from "./schema";

const storedLine = z.object({
  id: z.string().max(100),
  quantity: z.int().min(1).max(orderLimits.quantity),
});
const stored = z.object({ lines: z.array(z.unknown()).max(1000) });

export type StoredCart = {
  cart: Cart;
  /** How many lines were left out, as the menu has no such dish any more. */
  dropped: number;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads what a browser kept, which anybody may have edited: dishes of this menu and whole quantities pass. */
export function parseCart(text: string | null, menu: MenuKey): StoredCart {
  const { success, data } = stored.safeParse(parseJson(text ?? ""));
  if (!success) return { cart: [], dropped: 0 };
  const seen = new Set<string>();
  const cart = data.lines.flatMap((one) => {
    const line = storedLine.safeParse(one).data;
    if (!line || seen.has(line.id) || !findDish(menu, line.id)) return [];
    seen.add(line.id);
    return [line];
  });
  return { cart, dropped: data.lines.length - cart.length };
}

/** What `parseCart` reads. It holds no price: those always come from the menu. */
export function formatCart(cart: Cart): string {
  return JSON.stringify({ lines: cart.map(({ id, quantity }) => ({ id, quantity })) });
}
