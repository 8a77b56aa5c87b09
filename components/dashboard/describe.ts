import { count } from "@/components/ui/count";

/** A value of one category or day; `isRest`: the sum of all others. */
export type Share = { label: string; value: number; isRest?: boolean };

const number = (value: number) => value.toLocaleString("en");
/** The title of a column of counts: "Orders". */
export const columnTitle = (unit: string) => `${unit.charAt(0).toUpperCase()}${unit.slice(1)}s`;
const sumOf = (values: readonly Share[]) => values.reduce((sum, { value }) => sum + value, 0);

/** The greatest value; of equal ones the last. */
const greatest = (values: readonly Share[]) =>
  values.reduce<Share | null>((best, one) => (best && best.value > one.value ? best : one), null);

/** The greatest values first, at most `max`, followed by the sum of the rest. */
export function topShares(shares: readonly Share[], max: number): Share[] {
  const sorted = shares.toSorted((a, b) => b.value - a.value);
  const rest = sumOf(sorted.slice(max));
  return [...sorted.slice(0, max), ...(rest > 0 ? [{ label: "All others", value: rest, isRest: true }] : [])];
}

/** Names up to two leaders: "Finance leads with 30". */
function describeLead(best: Share, named: readonly Share[]): string {
  const leaders = named.filter(({ value }) => value === best.value).map(({ label }) => label);
  if (leaders.length > 2) return `no more than ${number(best.value)} of one`;
  return `${leaders.join(" and ")} ${leaders.length === 1 ? "leads" : "lead"} with ${number(best.value)}`;
}

/** Summarises bars by category: "44 downloads: Finance leads with 30, Analytics is last with 2." */
export function describeShares(shares: readonly Share[], unit: string): string {
  const total = sumOf(shares);
  const named = shares.filter(({ isRest }) => !isRest).toSorted((a, b) => b.value - a.value);
  const [best] = named;
  const hasRest = named.length < shares.length;
  if (!best || total === 0) return `No ${unit}s yet.`;
  if (total === best.value) return `${count(total, unit)}, all of ${best.label}.`;
  const [last, beforeLast] = named.toReversed();
  if (!hasRest && last?.value === best.value) return `${count(total, unit)}, ${number(best.value)} each.`;
  const isLast = !hasRest && last && beforeLast && last.value < beforeLast.value;
  const end = isLast ? `, ${last.label} is last with ${number(last.value)}` : "";
  return `${count(total, unit)}: ${describeLead(best, named)}${end}.`;
}

/** Summarises bars by day: "12 orders in 14 days, most on Nov 21 (5)." */
export function describeDays(days: readonly Share[], unit: string): string {
  const total = sumOf(days);
  const best = greatest(days);
  const within = `in ${days.length === 1 ? "one day" : `${days.length} days`}`;
  if (!best || total === 0) return `No ${unit}s ${within}.`;
  return `${count(total, unit)} ${within}, most on ${best.label} (${number(best.value)}).`;
}

/** Summarises a level by day: "From 6 to 8 members in 14 days." */
export function describeLevel(days: readonly Share[], unit: string): string {
  const [first, last] = [days[0]?.value ?? 0, days.at(-1)?.value ?? 0];
  if (first === last) return `${count(last, unit)} after ${days.length} days, as at their beginning.`;
  return `From ${number(first)} to ${count(last, unit)} in ${days.length} days.`;
}

/** Compares a number with the previous one: "25% more than in the week before". */
export function describeChange(now: number, before: number, period: string): string {
  if (before === 0) return now === 0 ? `None in ${period} either` : `None in ${period}`;
  if (now === before) return `As many as in ${period}`;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return `About as many as in ${period}`;
  return `${number(percent)}% ${now > before ? "more" : "fewer"} than in ${period}`;
}
