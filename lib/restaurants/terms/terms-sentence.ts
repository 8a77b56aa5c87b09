import { formatMoney } from "@/lib/platform/money/money";
import { formatRate } from "@/lib/platform/money/rate";
import type { Terms } from "./terms";

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

/** Describes the tax and the delivery fee that are added to prices; empty without both. */
export function termsSentence(terms: Terms): string {
  const { currency, deliveryFee, deliveryMinimum, orderKinds } = terms;
  const delivers = orderKinds.includes("delivery");
  const tax = taxWords(terms);
  const fee = delivers && deliveryFee > 0 ? `${formatMoney(deliveryFee, currency)} for delivery` : null;
  const where = orderKinds.length === 1 || !fee ? "to each order" : "to an order";
  const added = [tax, fee].filter(Boolean).join(" and ");
  const minimum =
    delivers && deliveryMinimum > 0 && `We deliver from ${formatMoney(deliveryMinimum, currency)}.`;
  return [added && `${added} ${tax && !fee ? "is" : "are"} added ${where}.`, minimum]
    .filter(Boolean)
    .join(" ");
}
