import { count } from "@/components/ui/count";
import { dayName } from "@/lib/restaurants/week/words";
import type { SimulationSummary } from "@/lib/simulation/answers";

export const reasonWords: Record<SimulationSummary["refused"][number]["reason"], string> = {
  restaurant: "The restaurant would take no orders",
  closed: "Closed at that time",
  time: "The chosen time isn’t offered",
  full: "No room in the kitchen",
  kind: "That kind of order isn’t offered",
  zone: "Outside every delivery zone",
  minimum: "Below the minimum of a delivery",
  dish: "A dish is not on the menu",
  dishKind: "A dish isn’t offered for that kind of order",
  dishTime: "A dish isn’t offered at that time",
  option: "An option is not on the menu, or not allowed",
  payment: "That way to pay isn’t offered",
  voucher: "The voucher doesn’t apply",
  tooLarge: "Too much for one order",
  place: "The place of the delivery isn’t known",
};

const percent = new Intl.NumberFormat("en", { signDisplay: "exceptZero", maximumFractionDigits: 1 });

/** Returns a change in basis points as `+3.1 %`; with a minus sign, not a hyphen. */
export const changeWords = (basisPoints: number): string =>
  `${percent.format(basisPoints / 100).replace("-", "−")} %`;

type FullTime = SimulationSummary["fullTimes"][number];

/** Returns `Friday 19:00`. */
export const timeWords = ({ weekday, time }: FullTime): string => `${dayName(weekday)} ${time}`;

/** Returns by how much a time is too full: `14 units over, 2 days`. */
export function overWords({ units, orders, times }: FullTime): string {
  const over = [
    ...(units > 0 ? [count(units, "unit")] : []),
    ...(orders > 0 ? [count(orders, "order")] : []),
  ];
  return `${over.join(" and ")} over${times > 1 ? `, ${count(times, "day")}` : ""}`;
}

/** Names an order by its number and the time at which it was placed. */
export function orderWords({ number, at }: { number: number; at: string }, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return `No. ${number}, ${format.format(new Date(at))}`;
}

/** Returns the orders that were compared. */
export const comparedOrders = ({
  reproduced,
  repriced,
}: Pick<SimulationSummary, "reproduced" | "repriced">) => reproduced + repriced;

/** Returns the sentences about orders that are counted apart. */
export function apartSentences({ repriced, notComparable, left }: SimulationSummary): string[] {
  return [
    ...(repriced > 0
      ? [
          `${count(repriced, "order")} cost something else by what is published now, as that has changed since; ${repriced === 1 ? "it counts" : "they count"} with the price of now.`,
        ]
      : []),
    ...(notComparable > 0
      ? [
          `${count(notComparable, "order")} can’t be compared and ${notComparable === 1 ? "is" : "are"} left out: what is published now would refuse ${notComparable === 1 ? "it" : "them"}, or the place of the delivery isn’t known.`,
        ]
      : []),
    ...(left > 0
      ? [
          `${count(left, "earlier order")} of that time ${left === 1 ? "is" : "are"} left out: at most 10,000 are tried at once.`,
        ]
      : []),
  ];
}
