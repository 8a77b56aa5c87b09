/** A value of one category or day; `isRest` where it stands for all that are not named. */
export type Share = { label: string; value: number; isRest?: boolean };

const number = (value: number) => value.toLocaleString("en");
/** "1 order", "1,204 orders". */
export const counted = (value: number, unit: string) => `${number(value)} ${unit}${value === 1 ? "" : "s"}`;
const sumOf = (values: readonly Share[]) => values.reduce((sum, { value }) => sum + value, 0);

/** The greatest; of several that are equal the last. */
const greatest = (values: readonly Share[]) =>
  values.reduce<Share | null>((best, one) => (best && best.value > one.value ? best : one), null);

/** The greatest first, at most so many of them; what is left is one more, so that nothing is missing in their sum. */
export function topShares(shares: readonly Share[], most: number): Share[] {
  const sorted = shares.toSorted((a, b) => b.value - a.value);
  const rest = sumOf(sorted.slice(most));
  return [
    ...sorted.slice(0, most),
    ...(rest > 0 ? [{ label: "All others", value: rest, isRest: true }] : []),
  ];
}

/** What bars by category say: "44 downloads: Finance leads with 30, Analytics is last with 2." */
export function describeShares(shares: readonly Share[], unit: string): string {
  const total = sumOf(shares);
  const [best, ...others] = shares.filter(({ isRest }) => !isRest).toSorted((a, b) => b.value - a.value);
  const last = others.at(-1);
  if (!best || total === 0) return `No ${unit}s yet.`;
  if (!last) return `${counted(total, unit)}, all of ${best.label}.`;
  if (last.value === best.value) return `${counted(total, unit)}, ${number(best.value)} each.`;
  return `${counted(total, unit)}: ${best.label} leads with ${number(best.value)}, ${last.label} is last with ${number(last.value)}.`;
}

/** What bars by day say: "12 orders in 14 days, most on Nov 21 (5)." */
export function describeDays(days: readonly Share[], unit: string): string {
  const total = sumOf(days);
  const best = greatest(days);
  const within = `in ${days.length === 1 ? "one day" : `${days.length} days`}`;
  if (!best || total === 0) return `No ${unit}s ${within}.`;
  return `${counted(total, unit)} ${within}, most on ${best.label} (${number(best.value)}).`;
}

/** How a number compares with the one before it: "25% more than in the week before". */
export function describeChange(now: number, before: number, period: string): string {
  if (before === 0) return now === 0 ? `None in ${period} either` : `None in ${period}`;
  if (now === before) return `As many as in ${period}`;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return `About as many as in ${period}`;
  return `${number(percent)}% ${now > before ? "more" : "fewer"} than in ${period}`;
}
