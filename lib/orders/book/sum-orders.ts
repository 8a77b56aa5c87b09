import { divideHalfUp } from "@/lib/orders/pricing/spread";
import { type RateShare, sharesOf } from "@/lib/orders/rate-shares";
import type { RefundPart } from "./refunds";
import { type Amounts, addSums, noSums, type Sums } from "./sums";
import type { Turnover } from "./turnover";

/** The sums of a currency by business day, without empty days, and of all days. */
export type Book = { currency: string; total: Sums; days: (Sums & { day: string })[] };

export type DayTurnover = { day: string; turnover: Turnover };
/** A refund by rate, with the turnover of its order. */
export type DayRefund = DayTurnover & { parts: readonly RefundPart[] };

const totalOf = (rates: readonly Amounts[], of: keyof Amounts) =>
  rates.reduce((sum, rate) => sum + rate[of], 0);

/** Returns the sums of amounts by rate, as those of one kind and means. */
function sumsOf(
  { kind, means }: Turnover,
  rates: Sums["rates"],
  {
    orders,
    deliveryCents,
    tipCents,
    discountCents,
  }: Pick<Sums, "orders" | "deliveryCents" | "tipCents" | "discountCents">,
): Sums {
  const all = {
    orders,
    grossCents: totalOf(rates, "grossCents"),
    netCents: totalOf(rates, "netCents"),
    taxCents: totalOf(rates, "taxCents"),
    refundedCents: totalOf(rates, "refundedCents"),
    refundedTaxCents: totalOf(rates, "refundedTaxCents"),
  };
  return {
    ...all,
    deliveryCents,
    tipCents,
    discountCents,
    rates,
    kinds: [{ kind, ...all }],
    means: [{ means, ...all }],
  };
}

const soldAt = ({ basisPoints, gross, tax }: RateShare): Sums["rates"][number] => ({
  basisPoints,
  grossCents: gross,
  netCents: gross - tax,
  taxCents: tax,
  refundedCents: 0,
  refundedTaxCents: 0,
});

const sold = (turnover: Turnover): Sums => sumsOf(turnover, sharesOf(turnover).map(soldAt), turnover);

/** Adds up a refund by rate, with the same proportion of tax as in its order. */
function refunded({ turnover, parts }: DayRefund): Sums {
  const shares = sharesOf(turnover);
  const rates = [...new Set(parts.map(({ basisPoints }) => basisPoints))].map((basisPoints) => {
    const ofRate = shares.filter((share) => share.basisPoints === basisPoints);
    const refundedCents = parts
      .filter((part) => part.basisPoints === basisPoints)
      .reduce((sum, { cents }) => sum + cents, 0);
    const gross = ofRate.reduce((sum, share) => sum + share.gross, 0);
    const tax = ofRate.reduce((sum, share) => sum + share.tax, 0);
    const refundedTaxCents = gross === 0 ? 0 : divideHalfUp(tax, refundedCents, gross);
    return { basisPoints, grossCents: 0, netCents: 0, taxCents: 0, refundedCents, refundedTaxCents };
  });
  return sumsOf(turnover, rates, noSums);
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
