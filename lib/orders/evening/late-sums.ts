import type { DaySums } from "./about";

/** Returns what has changed in the sums of a day since they were told, less amounts as negative ones; null if nothing has. */
export function sumsSince(told: DaySums, now: DaySums): DaySums | null {
  const amounts = now.amounts.map(({ currency, turnoverCents, refundedCents }) => {
    const before = told.amounts.find((one) => one.currency === currency);
    return {
      currency,
      turnoverCents: turnoverCents - (before?.turnoverCents ?? 0),
      refundedCents: refundedCents - (before?.refundedCents ?? 0),
    };
  });
  const [orders, cancelled] = [now.orders - told.orders, now.cancelled - told.cancelled];
  const isChanged =
    orders !== 0 ||
    cancelled !== 0 ||
    amounts.some(({ turnoverCents, refundedCents }) => turnoverCents !== 0 || refundedCents !== 0);
  return isChanged ? { orders, cancelled, open: now.open, amounts } : null;
}
