import { divideHalfUp, spread } from "@/lib/orders/pricing/spread";
import { type RateShare, sharesOf } from "@/lib/orders/rate-shares";
import { type Amounts, addSums, noSums, type Sums } from "./sums";
import type { Turnover } from "./turnover";

/** The sums of a currency by business day, without empty days, and of all days. */
export type Book = { currency: string; total: Sums; days: (Sums & { day: string })[] };

export type DayTurnover = { day: string; turnover: Turnover };
export type DayRefund = DayTurnover & { cents: number };

const totalOf = (rates: readonly Amounts[], of: keyof Amounts) =>
  rates.reduce((sum, rate) => sum + rate[of], 0);

/** Returns the sums of amounts by rate, as those of one kind and means. */
function sumsOf({ kind, means }: Turnover, rates: Sums["rates"], orders = 0, deliveryCents = 0): Sums {
  const all = {
    orders,
    grossCents: totalOf(rates, "grossCents"),
    netCents: totalOf(rates, "netCents"),
    taxCents: totalOf(rates, "taxCents"),
    refundedCents: totalOf(rates, "refundedCents"),
    refundedTaxCents: totalOf(rates, "refundedTaxCents"),
  };
  return { ...all, deliveryCents, rates, kinds: [{ kind, ...all }], means: [{ means, ...all }] };
}

const soldAt = ({ basisPoints, gross, tax }: RateShare): Sums["rates"][number] => ({
  basisPoints,
  grossCents: gross,
  netCents: gross - tax,
  taxCents: tax,
  refundedCents: 0,
  refundedTaxCents: 0,
});

const sold = (turnover: Turnover): Sums =>
  sumsOf(turnover, sharesOf(turnover).map(soldAt), turnover.orders, turnover.deliveryCents);

/** Spreads a refund over the rates of its order in proportion to their shares. */
function refunded({ turnover, cents }: DayRefund): Sums {
  const shares = sharesOf(turnover);
  const parts = spread(
    cents,
    shares.map(({ gross }) => gross),
  );
  const rates = shares.map(({ basisPoints, gross, tax }, index) => {
    const refundedCents = parts[index] ?? 0;
    const refundedTaxCents = gross === 0 ? 0 : divideHalfUp(tax, refundedCents, gross);
    return { basisPoints, grossCents: 0, netCents: 0, taxCents: 0, refundedCents, refundedTaxCents };
  });
  return sumsOf(turnover, rates);
}

const byCode = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** Adds up turnover and refunds by currency and business day. */
export function sumOrders(turnovers: readonly DayTurnover[], refunds: readonly DayRefund[]): Book[] {
  const byCurrency = new Map<string, Map<string, Sums>>();
  function post(day: string, currency: string, sums: Sums): void {
    const days = byCurrency.get(currency) ?? new Map<string, Sums>();
    byCurrency.set(currency, days.set(day, addSums(days.get(day) ?? noSums, sums)));
  }
  for (const { day, turnover } of turnovers) post(day, turnover.currency, sold(turnover));
  for (const refund of refunds) post(refund.day, refund.turnover.currency, refunded(refund));
  return [...byCurrency].sort(byCode).map(([currency, days]) => ({
    currency,
    total: [...days.values()].reduce(addSums, noSums),
    days: [...days].sort(byCode).map(([day, sums]) => ({ day, ...sums })),
  }));
}
