import { expect, test } from "@jest/globals";
import { priceCart } from "@/lib/orders/pricing/price-cart";
import { demoTerms, orderKinds } from "@/lib/restaurants/terms/terms";
import fc from "@/tests/support/properties";
import { discountOf, normalizeCode, voucherKinds } from "./voucher";

test("a code is compared without its case and the spaces around it", () => {
  expect(normalizeCode(" Summer-26 ")).toBe("SUMMER-26");
});

const line = fc.record({
  priceCents: fc.nat(50_000),
  quantity: fc.integer({ min: 1, max: 9 }),
  category: fc.constantFrom("soups", "drinks"),
});
const terms = fc.boolean().map((pricesIncludeTax) => ({
  ...demoTerms,
  pricesIncludeTax,
  taxClasses: [
    { id: "food", label: "Food", pickup: 700, delivery: 700, table: 1900, categories: [] },
    { id: "drinks", label: "Drinks", pickup: 1900, delivery: 1900, table: 1900, categories: ["drinks"] },
  ],
}));

test("a discount is spread over the lines, is no higher than them, and leaves delivery and tip alone", () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      terms,
      fc.constantFrom(...orderKinds),
      fc.record({ kind: fc.constantFrom(...voucherKinds), value: fc.integer({ min: 1, max: 10_000 }) }),
      fc.nat(500),
      (lines, own, kind, voucher, tip) => {
        const { totals, lines: shares } = priceCart(lines, own, kind, { tip, discount: discountOf(voucher) });
        const { discountCents = 0, subtotalCents, deliveryCents, taxCents, taxIncluded, totalCents } = totals;
        expect(discountCents).toBeLessThanOrEqual(subtotalCents);
        expect(shares.reduce((sum, share) => sum + share.discountCents, 0)).toBe(discountCents);
        for (const [index, share] of shares.entries()) {
          const { priceCents = 0, quantity = 0 } = lines[index] ?? {};
          expect(share.discountCents).toBeLessThanOrEqual(priceCents * quantity);
        }
        const added = taxIncluded ? 0 : taxCents;
        expect(totalCents).toBe(subtotalCents - discountCents + deliveryCents + tip + added);
        expect(deliveryCents).toBe(priceCart(lines, own, kind).totals.deliveryCents);
      },
    ),
  );
});
