import type { Fees } from "@/lib/restaurants/published/types";

export type Totals = { subtotalCents: number; taxCents: number; deliveryCents: number; totalCents: number };

/** Returns the totals of an order in integer cents; rounds half a cent of tax up. An empty cart costs nothing. */
export function totalsOf(
  lines: readonly { priceCents: number; quantity: number }[],
  { taxPercent, deliveryCents: fee }: Fees,
): Totals {
  const subtotalCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const taxCents = Math.floor((subtotalCents * taxPercent + 50) / 100);
  const deliveryCents = lines.length === 0 ? 0 : fee;
  return { subtotalCents, taxCents, deliveryCents, totalCents: subtotalCents + taxCents + deliveryCents };
}

/** Formats cents as dollars with two decimals: `$12.30`. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "−" : ""}$${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
