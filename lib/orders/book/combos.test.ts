import { expect, test } from "@jest/globals";
import { priceCart } from "@/lib/orders/pricing/price-cart";
import { sharesOf } from "@/lib/orders/rate-shares";
import { priceRefund } from "@/lib/orders/refunds/amounts";
import fc from "@/tests/support/properties";
import { bistroTerms } from "@/tests/support/restaurants/combos";
import { type RefundedOrder, refundsOf } from "./refunds";

const content = fc.record({
  category: fc.constantFrom("food", "drinks"),
  priceCents: fc.integer({ min: 0, max: 3000 }),
});
const anyLine = fc.record({
  priceCents: fc.integer({ min: 1, max: 5000 }),
  quantity: fc.integer({ min: 1, max: 6 }),
  category: fc.constantFrom("food", "drinks"),
  contents: fc.array(content, { maxLength: 4 }),
});
const anyOrder = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
    pricesIncludeTax: fc.boolean(),
    discount: fc.option(fc.record({ basisPoints: fc.integer({ min: 0, max: 5000 }) })),
  })
  .map(({ lines, pricesIncludeTax, discount }): RefundedOrder => {
    const { totals, lines: shares } = priceCart(lines, { ...bistroTerms, pricesIncludeTax }, "pickup", {
      discount,
    });
    return {
      ...totals,
      kind: "pickup",
      payment: "paid",
      status: "done",
      createdAt: new Date("2026-11-03T18:00:00Z"),
      lines: lines.flatMap(({ quantity, priceCents }, index) => {
        const share = shares[index];
        return share ? [{ quantity, priceCents, ...share }] : [];
      }),
      refunds: [],
    };
  });

const at = { status: "done", withDelivery: false, createdAt: new Date("2026-11-04T18:00:00Z") } as const;
const sum = (parts: readonly { cents: number }[]) => parts.reduce((total, { cents }) => total + cents, 0);

test("all dishes given back are booked at the rates at which they were sold", () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const lines = order.lines.map(({ quantity }, position) => ({ position, quantity }));
      const priced = priceRefund(order, [], { lines, withDelivery: false });
      if ("field" in priced) throw new Error(priced.message);
      const [refund] = refundsOf({ ...order, refunds: [{ ...at, ...priced }] });
      for (const { basisPoints, gross } of sharesOf(order))
        expect(sum((refund?.parts ?? []).filter((part) => part.basisPoints === basisPoints))).toBe(gross);
    }),
  );
});

test("any dishes given back are booked with their whole amount, at rates of their own line", () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(3), fc.integer({ min: 1, max: 6 }), (order, position, quantity) => {
      const priced = priceRefund(order, [], { lines: [{ position, quantity }], withDelivery: false });
      if ("field" in priced) return;
      const [refund] = refundsOf({ ...order, refunds: [{ ...at, ...priced }] });
      expect(sum(refund?.parts ?? [])).toBe(priced.amountCents);
      const { taxBasisPoints, taxParts = [] } = order.lines[position] ?? { taxBasisPoints: 0 };
      const rates = [taxBasisPoints, ...taxParts.map(({ basisPoints }) => basisPoints)];
      for (const { basisPoints } of refund?.parts ?? []) expect(rates).toContain(basisPoints);
    }),
  );
});
