import { hasCapacity, type SlotRules } from "./slot-rules";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function laterWords({ takesLater, takesLaterWhileClosed, gridMinutes, horizonDays }: SlotRules): string {
  if (!takesLater) return "Guests order for as soon as possible.";
  const until =
    horizonDays === 0
      ? "today"
      : `today and on the next ${horizonDays === 1 ? "day" : `${horizonDays} days`}`;
  const closed = takesLaterWhileClosed ? ", also while you are closed" : "";
  return `Guests may choose a time, every ${gridMinutes} minutes, ${until}${closed}.`;
}

function capacityWords({ maxUnits, maxOrders, gridMinutes }: SlotRules): string {
  const limits = [
    ...(maxUnits === null ? [] : [counted(maxUnits, "unit of effort", "units of effort")]),
    ...(maxOrders === null ? [] : [counted(maxOrders, "order", "orders")]),
  ];
  return `At most ${limits.join(" and ")} each ${gridMinutes} minutes.`;
}

/** Says what the rules of times and capacity mean. */
export const slotWords = (rules: SlotRules): string =>
  [laterWords(rules), ...(hasCapacity(rules) ? [capacityWords(rules)] : [])].join(" ");
