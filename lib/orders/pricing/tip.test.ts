import { expect, test } from "@jest/globals";
import { demoTerms, orderKinds } from "@/lib/restaurants/terms/terms";
import fc from "@/tests/support/properties";
import { priceCart } from "./price-cart";
import { type TipChoice, tipOf, tipProblem } from "./tip";

test.each<[TipChoice["by"], string, number | null]>([
  ["none", "5", 0],
  [5, "", 50],
  [10, "", 100],
  [15, "", 150],
  ["own", "2.50", 250],
  ["own", "3", 300],
  ["own", " ", 0],
  ["own", "much", null],
  ["own", "-1", null],
])("a tip of %s “%s” on dishes for 9.99 is %j", (by, amount, cents) => {
  expect(tipOf({ by, amount }, 999, "EUR")).toBe(cents);
});

test("a tip needs a restaurant that asks for it, and is not higher than the dishes", () => {
  const terms = { asksTip: true };
  expect(tipProblem(0, demoTerms, 0)).toBeNull();
  expect(tipProblem(1, demoTerms, 999)).toMatch(/takes no tips/);
  expect(tipProblem(999, terms, 999)).toBeNull();
  expect(tipProblem(1000, terms, 999)).toMatch(/can’t be higher/);
});

const line = fc.record({
  priceCents: fc.nat(50_000),
  quantity: fc.integer({ min: 1, max: 9 }),
  category: fc.constant("soups"),
});

test("a tip adds itself to the total and changes nothing else", () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      fc.constantFrom(...orderKinds),
      fc.integer({ min: 1, max: 10_000 }),
      (lines, pricesIncludeTax, kind, tip) => {
        const terms = { ...demoTerms, pricesIncludeTax };
        const without = priceCart(lines, terms, kind);
        const { totals, lines: taxes } = priceCart(lines, terms, kind, { tip });
        expect(totals).toEqual({
          ...without.totals,
          tipCents: tip,
          totalCents: without.totals.totalCents + tip,
        });
        expect(taxes).toEqual(without.lines);
        expect(without.totals).not.toHaveProperty("tipCents");
      },
    ),
  );
});
