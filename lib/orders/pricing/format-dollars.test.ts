import { expect, test } from "@jest/globals";
import { formatCents } from "@/lib/orders/totals";
import { formatMoney } from "@/lib/platform/money/money";
import fc from "@/tests/support/properties";

test("dollars are shown as by formatCents", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(formatMoney(cents, "USD")).toBe(formatCents(cents));
    }),
  );
});
