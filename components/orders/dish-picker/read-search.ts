import { orderLimits } from "@/lib/orders/types";

/** Parses `2 jollof` and `2x jollof` as a quantity and the text to search for. A number alone is a text. */
export function readSearch(typed: string): { quantity: number; text: string } {
  const [, digits, text] = /^\s*(\d{1,2})\s*[x×*]?\s+(\S.*)$/i.exec(typed) ?? [];
  const quantity = Number(digits);
  if (text === undefined || quantity < 1 || quantity > orderLimits.quantity)
    return { quantity: 1, text: typed.trim() };
  return { quantity, text: text.trim() };
}
