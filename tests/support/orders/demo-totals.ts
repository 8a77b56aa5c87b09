/** Computes what an order of a demo costs by the specification: 10 % tax and $5.00 for delivery are added. */
export function demoTotals(lines: readonly { priceCents: number; quantity: number }[]) {
  const subtotalCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const taxCents = Math.floor((subtotalCents * 10 + 50) / 100);
  const deliveryCents = lines.length === 0 ? 0 : 500;
  return { subtotalCents, taxCents, deliveryCents, totalCents: subtotalCents + taxCents + deliveryCents };
}
