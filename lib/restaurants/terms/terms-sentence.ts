import { formatMoney } from "@/lib/platform/money/money";
import { formatRate } from "@/lib/platform/money/rate";
import type { Terms } from "./terms";
import { deliveredTo } from "./zone-words";

function taxWords({ pricesIncludeTax, taxClasses, orderKinds }: Terms): string | null {
  const rates = new Set(
    taxClasses.flatMap((one) =>
      [one, ...(one.changes ?? [])].flatMap((rates) => orderKinds.map((kind) => rates[kind])),
    ),
  );
  const [rate = 0] = rates;
  if (pricesIncludeTax || Math.max(...rates) === 0) return null;
  return rates.size === 1 ? `Tax of ${formatRate(rate)}` : "Tax";
}

/** Returns the lowest and the highest amount of all zones; without zones, those of the terms. */
function rangeOf(
  terms: Terms,
  ofZone: "fee" | "minimum",
  ofTerms: "deliveryFee" | "deliveryMinimum",
): [lowest: number, highest: number] {
  const amounts = terms.zones.length > 0 ? terms.zones.map((zone) => zone[ofZone]) : [terms[ofTerms]];
  return [Math.min(...amounts), Math.max(...amounts)];
}

/** Describes an amount that depends on the area. */
function fromTo([lowest, highest]: [number, number], currency: string): string {
  const most = formatMoney(highest, currency);
  if (lowest === highest) return most;
  return lowest === 0 ? `Up to ${most}` : `${formatMoney(lowest, currency)} to ${most}`;
}

function minimumWords([lowest, highest]: [number, number], currency: string): string | null {
  if (highest === 0) return null;
  const [least, most] = [formatMoney(lowest, currency), formatMoney(highest, currency)];
  if (lowest === highest) return `We deliver from ${most}.`;
  return lowest === 0
    ? `To some areas we deliver from ${most}.`
    : `We deliver from ${least} to ${most}, by area.`;
}

/** Describes the tax and the delivery fee that are added to prices, and the areas of deliveries; empty without them. */
export function termsSentence(terms: Terms): string {
  const { currency, orderKinds, zones } = terms;
  const delivers = orderKinds.includes("delivery");
  const tax = taxWords(terms);
  const fees = rangeOf(terms, "fee", "deliveryFee");
  const amount = tax ? fromTo(fees, currency).replace(/^U/, "u") : fromTo(fees, currency);
  const fee = delivers && Math.max(...fees) > 0 ? `${amount} for delivery` : null;
  const where = orderKinds.length === 1 || !fee ? "to each order" : "to an order";
  const added = [tax, fee].filter(Boolean).join(" and ");
  return [
    added && `${added} ${tax && !fee ? "is" : "are"} added ${where}.`,
    delivers && zones.length > 0 && deliveredTo(terms),
    delivers && minimumWords(rangeOf(terms, "minimum", "deliveryMinimum"), currency),
  ]
    .filter(Boolean)
    .join(" ");
}
