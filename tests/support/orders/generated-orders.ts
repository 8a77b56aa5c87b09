import type { RefundedOrder } from "@/lib/orders/book/refunds";
import { priceOrder } from "@/lib/orders/pricing/price-order";
import { priceRefund } from "@/lib/orders/refunds/amounts";
import { orderStatuses, paymentStatuses, type RefundStatus, refundStatuses } from "@/lib/orders/types";
import { orderKinds } from "@/lib/restaurants/terms/terms";
import fc from "@/tests/support/properties";

/** Choices of refunds; those that aren't possible are left out. */
type Choice = {
  /** By line. */
  quantities: readonly number[];
  withDelivery: boolean;
  withTip: boolean;
  amountCents: number | undefined;
  status: RefundStatus;
  createdAt: Date;
};

/** Makes the refunds that are possible, one after another. */
export function givenBack(order: RefundedOrder, choices: readonly Choice[]): RefundedOrder["refunds"] {
  const refunds: RefundedOrder["refunds"][number][] = [];
  for (const { quantities, status, createdAt, amountCents, ...choice } of choices) {
    const isAmount = amountCents !== undefined;
    const chosen = quantities.map((quantity, position) => ({ position, quantity }));
    const lines = isAmount ? [] : chosen.filter(({ quantity }) => quantity > 0);
    const withDelivery = !isAmount && choice.withDelivery;
    const withTip = !isAmount && choice.withTip;
    const priced = priceRefund(order, refunds, { lines, withDelivery, withTip, amountCents });
    if (!("field" in priced)) refunds.push({ ...priced, status, createdAt, withDelivery, withTip });
  }
  return refunds;
}

const cents = fc.integer({ min: 0, max: 50_000 });
const rate = fc.constantFrom(0, 550, 700, 1000, 1900);
const date = fc.date({ min: new Date("2026-11-01"), max: new Date("2026-11-08"), noInvalidDate: true });
const line = fc.record({ unit: cents, quantity: fc.integer({ min: 1, max: 9 }), basisPoints: rate });
const choice = fc.record({
  quantities: fc.array(fc.nat(3), { maxLength: 4 }),
  withDelivery: fc.boolean(),
  withTip: fc.boolean(),
  amountCents: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
  status: fc.constantFrom(...refundStatuses),
  createdAt: date,
});
const discount = fc.option(fc.record({ basisPoints: fc.integer({ min: 0, max: 10_000 }) }));

/** Orders of any payment and status, some with refunds. */
export const generatedOrder = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    fee: cents,
    feeRate: rate,
    tip: fc.integer({ min: 0, max: 500 }),
    discount,
    taxIncluded: fc.boolean(),
    keepsTaxes: fc.boolean(),
    currency: fc.constantFrom("EUR", "JPY"),
    kind: fc.option(fc.constantFrom(...orderKinds)),
    payment: fc.constantFrom(...paymentStatuses),
    status: fc.constantFrom(...orderStatuses),
    createdAt: date,
    choices: fc.array(choice, { maxLength: 4 }),
  })
  .map(({ lines, fee, feeRate, tip, discount: wanted, keepsTaxes, choices, ...rest }): RefundedOrder => {
    const fees = [{ amount: fee, basisPoints: feeRate }];
    const priced = priceOrder({ lines, fees, tip, discount: wanted, pricesIncludeTax: rest.taxIncluded });
    const order: RefundedOrder = {
      ...rest,
      // There were no discounts before rates were stored.
      taxes: keepsTaxes || wanted ? priced.taxes : [],
      taxCents: priced.tax,
      subtotalCents: priced.goods,
      deliveryCents: priced.feesTotal,
      tipCents: priced.tip,
      discountCents: priced.discount,
      totalCents: priced.total,
      lines: lines.map(({ unit: priceCents, quantity, basisPoints: taxBasisPoints }, index) => ({
        quantity,
        priceCents,
        taxBasisPoints,
        taxCents: priced.lines[index]?.tax ?? 0,
        discountCents: priced.lines[index]?.discount ?? 0,
      })),
      refunds: [],
    };
    return { ...order, refunds: givenBack(order, choices) };
  });
